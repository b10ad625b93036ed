import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The desktops of `ThimbleTesting`: their end and their settings.
  @Suite struct TestDesktopTests {
    @Test("Killing the process of a test ends its desktop and application")
    func death() async throws {
      let process = try ChildProcess(DesktopSession.product("dying-test"), [])
      #expect(await process.end(allowing: patience) == SIGKILL && process.crash == SIGKILL, "\(process.standardError)")
      let text = process.standardOutput
      let folder = text.trimmingCharacters(in: .whitespacesAndNewlines)
      try #require(folder.hasPrefix("/tmp/th."), "\(text)")
      let deadline = ContinuousClock.now + patience
      while !Self.processes(in: folder).isEmpty || FileManager.default.fileExists(atPath: folder) {
        guard ContinuousClock.now < deadline else { break }
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(Self.processes(in: folder) == [])
      #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("Releasing an application ends its desktop")
    func release() async throws {
      var app: TestApplication? = try await TestApplication.launch("PlainGtkApp", patience: .long)
      let folder = try #require(app?.session.environment["XDG_RUNTIME_DIR"])
      #expect(Self.processes(in: folder) != [])
      app = nil
      let deadline = ContinuousClock.now + patience
      while FileManager.default.fileExists(atPath: folder) || !Self.processes(in: folder).isEmpty,
        ContinuousClock.now < deadline
      {
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(Self.processes(in: folder) == [])
      #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("A desktop with a program that the session bus has started is not used again")
    func activation() async throws {
      let name = "org.thimble.Gallery"
      let gallery = DesktopSession.product("thimble-gallery").path
      let first = try await DesktopSession.run { session in
        let services = try #require(session.environment["XDG_RUNTIME_DIR"]) + "/dbus-1/services"
        try FileManager.default.createDirectory(atPath: services, withIntermediateDirectories: true)
        try "[D-BUS Service]\nName=\(name)\nExec=\(gallery) --gapplication-service\n".write(
          toFile: "\(services)/\(name).service", atomically: true, encoding: .utf8)
        let bus = "org.freedesktop.DBus"
        for call in [["\(bus).ReloadConfig"], ["\(bus).StartServiceByName", "string:\(name)", "uint32:0"]] {
          let tool = try session.launch(
            URL(filePath: "/usr/bin/dbus-send"),
            ["--session", "--print-reply", "--dest=\(bus)", "/org/freedesktop/DBus"] + call)
          #expect(await tool.end(allowing: patience) == 0, "\(tool.standardError)")
        }
        return session.sessionBus
      }
      let second = try await DesktopSession.run { $0.sessionBus }
      #expect(second != first)
    }

    @Test("A desktop has the requested settings")
    func settings() async throws {
      let settings = SessionSettings(scheme: .dark, hasHighContrast: true, reducesMotion: true)
      let line = try await DesktopSession.run(settings: settings) { session in
        let probe = try session.launch(DesktopSession.product("surroundings-probe"), ["report"])
        #expect(await probe.end(allowing: patience) == 0, "\(probe.standardError)")
        #expect(probe.complaints() == [])
        return probe.standardOutput
      }
      let report = try JSONDecoder().decode(Report.self, from: Data(line.utf8))
      #expect(report.contrast == "high", "\(line)")
      #expect(report.scheme == "dark", "\(line)")
    }

    @Test("Text has the requested size on X")
    func textOnX() async throws { try await expectTextSize(on: .x11) }

    @Test(
      "Text has the requested size on Wayland",
      .enabled(
        if: DisplayKind.current == .wayland || FileManager.default.isExecutableFile(atPath: "/usr/bin/sway"),
        "sway is not installed."))
    func textOnWayland() async throws { try await expectTextSize(on: .wayland) }

    private func expectTextSize(on kind: DisplayKind) async throws {
      var heights: [Int] = []
      for scale in [1.0, 2] {
        let settings = SessionSettings(textScale: scale)
        let app = try await TestApplication.launch(
          "PlainGtkApp", settings: settings, on: kind, patience: .long)
        heights.append(try await app.find(.label, text: "Ready").accessible.extents().height)
        try await app.end()
      }
      #expect(heights[1] > heights[0] * 3 / 2, "\(heights)")
    }

    @Test("A desktop has the requested language")
    func language() async throws {
      let settings = SessionSettings(language: "de")
      try await TestApplication.run("thimble-notes", settings: settings, patience: .long) { app in
        try await app.find(.pushButton, named: "Neue Notiz", number: 1)
      }
    }

    @Test("Two applications on two desktops do not see each other")
    func several() async throws {
      async let first = TestApplication.launch("PlainGtkApp", ["first"], patience: .long)
      async let second = TestApplication.launch("PlainGtkApp", ["second"], patience: .long)
      let apps = try await [first, second]
      for (app, name) in zip(apps, ["first", "second"]) {
        let list = try await app.desktop.applicationList(answeringWithin: patience)
        #expect(list.applications.map(\.name) == [name])
      }
      for app in apps { try await app.end() }
    }

    private struct Report: Decodable {
      var scheme: String
      var contrast: String
    }

    /// Returns the processes whose environment names this folder.
    private static func processes(in folder: String) -> [String] {
      let mark = Data("XDG_RUNTIME_DIR=\(folder)\0".utf8)
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.filter { process in
        guard Int32(process) != nil else { return false }
        let lines = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/environ"))
        return lines?.range(of: mark) != nil
      }
    }
  }
}
