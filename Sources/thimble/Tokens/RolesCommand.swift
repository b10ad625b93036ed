#if canImport(ArgumentParser)
  import ArgumentParser
  import DesignTokens
  import PlainText
  import Theming

  /// `thimble tokens roles`: lists the kit's roles, or proposes a team's tokens for them.
  struct RolesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "roles",
      abstract: "List the kit's roles, or propose the tokens of a design system for them.",
      discussion: """
        Without files the output lists the paths that a theme of the kit can set: the type, its purpose, and \
        the value that the kit takes without it.

        With the files of a design system the output is a resolver document that names them, with a proposal of their \
        tokens for the main roles, ready to be edited:

          thimble tokens roles tokens.json > kit.resolver.json
          thimble tokens check kit.resolver.json

        The paths in the document start from the current directory, so write it there. The proposal goes by the names of \
        the tokens, by their use in others, and by contrast: light, dark and high contrast are readable with it. The \
        description of a role names other tokens that fit. The kit derives the roles that are left out. Standard error \
        lists those that it found no token for.

        Exit status: 0 printed, 1 the files make no document, 2 a file could not be read.
        """
    )

    @Argument(
      help: "The files of a design system; later files override earlier ones.",
      completion: .file(extensions: ["json", "tokens"]))
    var files: [String] = []

    @Option(help: "The format of the list of roles: text or json. A proposal is always JSON.")
    var format = Format.text

    /// The format of the list.
    enum Format: String, ExpressibleByArgument, CaseIterable {
      case text, json
    }

    func run() throws {
      guard !files.isEmpty else { return print(format == .json ? Self.json : Self.text) }
      do throws(TokenError) {
        let proposal = try RoleProposal(TokenDocument.all(files))
        print(proposal.text)
        StandardError.print(proposal.notes.map(\.terminalSafe))
      } catch {
        StandardError.print("\(error)".terminalSafe)
        throw error.exitCode
      }
    }

    private static var text: String {
      ThemeRole.all.map { role in
        "\(role.path)\(role.type.map { " (\($0.rawValue))" } ?? "")\n    for  \(role.purpose)\n    else \(role.fallback)"
      }.joined(separator: "\n")
    }

    private static var json: String {
      let roles = ThemeRole.all.map { role in
        JSONValue.object([
          "path": .string(role.path), "type": role.type.map { .string($0.rawValue) }, "purpose": .string(role.purpose),
          "fallback": .string(role.fallback),
        ])
      }
      var writer = JSONWriter()
      writer.write(.array(roles))
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }
#endif
