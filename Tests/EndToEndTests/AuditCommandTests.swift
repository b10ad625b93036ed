import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// `thimble audit`, the built executable, beside real applications.
  @Suite struct AuditCommandTests {
    @Test("All mistakes of a bad application are found in every format, and nothing else")
    func mistakes() async throws {
      try await DesktopSession.run { session in
        let text = try await AuditTool.run(session, ["--launch", AuditTool.mistakes, "mistakes"])
        #expect(text.status == 1, "\(text.errors)")
        #expect(text.output.hasPrefix("mistakes (GTK 4."))
        // The line of the id has the visible text, too.
        let place = /frame "Mistakes" › push-button "Submit"\n    id \S+, with the text "Send", .*\n/
        let finding = try #require(text.output.firstMatch(of: place), "\(text.output)")
        #expect(text.output[finding.range.upperBound...].hasPrefix("    label-in-name (serious): it shows \"Send\""))
        // The application has ended.
        let there = try await AuditTool.run(session, ["--app", "mistakes"])
        #expect(there.status == 2 && there.errors.contains("no application \"mistakes\""), "\(there.errors)")

        let app = try session.launch(URL(filePath: AuditTool.mistakes), ["mistakes"])
        let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: patience)
        let window = try await desktop.application(processID: app.processID).first(.frame)
        _ = try await window.first(.pushButton, named: "Later")
        await desktop.close()
        let json = try await AuditTool.run(session, ["--app", "mistakes", "--format", "json"])
        #expect(json.status == 1, "\(json.errors)")
        #expect(try AuditTool.violations(json.output) == Self.expected, "\(json.output)")
        for (format, begin) in [("sarif", "{\n  \"$schema\""), ("junit", "<?xml"), ("html", "<!DOCTYPE html>")] {
          let other = try await AuditTool.run(session, ["--app", "\(app.processID)", "--format", format])
          #expect(other.status == 1 && other.output.hasPrefix(begin), "\(other)")
        }
        let one = try await AuditTool.run(session, ["--app", "mistakes", "--rules", "window-title"])
        #expect(one.status == 0 && one.output.hasSuffix("\n0 violations, 0 to review, 1 check passed\n"))

        let file = FileManager.default.temporaryDirectory.appending(path: "baseline-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let written = try await AuditTool.run(session, ["--app", "mistakes", "--write-baseline", file.path])
        #expect(written.status == 0, "\(written)")
        let known = try await AuditTool.run(session, ["--app", "mistakes", "--baseline", file.path])
        #expect(known.status == 0 && known.output.contains("known from the baseline"), "\(known)")
        let absent = try await AuditTool.run(session, ["--app", "mistakes", "--baseline", "/nowhere/at/all.json"])
        #expect(absent.status == 2 && absent.output.isEmpty && absent.errors.contains("/nowhere/at/all.json"))
        // The audit causes no warning of GTK.
        await app.end()
        #expect(app.complaints() == [])
      }
    }

    @Test("An application that cannot be read gets one message and status 2")
    func failures() async throws {
      try await DesktopSession.run { session in
        let cases: [(arguments: [String], message: String)] = [
          (["--app", "notes"], "there is no application \"notes\"; none is on the accessibility bus."),
          (["--launch", "/nowhere/at/all"], "/nowhere/at/all"),
          (["--launch", "sh", "-c", "exit 3"], "\"sh\" ended with status 3 before it could be read."),
          (["--launch", "sh", "-c", "kill -9 $$"], "\"sh\" was ended by signal 9 before it could be read."),
          (["--timeout", "15", "--launch", "sleep", "600"], "has not come to the accessibility bus in time."),
        ]
        for (arguments, message) in cases {
          let result = try await AuditTool.run(session, arguments)
          #expect(result.status == 2 && result.output.isEmpty, "\(arguments): \(result)")
          #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
          #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        }
        let gallery = try session.launch(DesktopSession.product("thimble-gallery"))
        let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: patience)
        _ = try await desktop.application(processID: gallery.processID)
        await desktop.close()
        let near = try await AuditTool.run(session, ["--app", "thimble-galery"])
        #expect(near.status == 2 && near.errors.contains("Did you mean \"thimble-gallery\"?"), "\(near)")
        let none = try await AuditTool.run(
          session, ["--app", "notes"],
          environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "AT_SPI_BUS_ADDRESS": ""])
        #expect(none.status == 2 && none.errors.contains("DBUS_SESSION_BUS_ADDRESS"), "\(none)")
        for (arguments, message) in [
          ([], "--app NAME"), (["--app", "a", "--launch", "b"], "not both"),
          (["--app", "a", "--timeout", "0"], "seconds"),
          (["--rules", "name-mising", "--list-rules"], "did you mean \"name-missing\"?"),
          (["--list-rules", "--format", "junit"], "text or json"),
        ] {
          let result = try await AuditTool.run(session, arguments)
          #expect(result.status == 64 && result.errors.contains(message), "\(result)")
        }
      }
    }

    @Test func `The rules are listed without a desktop`() async throws {
      try await DesktopSession.run { session in
        let environment = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]
        let text = try await AuditTool.run(session, ["--list-rules", "--rules", "all"], environment: environment)
        #expect(text.status == 0 && text.output == Rule.text(Rule.all))
        let json = try await AuditTool.run(session, ["--list-rules", "--format", "json"], environment: environment)
        #expect(json.status == 0 && json.output == Rule.json(Rule.defaults))
      }
    }

    /// The mistakes in the fixture, by rule and name.
    private static let expected: Set<String> = [
      "name-is-icon list-add-symbolic", "label-in-name Submit", "name-duplicate Delete", "name-is-vague Button",
      "focus-missing Pointer only", "name-missing",
    ]
  }
}
