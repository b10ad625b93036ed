#if canImport(ArgumentParser)
  import ArgumentParser
  import DesignTokens
  import PlainText
  import Theming

  /// `thimble tokens css`: prints the stylesheet that the kit would install.
  struct CSSCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "css",
      abstract: "Print the stylesheet that the kit would install for a theme.",
      discussion: """
        The file overrides the default theme, token by token, as in an application. Without a file the command prints the \
        default theme. Inputs choose the desktop's settings; there may be several:

          --input theme=dark --input contrast=high --input motion=reduced --input text-scale=1.5

        `theme` is light (the default), dark, lightHighContrast or darkHighContrast.

        Standard error lists problems of the theme; they do not change the output. With --repair the command makes \
        each foreground color with too little contrast lighter or darker in the same hue, as little as necessary; \
        standard error lists each change. With --contrast it prints the contrast of every pair of colors instead of \
        the stylesheet.

        Exit status: 0 printed (warnings do not count), 1 the theme or an input cannot be used, 2 the file could not be read.
        """
    )

    @Argument(
      help: "A token file or a resolver document; later files override earlier ones; - is standard input.",
      completion: .file(extensions: ["json", "tokens"]))
    var files: [String] = []

    @Option(
      help: ArgumentHelp("A setting of the desktop; may be repeated.", valueName: "name=context"),
      transform: ContextChoice.init)
    var input: [ContextChoice] = []

    @Flag(help: "Print the contrast of every pair of colors instead.")
    var contrast = false

    @Flag(help: "Repair pairs of colors with too little contrast.")
    var repair = false

    func run() throws {
      do throws(TokenError) {
        let context = try context()
        let read = try readTheme()
        let theme = repair ? read.repairingContrast() : read
        if contrast {
          ContrastReport(theme, in: context).pairs.forEach { print(Self.line($0).terminalSafe) }
        } else {
          print(Stylesheet(theme, in: context).text, terminator: "")
        }
        StandardError.print(theme.diagnostics.map(\.description.terminalSafe))
      } catch {
        StandardError.print("\(error)".terminalSafe)
        throw error.exitCode
      }
    }

    private func readTheme() throws(TokenError) -> Theme {
      switch files.count {
      case 0: .default
      case 1 where files[0] != "-": try Theme(contentsOf: files[0])
      default: try Theme(documents: TokenDocument.all(files))
      }
    }

    private static func line(_ pair: ContrastReport.Pair) -> String {
      let name =
        pair.variant.isEmpty ? pair.kind.rawValue : "\(pair.variant) \(pair.state.tokenName) \(pair.kind.rawValue)"
      let ratio = (pair.ratio * 100).rounded(.down) / 100
      return
        "\(pair.passes ? "pass" : "FAIL")  \(ratio):1 (\(pair.minimum))  \(name)  \(pair.front.hex) on \(pair.back.hex)"
    }

    private func context() throws(TokenError) -> ThemeContext {
      var context = ThemeContext()
      for choice in input {
        let value = choice.context.lowercased()
        switch (choice.name.lowercased(), value) {
        case ("theme", _) where SchemeName(value).isPlain && SchemeName(value).side != nil:
          context.scheme = SchemeName(value).side == .dark ? .dark : .light
          if SchemeName(value).isHighContrast { context.contrast = .high }
        case ("contrast", "normal"), ("contrast", "high"): context.contrast = value == "high" ? .high : .normal
        case ("motion", "full"), ("motion", "reduced"): context.reducesMotion = value == "reduced"
        case ("text-scale", _):
          guard let scale = Double(value), (0.5...4).contains(scale) else {
            throw TokenError(
              code: .input, message: "\"\(value)\" is no text scale", advice: "write a number from 0.5 to 4")
          }
          context.textScale = scale
        case ("theme", _), ("contrast", _), ("motion", _):
          throw TokenError(
            code: .input, message: "there is no context \"\(choice.context)\" of \"\(choice.name)\"",
            advice: "see thimble help tokens css")
        default:
          throw TokenError(
            code: .input, message: "there is no input \"\(choice.name)\"",
            advice: "the inputs are theme, contrast, motion and text-scale")
        }
      }
      return context
    }
  }
#endif
