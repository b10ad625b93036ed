#if canImport(ArgumentParser)
  import ArgumentParser
  import DesignTokens
  import PlainText

  /// `thimble tokens resolve`: prints every token with its value.
  struct ResolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "resolve",
      abstract: "Print every token with its value, references followed.",
      discussion: """
        The output is one JSON object, a member for each token that has a value, in the order they were written:

          {"color.accent": {"type": "color", "value": {"colorSpace": "srgb", "components": [0, 0.5, 1]}, \
        "css": "rgb(0,128,255)"}}

        `value` is the DTCG form with references followed and older forms brought up to date. `css` is what a stylesheet \
        prints: colors mapped into sRGB, lengths in px with 16 px to a rem.

        If a file has values for several modes, such as $extensions.mode, or if there is one file for each mode \
        (x.light.json and x.dark.json), --input theme=dark chooses the mode.

        Tokens without a value are left out. Standard error lists them and every other problem, as `thimble tokens check` \
        does.

        Exit status: 0 resolved, 1 not resolved (an input or the document is wrong), 2 the file could not be read.
        """
    )

    @Argument(
      help: "A token file or a resolver document; later files override earlier ones; - is standard input.",
      completion: .file(extensions: ["json", "tokens"]))
    var files: [String]

    @Option(
      help: ArgumentHelp("The context to choose for a modifier; may be repeated.", valueName: "name=context"),
      transform: ContextChoice.init)
    var input: [ContextChoice] = []

    @Option(help: "The format of the output: json.")
    var format = Format.json

    /// The format of the output.
    enum Format: String, ExpressibleByArgument, CaseIterable {
      case json
    }

    func run() throws {
      let inputs = Dictionary(input.map { ($0.name, $0.context) }) { $1 }
      var resolver: Resolver?
      do throws(TokenError) {
        let documents = try TokenDocument.all(files)
        let read = Resolver(documents[0], overrides: Array(documents.dropFirst()))
        resolver = read
        let tokens = try read.resolve(inputs)
        JSONWriter.print(
          count: tokens.count, member: { Self.member(tokens[$0]) }, piece: { print($0, terminator: "") })
        print()
        StandardError.print(tokens.diagnostics.map(\.description.terminalSafe))
        // The process exits without releasing the tree: for a large tree that takes a tenth of the time of reading it.
        withExtendedLifetime((read, tokens)) { Self.exit() }
      } catch {
        // All problems of the document are listed. For a missing input, an example follows.
        let others = resolver?.diagnostics.map(\.description).filter { $0 != "\(error)" } ?? []
        StandardError.print((["\(error)"] + others).map(\.terminalSafe))
        if error.code == .input, let modifiers = resolver?.modifiers, !modifiers.isEmpty {
          let inputs = modifiers.compactMap { modifier in
            (modifier.defaultContext ?? modifier.contexts.first).map { "--input '\(modifier.name)=\($0)'" }
          }
          let names = files.map { "'\($0)'" }.joined(separator: " ")
          let example = "as in: thimble tokens resolve \(names) \(inputs.prefix(8).joined(separator: " "))"
          StandardError.print(example.terminalSafe)
        }
        throw error.exitCode
      }
    }

    private static func member(_ token: ResolvedToken) -> JSONMember {
      let entry = [
        JSONMember(key: "type", value: .string(token.type.rawValue)), JSONMember(key: "value", value: token.json),
        JSONMember(key: "css", value: .string(token.value.css)),
      ]
      return JSONMember(key: token.path, value: JSONValue(.object(entry)))
    }
  }
#endif
