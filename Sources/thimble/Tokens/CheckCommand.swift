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

      The JSON form is one object:

        {"errors": 1, "warnings": 0, "diagnostics": [{"severity": "error", "code": "missing", "file": "theme.json", \
      "line": 12, "column": 21, "path": "button.background", "message": …, "advice": …, "keepsValue": false}]}

      `file`, `line`, `column`, `path`, `advice` and `rootCause` (the path of the token that is really broken) are left \
      out where there is nothing to say.

      Exit status: 0 no errors, 1 errors, 2 a file could not be read.
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
        if !together { report.add(Resolver(documents.removeLast())) }
      } catch {
        report.add(error)
      }
    }
    if together, let first = documents.first {
      report.add(Resolver(first, overrides: Array(documents.dropFirst())))
    }
    print(format == .text ? report.text : report.json, terminator: "")
    for error in report.unreadable { StandardError.print("error: \(error.message)") }
    if report.exitStatus != 0 { throw ExitCode(report.exitStatus) }
  }
}
