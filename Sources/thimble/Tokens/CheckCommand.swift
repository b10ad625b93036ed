import ArgumentParser
import DesignTokens

/// `thimble tokens check`: every diagnostic of the given files.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Print everything that is wrong with token files.",
    discussion: """
      Each file is checked by itself, a resolver document in every combination of its contexts. A line of the text form \
      is made for editors and for people:

        theme.json:12:21: error: button.background: no token "color.brnd"; did you mean "color.brand"?

      An error breaks the specification; the token may have a value all the same. A warning is allowed, but is an older \
      form or probably not what was meant.

      Files that give any path under `theme.` are a theme: they are checked as they are used, laid over the default \
      theme, whose tokens they may refer to. Then paths that the kit has no use for are warned of, and every pair of \
      colors with too little contrast in light, dark, or high contrast (WCAG 2.2: text 4.5:1, in high contrast 7:1; \
      borders, icons and focus rings 3:1), with what would pass:

        theme.json:7:9: warning: theme.color.button.primary.default.foreground: #777777 on #1c71d8 has a contrast of \
      1.06:1 (light); WCAG 2.2 asks for 4.5:1; #ffffff would pass

      The JSON form is one object:

        {"errors": 1, "warnings": 0, "diagnostics": [{"severity": "error", "code": "missing", "file": "theme.json", \
      "line": 12, "column": 21, "path": "button.background", "message": …, "advice": …, "keepsValue": false}]}

      `file`, `line`, `column`, `path`, `advice` and `rootCause` (the path of the token that is really broken) are left \
      out where there is nothing to say.

      Exit status: 0 no errors (warnings, those of contrast among them, do not count), 1 errors, 2 a file could not be \
      read.
      """
  )

  @Argument(help: "Token files and resolver documents.", completion: .file(extensions: ["json", "tokens"]))
  var files: [String]

  @Flag(help: "Count older forms and duplicate keys as errors, for authors of 2025.10 files.")
  var strict = false

  @Flag(help: "Take all files as one theme, later ones over earlier ones.")
  var together = false

  @Option(help: "How to print: text or json.")
  var format = Format.text

  /// How to print diagnostics.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  func run() throws {
    var report = CheckReport(isStrict: strict)
    var documents: [TokenDocument] = []
    for file in files {
      do throws(TokenError) {
        documents.append(try TokenDocument(contentsOf: file))
        if !together { report.add([documents.removeLast()]) }
      } catch {
        report.add(error)
      }
    }
    if together { report.add(documents) }
    print(format == .text ? report.text : report.json, terminator: "")
    for error in report.unreadable { StandardError.print("error: \(error.message)") }
    if report.exitStatus != 0 { throw ExitCode(report.exitStatus) }
  }
}
