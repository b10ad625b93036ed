#if canImport(ArgumentParser)
  import ArgumentParser
  import DesignTokens
  import PlainText

  /// `thimble tokens diff`: lists the tokens that differ between two files, or between two contexts of one.
  struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "diff",
      abstract: "List the tokens that differ between two files or two contexts.",
      discussion: """
        Compares the values that tokens have in the end, in whatever form they are written:

          thimble tokens diff old.json new.json
          thimble tokens diff theme.json --from theme=light --to theme=dark

        Each line is a token: `-` is only in the first, `+` only in the second, `~` has two values.

          ~ color.brand: rgb(0,0,255) -> rgb(0,0,200)

        Standard error lists errors of the files.

        Exit status: 0 no difference, 1 differences, 2 a file, a document or an input cannot be used.
        """
    )

    @Argument(
      help: "A token file or a resolver document; - is standard input.",
      completion: .file(extensions: ["json", "tokens"])
    )
    var file: String

    @Argument(
      help: "Another one to compare with; without it, two contexts are compared.",
      completion: .file(extensions: ["json", "tokens"]))
    var other: String?

    @Option(
      help: ArgumentHelp("A context of the first file; may be repeated.", valueName: "name=context"),
      transform: ContextChoice.init)
    var from: [ContextChoice] = []

    @Option(
      help: ArgumentHelp("A context of the second file; may be repeated.", valueName: "name=context"),
      transform: ContextChoice.init)
    var to: [ContextChoice] = []

    func run() throws {
      var lines: [String] = []
      do throws(TokenError) {
        let old = try tokens(of: file, from)
        let new = try tokens(of: other ?? file, to)
        lines = Self.lines(old, new)
      } catch {
        StandardError.print("\(error)".terminalSafe)
        throw ExitCode(2)
      }
      lines.forEach { print($0.terminalSafe) }
      if !lines.isEmpty { throw ExitCode(1) }
    }

    private func tokens(of file: String, _ inputs: [ContextChoice]) throws(TokenError) -> ResolvedTokens {
      let tokens = try Resolver(TokenDocument(argument: file)).resolve(
        Dictionary(inputs.map { ($0.name, $0.context) }) { $1 })
      StandardError.print(tokens.diagnostics.filter { $0.severity == .error }.map(\.description.terminalSafe))
      return tokens
    }

    private static func lines(_ old: ResolvedTokens, _ new: ResolvedTokens) -> [String] {
      let changed = old.compactMap { token -> String? in
        guard let other = new[token.path] else { return "- \(token.path): \(token.value.css)" }
        if other.value == token.value { return nil }
        // Two values may look the same in CSS, such as a color in two spaces.
        let isSame = other.value.css == token.value.css && other.type == token.type
        let texts = [token, other].map { isSame ? JSONWriter.line($0.json) : $0.value.css }
        return "~ \(token.path): \(texts[0]) -> \(texts[1])"
      }
      return changed + new.filter { old[$0.path] == nil }.map { "+ \($0.path): \($0.value.css)" }
    }
  }
#endif
