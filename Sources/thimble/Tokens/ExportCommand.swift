#if canImport(ArgumentParser)
  import ArgumentParser
  import DesignTokens
  import PlainText

  /// `thimble tokens export`: prints a team's own tokens as CSS for the rest of the window.
  struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Print tokens as named colors and variables of GTK's CSS.",
      discussion: """
        The output is a stylesheet for the application's own widgets:

          @define-color color_brand rgb(41,94,255);
          :root {
            --color-brand: rgb(41,94,255);
            --space-m: 16px;
          }

        Other characters than letters and digits become `_` in the names of colors, and `-` in those of variables. GTK has \
        variables from 4.16 on; for older versions use --colors-only.

        The accent of libadwaita becomes the token of --accent, or \(GtkExport.accentPath) if the files have it, with black \
        or white text on it.

        Standard error lists tokens that are left out, and the problems of the files.

        Exit status: 0 printed, 1 the document, an input or the accent is wrong, 2 a file could not be read.
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

    @Option(help: ArgumentHelp("The color token that becomes the accent of libadwaita.", valueName: "path"))
    var accent: String?

    @Flag(help: "Print named colors only.")
    var colorsOnly = false

    func run() throws {
      do throws(TokenError) {
        let documents = try TokenDocument.all(files)
        let resolver = Resolver(documents[0], overrides: Array(documents.dropFirst()))
        let tokens = try resolver.resolve(Dictionary(input.map { ($0.name, $0.context) }) { $1 })
        if let accent, tokens.color(accent) == nil {
          throw TokenError(
            code: .input, message: "there is no color token \"\(accent)\"",
            advice: "`thimble tokens resolve` lists the tokens")
        }
        let export = GtkExport(tokens, accent: accent ?? GtkExport.accentPath, hasVariables: !colorsOnly)
        print(export.text, terminator: "")
        StandardError.print((tokens.diagnostics.map(\.description) + export.problems).map(\.terminalSafe))
      } catch {
        StandardError.print("\(error)".terminalSafe)
        throw error.exitCode
      }
    }
  }
#endif
