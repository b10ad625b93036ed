import ArgumentParser
import DesignTokens
import Theming

/// `thimble tokens css`: the stylesheet that the kit would install.
struct CSSCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "css",
    abstract: "Print the stylesheet that the kit would install for a theme.",
    discussion: """
      The file is laid over the default theme, token by token, as an application does. Without a file it is the default \
      theme. The inputs choose the surroundings; more may follow each other:

        --input theme=dark --input contrast=high --input motion=reduced --input text-scale=1.5

      `theme` is light (the default), dark, lightHighContrast or darkHighContrast.

      What is wrong with the theme is told of on standard error; nothing is changed because of it. With --repair each \
      color in front that has too little contrast is made lighter or darker, as little as is enough, in the same hue; \
      every such change is told of on standard error. With --contrast the contrast of every pair of colors is printed \
      instead of the stylesheet.

      Exit status: 0 printed (warnings do not count), 1 the theme or an input cannot be used, 2 the file could not be read.
      """
  )

  @Argument(help: "A token file or a resolver document.", completion: .file(extensions: ["json", "tokens"]))
  var file: String?

  @Option(help: ArgumentHelp("What the surroundings are; may be repeated.", valueName: "name=context"))
  var input: [String] = []

  @Flag(help: "Print the contrast of every pair of colors instead.")
  var contrast = false

  @Flag(help: "Repair pairs of colors with too little contrast.")
  var repair = false

  func validate() throws {
    for text in input where !text.contains("=") {
      throw ValidationError("The input '\(text)' is not of the form NAME=CONTEXT, as in 'theme=dark'.")
    }
  }

  func run() throws {
    do throws(TokenError) {
      let context = try context()
      let read = if let file { try Theme(contentsOf: file) } else { Theme.default }
      let theme = repair ? read.repairingContrast() : read
      if contrast {
        ContrastReport(theme, in: context).pairs.forEach { print(Self.line($0)) }
      } else {
        print(Stylesheet(theme, in: context).text, terminator: "")
      }
      StandardError.print(theme.diagnostics.map(\.description))
    } catch {
      StandardError.print("\(error)")
      throw ExitCode([.unreadable, .tooLarge].contains(error.code) ? 2 : 1)
    }
  }

  private static func line(_ pair: ContrastReport.Pair) -> String {
    let name =
      pair.variant.isEmpty ? pair.kind.rawValue : "\(pair.variant) \(pair.state.rawValue) \(pair.kind.rawValue)"
    let ratio = (pair.ratio * 100).rounded(.down) / 100
    return
      "\(pair.passes ? "pass" : "FAIL")  \(ratio):1 (\(pair.minimum))  \(name)  \(pair.front.hex) on \(pair.back.hex)"
  }

  private func context() throws(TokenError) -> ThemeContext {
    var context = ThemeContext()
    for text in input {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts[1].lowercased()
      switch (parts[0].lowercased(), value) {
      case ("theme", "light"), ("theme", "lighthighcontrast"), ("theme", "dark"), ("theme", "darkhighcontrast"):
        context.scheme = value.hasPrefix("dark") ? .dark : .light
        if value.hasSuffix("highcontrast") { context.contrast = .high }
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
          code: .input, message: "there is no context \"\(parts[1])\" of \"\(parts[0])\"",
          advice: "see thimble help tokens css")
      default:
        throw TokenError(
          code: .input, message: "there is no input \"\(parts[0])\"",
          advice: "there are theme, contrast, motion and text-scale")
      }
    }
    return context
  }
}
