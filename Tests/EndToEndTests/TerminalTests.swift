import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The commands' text for people, with names that would control a terminal.
  @Suite struct TerminalTests {
    @Test func `Names of objects and applications cannot control the terminal`() async throws {
      try await DesktopSession.run { session in
        _ = try session.launch(
          DesktopSession.product("fake-accessible"), ["--name", "notes\u{1B}]0;title\u{7}", "hostile"])
        let name = "notes\u{1B}]0;title\u{7}"
        _ = try await Self.run(session, "wait", "--app", name)
        let listed = try await Self.run(session, "tree", "--app", "none")
        #expect(listed.status == 2 && listed.errors.contains("notes"), "\(listed)")
        let commands = [
          ["tree"], ["audit"], ["say", "--nth", "1"], ["press", "--nth", "1"], ["press"], ["wait"],
          ["set", "--nth", "1", "on"], ["type", "--nth", "1", "text"],
        ]
        for command in commands {
          let result = try await Self.run(
            session,
            [command[0], "--app", name] + (command[0] == "audit" ? [] : ["--role", "button"]) + command.dropFirst())
          #expect((result.output + result.errors).contains("Save"), "\(command): \(result)")
        }
      }
    }

    @Test func `Names in token files cannot control the terminal`() async throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: file) }
      let name = #"a\u001b[2J\u009b31m\u202eb"#
      let text =
        #"{"\#(name)": {"$type": "color", "$value": "{\#(name).none}"}, "c": {"$type": "\#(name)", "$value": 1}}"#
      try Data(text.utf8).write(to: file)
      try await DesktopSession.run { session in
        for command in [["check", "--all"], ["resolve"], ["css"], ["diff", file.path]] {
          let result = try await Self.run(session, ["tokens"] + command + [file.path])
          #expect(!(result.output + result.errors).isEmpty, "\(command): \(result)")
        }
      }
    }

    @Test func `Arguments in messages cannot control the terminal`() async throws {
      let name = "a\u{1B}[2J\nError: \u{202E}b"
      try await DesktopSession.run { session in
        let commands = [
          ["tokens", "diff", name, name, name], [name], ["set", "--app", "x", name],
        ]
        for command in commands {
          let result = try await Self.run(session, command)
          #expect(result.errors.contains(#"a\u{1b}[2J\u{a}Error: \u{202e}b"#), "\(result)")
        }
        for arguments in [["--page", name], [name], ["--theme", name], ["--nothing", name]] {
          let gallery = try session.launch(DesktopSession.product("thimble-gallery"), arguments)
          #expect(await gallery.end(allowing: patience) == 64)
          Self.expectPlain(gallery.standardError, of: arguments)
        }
      }
    }

    private static func run(_ session: DesktopSession, _ arguments: String...) async throws -> AuditTool.Result {
      try await run(session, arguments)
    }

    /// Runs a command, and expects that its output ends lines and does nothing else to a terminal.
    private static func run(_ session: DesktopSession, _ arguments: [String]) async throws -> AuditTool.Result {
      let result = try await AuditTool.run(session, command: arguments)
      expectPlain(result.output + result.errors, of: arguments)
      return result
    }

    private static func expectPlain(_ text: String, of arguments: [String]) {
      let wrong = text.unicodeScalars.first { scalar in
        scalar != "\n"
          && [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
      }
      #expect(wrong == nil, "\(arguments): \(text)")
    }
  }
}
