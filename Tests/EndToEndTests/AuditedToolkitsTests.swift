import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// Windows made with other toolkits: they keep running, and only their real mistakes are found.
  ///
  /// Each has an unnamed button that is shown, and a hidden one. Except for wxWidgets, which cannot, each has a field
  /// with a label as its name.
  @Suite struct AuditedToolkitsTests {
    @Test(.enabled("there is no python3-pyqt5") { await Python.has("PyQt5.QtWidgets") })
    func `The audit reads a window of Qt 5`() async throws { try await Self.audit("qt.py", "PyQt5", toolkit: "Qt 5.") }

    @Test(.enabled("there is no python3-pyqt6") { await Python.has("PyQt6.QtWidgets") })
    func `The audit reads a window of Qt 6`() async throws { try await Self.audit("qt.py", "PyQt6", toolkit: "Qt 6.") }

    @Test(.enabled("there is no python3-gi with gir1.2-gtk-3.0") { await Python.hasGtk3() })
    func `The audit reads a window of GTK 3`() async throws { try await Self.audit("gtk3.py", toolkit: "gtk 3.") }

    @Test(.enabled("there is no python3-gi with gir1.2-gtk-3.0") { await Python.hasGtk3() })
    func `The audit reads a window of GTK 3 with an open menu`() async throws {
      try await Self.audit("gtk3.py", "--open-menu", toolkit: "gtk 3.")
    }

    @Test(.enabled("there is no python3-wxgtk4.0") { await Python.has("wx") })
    func `The audit reads a window of wxWidgets`() async throws {
      try await Self.audit("wxwidgets.py", toolkit: "gtk 3.")
    }

    @Test(.enabled("there is no gir1.2-webkit2-4.1") { await Python.hasWebKit() })
    func `The audit reads a page that another process draws in a window of GTK 3`() async throws {
      try await DesktopSession.run { session in
        let file = Self.folder.appending(path: "gtk3_web.py").path
        let window = try session.launch(Python.program, ["-B", file])
        let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: patience)
        let app = try await desktop.application(processID: window.processID)
        try await app.first(.pushButton, named: "Save").wait { $0.states.contains(.showing) }
        await desktop.close()
        let result = try await AuditTool.run(session, ["--app", "\(window.processID)", "--format", "json"])
        #expect(try AuditTool.violations(result.output) == ["name-missing"], "\(result)")
        #expect(window.isRunning, "\(window.standardError)")
        await window.end()
      }
    }

    /// Qt 6 treats large text as a screen with more pixels, and reports the places of small text.
    @Test(.enabled("there is no python3-pyqt6") { await Python.has("PyQt6.QtWidgets") })
    func `Large text of Qt 6 is as large as it reports`() async throws {
      var heights: [Int] = []
      for scale in [1.0, 2] {
        let file = Self.folder.appending(path: "qt.py").path
        let height = try await TestApplication.run(
          Python.program.path, ["-B", file, "PyQt6"], environment: ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"],
          settings: SessionSettings(textScale: scale), patience: .long
        ) { app in
          try await app.find(.pushButton, named: "Save").accessible.extents().height
        }
        heights.append(height)
      }
      #expect(heights[1] > heights[0] * 3 / 2, "\(heights)")
    }

    @Test(.enabled("there is no python3-gi with gir1.2-gtk-3.0") { await Python.hasGtk3() })
    func `A modal dialog that opens with the application is used first, and the window below it later`() async throws {
      try await Self.expectKeysReachAll("gtk3_dialog.py", stops: 2 + 3)
    }

    @Test(.enabled("there is no python3-gi with gir1.2-gtk-3.0") { await Python.hasGtk3() })
    func `A modal dialog that Escape does not close is named, with the window that was left out`() async throws {
      let findings = try await Self.measured("gtk3_dialog.py", "--stays", rules: "focus-trap")
      #expect(findings.map(\.outcome) == ["incomplete"], "\(findings)")
      let seen = "it was not measured: below the modal alert \"Information\": Escape does not close it"
      #expect(findings.map(\.seen) == [seen], "\(findings)")
    }

    /// GTK's own title bar has three buttons, for which a phone has no room.
    @Test(.enabled("there is no python3-gi with gir1.2-gtk-3.0") { await Python.hasGtk3() })
    func `The title bar of GNOME, with one button, is the yardstick for 360 pixels`() async throws {
      #expect(try await Self.measured("gtk3_bar.py", rules: "window-narrow").isEmpty)
    }

    @Test(.enabled("there is no python3-pyqt5") { await Python.has("PyQt5.QtWidgets") })
    func `Keys leave each list of Qt 5, although its current item has the state focused`() async throws {
      try await Self.expectKeysReachAll("qt_lists.py", "PyQt5", stops: 6)
    }

    @Test(.enabled("there is no python3-pyqt6") { await Python.has("PyQt6.QtWidgets") })
    func `Keys leave each list of Qt 6, although its current item has the state focused`() async throws {
      try await Self.expectKeysReachAll("qt_lists.py", "PyQt6", stops: 6)
    }

    /// Uses a window by the keyboard, and expects that keys reach all of its controls and leave each of them. There are at
    /// least this many stops of Tab.
    private static func expectKeysReachAll(_ fixture: String, _ arguments: String..., stops: Int) async throws {
      try await DesktopSession.run { session in
        let file = folder.appending(path: fixture).path
        let rules = "focus-trap,focus-unreachable,focus-multiple"
        let result = try await AuditTool.run(
          session,
          ["--rules", rules, "--format", "json", "--timeout", "600", "--measure", Python.program.path, "-B", file]
            + arguments, environment: ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        #expect(try AuditTool.findings(result.output).isEmpty, "\(result.output)")
        let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let trap = (document?["rules"] as? [[String: Any]])?.first { $0["id"] as? String == "focus-trap" }
        #expect(try #require(trap?["passes"] as? Int) >= stops, "\(result.output)")
      }
    }

    /// Uses a window as a person does, and returns the findings of some rules.
    private static func measured(
      _ fixture: String, _ arguments: String..., rules: String
    ) async throws -> [AuditTool.Found] {
      try await DesktopSession.run { session in
        let file = folder.appending(path: fixture).path
        let result = try await AuditTool.run(
          session,
          ["--rules", rules, "--format", "json", "--timeout", "600", "--measure", Python.program.path, "-B", file]
            + arguments)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        return try AuditTool.findings(result.output)
      }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Toolkits")

    private static func audit(
      _ fixture: String, _ arguments: String..., toolkit: String
    ) async throws {
      try await DesktopSession.run { session in
        let file = folder.appending(path: fixture).path
        let window = try session.launch(
          Python.program, ["-B", file] + arguments, environment: ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"])
        let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: patience)
        let app = try await desktop.application(processID: window.processID)
        try await app.first(.pushButton, named: "Save").wait { $0.states.contains(.showing) }
        await desktop.close()

        let result = try await AuditTool.run(session, ["--app", "\(window.processID)", "--format", "json"])
        #expect(result.status == 1, "\(result)")
        #expect(result.output.contains("\"toolkit\" : \"\(toolkit)"), "\(result.output)")
        #expect(try AuditTool.violations(result.output) == ["name-missing"], "\(result.output)")
        #expect(try AuditTool.reviews(result.output) == [], "\(result.output)")
        let text = try await AuditTool.run(
          session, ["--app", "\(window.processID)", "--rules", "name-missing"])
        #expect(text.output.contains("\n1 violation, "), "\(text.output)")
        #expect(window.isRunning, "\(window.standardError)")
        await window.end()
      }
    }
  }
}

/// The system's Python, in which the windows of other toolkits are written.
private enum Python {
  static let program = URL(filePath: "/usr/bin/python3")

  static func hasGtk3() async -> Bool {
    await runs("import gi; gi.require_version('Gtk', '3.0'); from gi.repository import Gtk")
  }

  static func hasWebKit() async -> Bool {
    await runs("import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2")
  }

  static func has(_ module: String) async -> Bool { await runs("import \(module)") }

  private static func runs(_ script: String) async -> Bool {
    guard let process = try? ChildProcess(program, ["-c", script]) else { return false }
    return await process.end(allowing: patience) == 0
  }
}
