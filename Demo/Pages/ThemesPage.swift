// Look/Themes
//
// A theme is made of design tokens: files of colours, sizes and forms that a design team hands over. It holds for the
// whole display, for a container and all inside it, or for one control, and changes while the application runs.
//
// Keywords: tokens dtcg material thumbprint backbase brand colour contrast file json override

import DesignTokens
import Thimble

public enum ThemesPage: Page {
  public static let id = "themes"

  public static let samples = [
    Sample("switching", switching),
    Sample("containers", containers),
    Sample("brand", brand),
    Sample("tokens", tokens),
    Sample("file", file),
    Sample("contrast", contrast),
  ]

  /// Bundled themes
  ///
  /// One press changes every button of the application, from the next frame on.
  static func switching() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      for theme in Theme.bundled {
        Button(theme.name) { ThemeController.shared.theme = theme }
      }
    }
  }

  /// Side by side
  ///
  /// Each column is a container with a theme of its own. The innermost theme holds.
  static func containers() -> Widget {
    WrapBox(spacing: 30, lineSpacing: 24) {
      for theme in Theme.bundled {
        let column = Box(.vertical, spacing: 9) {
          Label(theme.name)
          named("Save", .primary, in: theme.name)
          named("Share", .secondary, in: theme.name)
          named("Open", .neutral, in: theme.name)
          named("Delete", .danger, in: theme.name)
        }
        column.with { $0.setTheme(theme) }
      }
    }
  }

  /// One colour
  ///
  /// A brand colour alone changes all that goes with it: states, text on it, accents. What was typed is checked at once.
  static func brand() -> Widget {
    editor("Brand colour", "#813d9c") { text in
      #"{"theme": {"color": {"$type": "color", "background": {"brand": {"$value": "\#(text)"}}}}}"#
    }
  }

  /// Tokens
  ///
  /// Any part of the token tree may be overridden. Misspelt paths come with a suggestion; the last good theme stays.
  static func tokens() -> Widget {
    editor(
      "Tokens", #"{"radius": {"button": {"default": {"$type": "dimension", "$value": {"value": 99, "unit": "px"}}}}}"#
    ) {
      "{\"theme\": \($0)}"
    }
  }

  /// A button of one of several samples: its name says of which.
  private static func named(_ title: String, _ variant: Button.Variant, in sample: String) -> Button {
    Button(title, variant: variant).with { $0.setAccessibilityLabel("\(title), \(sample)") }
  }

  private static func editor(
    _ name: String, _ text: String, tokens: @escaping @MainActor (String) -> String
  ) -> Widget {
    let entry = Entry()
    entry.text = text
    entry.setAccessibleLabel(name)
    entry.expandsHorizontally = true
    let message = Label()
    message.wraps = true
    message.xAlign = 0
    let samples = WrapBox(spacing: 12, lineSpacing: 12) {
      named("Send", .primary, in: name)
      named("Share", .tinted, in: name)
      named("Reply", .secondary, in: name)
      named("More", .tertiary, in: name)
      named("Open", .neutral, in: name)
    }
    let apply = { [weak samples, weak message] (text: String) in
      do throws(TokenError) {
        let theme = try Theme(tokens: tokens(text), name: "tokens")
        samples?.setTheme(theme)
        message?.text = theme.diagnostics.filter { $0.code != .oldForm }.prefix(3).map(\.description).joined(
          separator: "\n")
      } catch {
        message?.text = error.description
      }
    }
    apply(text)
    entry.connect(.changed) { entry in apply(entry.text) }
    return Box(.vertical, spacing: 18) {
      entry
      samples
      message
    }
  }

  /// A file
  ///
  /// Write the path of a token file or a resolver document. It is followed while you edit it.
  static func file() -> Widget {
    let entry = Entry()
    entry.setAccessibleLabel("Path of a theme")
    entry.expandsHorizontally = true
    let message = Label("No file is followed.")
    message.wraps = true
    message.xAlign = 0
    var follower: ThemeFollower?
    let load = Button("Load Theme", variant: .primary) { [weak entry, weak message] in
      follower = entry.map { entry -> ThemeFollower in
        ThemeFollower(
          entry.text,
          onChange: { follower in
            message?.text = follower.error?.description ?? "\(follower.path) holds."
          })
      }
    }
    let back = Button("Default Theme") { [weak message] in
      follower = nil
      ThemeController.shared.theme = .default
      message?.text = follower == nil ? "No file is followed." : ""
    }
    return Box(.vertical, spacing: 18) {
      Box(.horizontal, spacing: 12) {
        entry
        load
        back
      }
      message
    }
  }

  /// Contrast
  ///
  /// Every pair of colours at rest in the theme in force, as WCAG 2.2 measures it.
  static func contrast() -> Widget {
    let grid = Grid(rowSpacing: 6, columnSpacing: 24)
    var cells: [Label] = []
    for column in 0..<3 {
      let cell = Label()
      cell.xAlign = column == 1 ? 1 : 0
      cells.append(cell)
      grid.attach(cell, column: column, row: 0)
    }
    let fill = { [weak grid] (context: ThemeContext) in
      guard grid != nil else { return }
      let report = ContrastReport(ThemeController.shared.theme, in: context)
      let pairs = report.pairs.filter { $0.state == .default && $0.kind == .foreground }
      cells[0].text = pairs.map(\.variant).joined(separator: "\n")
      cells[1].text = pairs.map { "\(($0.ratio * 10).rounded(.down) / 10) : 1" }.joined(separator: "\n")
      cells[2].text = pairs.map { $0.passes ? "passes" : "needs \($0.minimum) : 1" }.joined(separator: "\n")
    }
    fill(ThemeController.shared.context)
    ThemeController.shared.observe { fill($0) }
    return grid
  }
}
