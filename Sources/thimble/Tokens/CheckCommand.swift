#if canImport(ArgumentParser)
  import ArgumentParser
  import DesignTokens
  import PlainText

  /// `thimble tokens check`: prints every diagnostic of the given files.
  struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Print all problems of token files.",
      discussion: """
        Each file is checked by itself, together with the given files whose tokens it refers to; a resolver document is \
        checked in every combination of its contexts. The text format is for editors and for people:

          theme.json:12:21: error: button.background: no token "color.brnd"; did you mean "color.brand"?

        An error breaks the specification. A warning is about an older form whose value is clear (such as "#0af" for a \
        color), or about text that is allowed but probably a mistake. With --strict, older forms and duplicate keys are \
        errors in all tokens of the file: use it for files that you write in the format 2025.10.

        Files with a path under `theme.` that the kit uses are a theme. They are checked as they are used: they override the default \
        theme, and may refer to its tokens. The command warns of paths that the kit does not know, and of every pair of \
        colors with too little contrast in light, dark, or high contrast (WCAG 2.2: text 4.5:1, in high contrast 7:1; \
        borders, icons and focus rings 3:1), and names a color that passes:

          theme.json:7:9: warning: theme.color.button.primary.default.foreground: #777777 on #1c71d8 has a contrast of \
        1.06:1 (light); WCAG 2.2 asks for 4.5:1; #ffffff would pass

        For a theme the command lists problems of the tokens that the kit uses: those under `theme.`, and all that they \
        refer to. It counts problems of other tokens; --all lists these, too.

        One line stands for many problems of one cause: references that lack the name of a group, tokens that have no \
        value because of another, and more than ten warnings of a kind. --all lists each of them; --quiet lists no warnings.

        The JSON format is one object:

          {"errors": 1, "warnings": 0, "diagnostics": [{"severity": "error", "code": "missing", "file": "theme.json", \
        "line": 12, "column": 21, "path": "button.background", "message": …, "advice": …, "keepsValue": false, \
        "used": true}]}

        It lists all problems. `used` is true if the kit uses the token; it is only there for a theme. `file`, `line`, \
        `column`, `path`, `advice` and `rootCause` (the path of the token that is really broken) are left out if they \
        are unknown.

        Exit status: 0 no errors (warnings, those of contrast among them, do not count), 1 errors in any token, 2 a file \
        could not be read.
        """
    )

    @Argument(
      help: "Token files and resolver documents; - is standard input.",
      completion: .file(extensions: ["json", "tokens"]))
    var files: [String]

    @Flag(help: "Count older forms and duplicate keys as errors, for authors of 2025.10 files.")
    var strict = false

    @Flag(
      help: "Take all files as one theme: later files override earlier ones; x.light.json and x.dark.json are contexts."
    )
    var together = false

    @Flag(help: "List every problem, also of tokens that the kit does not use.")
    var all = false

    @Flag(help: "List errors only.")
    var quiet = false

    @Option(help: "The format of the output: text, json, or sarif (for code scanning).")
    var format = Format.text

    /// The format of the diagnostics.
    enum Format: String, ExpressibleByArgument, CaseIterable {
      case text, json, sarif
    }

    func run() throws {
      var report = CheckReport(isStrict: strict)
      var documents: [TokenDocument] = []
      var room = ReadingRoom()
      for file in files {
        do throws(TokenError) {
          documents.append(try TokenDocument(argument: file, &room))
        } catch {
          report.add(error)
        }
      }
      for set in together ? [documents] : LinkedDocuments(documents).sets { report.add(set) }
      switch format {
      case .text: print(report.text(listsAll: all, isQuiet: quiet), terminator: "")
      case .json: print(report.json, terminator: "")
      case .sarif: print(report.sarif, terminator: "")
      }
      for error in report.unreadable { StandardError.print("\(error)".terminalSafe) }
      if report.exitStatus != 0 { throw ExitCode(report.exitStatus) }
    }
  }
#endif
