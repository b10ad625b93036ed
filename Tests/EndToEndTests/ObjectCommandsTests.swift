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
        let off = try await Self.run(session, "say", "--app", "plain", "--role", "button", "--name", "Off")
        #expect(off.output == "Off, button, grayed\n", "\(off)")
        #expect(app.isRunning)
        await app.end()
        #expect(app.complaints() == [])
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
