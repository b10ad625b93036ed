import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// `thimble tree`, `press`, `type`, `wait` and `say`, the built executable, on a plain application.
  @Suite struct ObjectCommandsTests {
    private typealias Result = AuditTool.Result

    private static let plain = DesktopSession.product("PlainGtkApp")

    private static func run(_ session: DesktopSession, _ arguments: String...) async throws -> Result {
      try await AuditTool.run(session, command: arguments)
    }

    /// Expects that a command prints only an error with this message.
    private static func expect(
      _ status: Int32, _ message: String, of arguments: [String], _ session: DesktopSession
    ) async throws {
      let result = try await AuditTool.run(session, command: arguments)
      #expect(result.status == status && result.output.isEmpty, "\(arguments): \(result)")
      #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
    }

    /// Starts the plain application, and waits until it is shown.
    private static func start(_ session: DesktopSession) async throws -> LaunchedApp {
      let app = try session.launch(plain, ["plain"])
      let shown = try await run(session, "wait", "--app", "plain", "--role", "label", "--name", "Ready")
      #expect(shown.status == 0 && shown.output.contains(" label \"Ready\""), "\(shown)")
      return app
    }

    @Test func `A script presses, waits, types and reads speech`() async throws {
      try await DesktopSession.run { session in
        let app = try await Self.start(session)
        let tree = try await Self.run(session, "tree", "--app", "plain")
        #expect(tree.status == 0 && tree.output.hasPrefix("plain (GTK 4."), "\(tree)")
        let line = try #require(tree.output.split(separator: "\n").first { $0.contains("push-button \"Save\"") })
        let id = String(try #require(line.split(separator: " ").first))
        let pressed = try await Self.run(session, "press", "--app", "plain", "--id", id)
        #expect(pressed.status == 0 && pressed.output.hasSuffix(": click\n"), "\(pressed)")
        let saved = try await Self.run(session, "wait", "--app", "plain", "--role", "label", "--name", "Saved 1")
        #expect(saved.status == 0, "\(saved)")
        let ready = try await Self.run(
          session, "wait", "--app", "plain", "--role", "label", "--name", "Ready", "--gone")
        #expect(ready.status == 0 && ready.output.isEmpty, "\(ready)")

        let written = try await Self.run(
          session, "type", "--app", "plain", "--role", "entry", "--name", "Title", "--replace", "Größe 2")
        #expect(written.status == 0 && written.output.contains("text=\"Größe 2\""), "\(written)")
        let inserted = try await Self.run(
          session, "type", "--app", "plain", "--role", "entry", "--name", "Title", "--format", "json", "ü ")
        #expect(inserted.status == 0 && inserted.output.contains("ü "), "\(inserted)")

        let said = try await Self.run(session, "say", "--app", "plain", "--role", "button", "--name", "Save")
        #expect(said.status == 0 && said.output == "Save, button, Saves the file\n", "\(said)")
        let described = try await Self.run(
          session, "press", "--app", "plain", "--description", "Saves the file", "--label", "Save")
        #expect(described.status == 0 && described.output.contains("push-button \"Save\""), "\(described)")
        let off = try await Self.run(session, "say", "--app", "plain", "--role", "button", "--name", "Off")
        #expect(off.output == "Off, button, grayed\n", "\(off)")
        #expect(app.isRunning)
        await app.end()
        #expect(app.complaints() == [])
      }
    }

    @Test func `A process stands for the application that it has started`() async throws {
      try await DesktopSession.run { session in
        let script = try session.launch(URL(filePath: "/bin/sh"), ["-c", "\"$0\" plain & wait", Self.plain.path])
        for command in ["wait", "tree", "say"] {
          let result = try await Self.run(session, command, "--app", "\(script.processID)", "--name", "Save")
          #expect(result.status == 0 && result.output.contains("Save"), "\(command): \(result)")
        }
      }
    }

    @Test func `Failures have a message and a status of their own`() async throws {
      try await DesktopSession.run { session in
        let app = try await Self.start(session)
        let cases: [(arguments: [String], status: Int32, message: String)] = [
          (["press", "--app", "plain", "--role", "button", "--name", "Sav"], 1, "nearest:\n"),
          (["press", "--app", "plain", "--role", "button"], 1, "choose one by --id, or by --nth"),
          (["press", "--app", "plain", "--role", "button", "--name", "Off"], 1, "declined \"click\"."),
          (["press", "--app", "plain", "--name", "Save", "--action", "fold"], 1, "has no action \"fold\""),
          (["press", "--app", "plain"], 64, "Say which object"),
          (["press", "--app", "plain", "--role", "buton"], 64, "did you mean \"button\"?"),
          (["press", "--app", "plan", "--name", "Save"], 2, "Did you mean \"plain\"?"),
          (["type", "--app", "plain", "--role", "button", "--name", "Save", "x"], 1, "(XTest)"),
          (["tree", "--app", "plain", "--role", "dialog"], 1, "no dialog is shown"),
          (["tree"], 64, "Say which application"),
          (["tree", "--app", "plain", "--state", "bussy"], 64, "did you mean \"busy\"?"),
        ]
        for (arguments, status, message) in cases {
          try await Self.expect(status, message, of: arguments, session)
        }
        // On a busy machine, one second may not be enough to connect. They wait at the same time.
        try await withThrowingTaskGroup(of: Void.self) { group in
          let waits: [(arguments: [String], status: Int32, message: String)] = [
            (["--app", "plain", "--name", "Saved 9"], 1, "no \"Saved 9\" is shown"),
            (["--app", "plain", "--name", "Save", "--gone"], 1, "is still shown"),
            (["--app", "plan"], 2, "Did you mean \"plain\"?"),
          ]
          for (arguments, status, message) in waits {
            group.addTask {
              try await Self.expect(status, message, of: ["wait", "--timeout", "10"] + arguments, session)
            }
          }
          try await group.waitForAll()
        }
        #expect(app.isRunning)
      }
    }

    @Test func `An id never presses the object that came to its place`() async throws {
      try await DesktopSession.run { session in
        let app = try session.launch(DesktopSession.product("fake-accessible"), ["moves"])
        let tree = try await Self.run(session, "tree", "--app", "fake")
        func id(_ name: String) throws -> String {
          let line = tree.output.split(separator: "\n").first { $0.contains("push-button \"\(name)\"") }
          return String(try #require(line?.split(separator: " ").first, "\(tree)"))
        }
        let (earlier, ok) = (try id("Earlier"), try id("OK"))
        let first = try await Self.run(session, "press", "--app", "fake", "--id", earlier)
        #expect(first.status == 0, "\(first)")
        for command in [["press"], ["say"], ["tree"], ["type", "text"], ["wait", "--timeout", "5"]] {
          let arguments = [command[0], "--app", "fake", "--id", ok] + command.dropFirst()
          try await Self.expect(3, "push-button \"Cancel\"", of: arguments, session)
        }
        let label = try await Self.run(session, "press", "--app", "fake", "--name", "OK")
        await app.end()
        #expect(label.status == 0 && app.standardOutput == "ready\nEarlier\nOK\n", "\(label) \(app.standardOutput)")
      }
    }

    @Test func `A press that opens a dialog is done, although the application does not answer it`() async throws {
      try await DesktopSession.run { session in
        _ = try session.launch(DesktopSession.product("fake-accessible"), ["modal"])
        _ = try await Self.run(session, "wait", "--app", "fake")
        let pressed = try await Self.run(session, "press", "--app", "fake", "--name", "Button 2", "--timeout", "15")
        #expect(pressed.status == 0 && pressed.output.contains("\nopened 2~"), "\(pressed)")
        #expect(pressed.output.contains(" dialog \"Button 9\""), "\(pressed)")
      }
    }

    @Test func `A wait goes on when the application starts again`() async throws {
      try await DesktopSession.run { session in
        let first = try await Self.start(session)
        async let waiting = Self.run(
          session, "wait", "--app", "plain", "--role", "button", "--name", "Extra 1", "--timeout", "100")
        // A command takes longer than the wait needs to begin.
        _ = try await Self.run(session, "tree", "--app", "plain")
        await first.end()
        let second = try session.launch(Self.plain, ["plain", "1"])
        let result = try await waiting
        #expect(result.status == 0 && result.output.contains("push-button \"Extra 1\""), "\(result)")
        #expect(second.isRunning)
      }
    }

    @Test func `Numbers, switches and selections are set, and read again`() async throws {
      try await DesktopSession.run { session in
        _ = try session.launch(DesktopSession.product("SeededGtkApp"), ["shown", "sound"])
        let slider = ["--app", "sound", "--role", "slider", "--name", "Volume"]
        _ = try await AuditTool.run(session, command: ["wait"] + slider)
        let louder = try await AuditTool.run(session, command: ["set"] + slider + ["4"])
        #expect(louder.status == 0 && louder.output.contains("value=4 (0 to 10)"), "\(louder)")
        try await Self.expect(1, "does not take the value", of: ["set"] + slider + ["40"], session)
        try await Self.expect(1, "cannot be turned on or off", of: ["set"] + slider + ["on"], session)
        let light = ["--app", "sound", "--name", "Wi-Fi"]
        var outputs: [String] = []
        for word in ["on", "on", "off"] {
          let set = try await AuditTool.run(session, command: ["set"] + light + [word])
          #expect(set.status == 0, "\(set)")
          outputs.append(set.output)
        }
        #expect(outputs[0] == outputs[1] && outputs[1] != outputs[2], "\(outputs)")
        let monday = ["--app", "sound", "--role", "list-item", "--name", "Monday"]
        let row = try await AuditTool.run(session, command: ["set"] + monday + ["selected"])
        #expect(row.status == 0 && row.output.contains(" selected"), "\(row)")
        let button = ["--app", "sound", "--role", "button", "--name", "Erase"]
        try await Self.expect(1, "cannot be selected", of: ["set"] + button + ["selected"], session)
        try await Self.expect(64, "loud", of: ["set"] + slider + ["loud"], session)
        try await Self.expect(1, "has no number", of: ["set"] + light + ["1"], session)
      }
    }

    @Test func `A field that accepts text and does not hold it is an error`() async throws {
      try await DesktopSession.run { session in
        _ = try session.launch(DesktopSession.product("fake-accessible"), ["deaf"])
        _ = try await Self.run(session, "wait", "--app", "fake")
        for more in [[], ["--replace"]] {
          let arguments = ["type", "--app", "fake", "--role", "entry", "text"] + more
          try await Self.expect(1, "accepted the text, but does not hold it: it holds \"\".", of: arguments, session)
        }
      }
    }

    @Test func `An application is also found by the name of its program or its script`() async throws {
      let fake = DesktopSession.product("fake-accessible").path
      let script = FileManager.default.temporaryDirectory.appendingPathComponent("editor-\(UUID().uuidString).sh")
      let text = "#!/bin/sh\n'\(fake)' --name 'Report - Editor' buttons 1\n"
      try text.write(to: script, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
      defer { try? FileManager.default.removeItem(at: script) }
      try await DesktopSession.run { session in
        _ = try session.launch(script)
        let waiting = try await Self.run(session, "wait", "--app", "Report - Editor")
        #expect(waiting.status == 0, "\(waiting)")
        for name in ["fake-accessible", script.lastPathComponent] {
          for command in [["tree", "--app", name], ["wait", "--app", name]] {
            let result = try await AuditTool.run(session, command: command)
            #expect(result.status == 0, "\(command): \(result)")
          }
        }
      }
    }

    @Test func `A hung application does not hang a command`() async throws {
      try await DesktopSession.run { session in
        let app = try await Self.start(session)
        _ = try await Self.run(session, "press", "--app", "plain", "--name", "Freeze")
        // The application hangs a moment after the press, so that this command may still reach it.
        let wait = ["wait", "--app", "plain", "--name", "Thawed", "--timeout", "10"]
        try await Self.expect(2, "does not answer.", of: wait, session)
        try await withThrowingTaskGroup(of: Void.self) { group in
          for command in ["tree", "press", "say"] {
            let arguments = [command, "--app", "\(app.processID)", "--name", "Save", "--timeout", "10"]
            group.addTask { try await Self.expect(2, "does not answer.", of: arguments, session) }
          }
          try await group.waitForAll()
        }
        kill(app.processID, SIGKILL)
      }
    }

    @Test func `A tree is kept as a file, and compared with it`() async throws {
      try await DesktopSession.run { session in
        let file = FileManager.default.temporaryDirectory.appending(path: "tree-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let absent = try await Self.run(session, "tree", "--compare", file.path, "--launch", Self.plain.path, "plain")
        #expect(absent.status == 2 && absent.errors.contains("--accept \(file.path) makes it."), "\(absent)")
        let accepted = try await Self.run(session, "tree", "--accept", file.path, "--launch", Self.plain.path, "plain")
        #expect(accepted.status == 0 && accepted.output.isEmpty, "\(accepted)")
        #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("# thimble tree, version 1\nframe \"Plain\""))
        let app = try await Self.start(session)
        let same = try await Self.run(session, "tree", "--compare", file.path, "--app", "plain")
        #expect(same.status == 0 && same.output.isEmpty, "\(same)")
        _ = try await Self.run(session, "press", "--app", "plain", "--name", "Add item")
        _ = try await Self.run(session, "wait", "--app", "plain", "--role", "button", "--name", "Added")
        let other = try await Self.run(session, "tree", "--compare", file.path, "--app", "plain")
        #expect(other.status == 1 && other.errors.contains("differs from \(file.path)"), "\(other)")
        let lines = other.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("+ ") && $0.contains("push-button \"Added\"") }, "\(other)")
        #expect(!lines.contains { $0.hasPrefix("- ") }, "\(other)")
        #expect(app.isRunning)
      }
    }
  }
}
