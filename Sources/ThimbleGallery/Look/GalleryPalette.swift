import DesignTokens
import Thimble

/// The colours of the gallery itself, as CSS. They come from the current theme, so its buttons fit the surface.
struct GalleryPalette {
  let isDark: Bool
  let isHigh: Bool
  private let context: ThemeContext
  /// The background of pages.
  let window: String
  /// The background of the list of pages.
  let sidebar: String
  /// The background of a sample.
  let card: String
  /// The background of a picture that leads to a page: a pale accent.
  let picture: String
  /// The line around a card, and between its parts.
  let line: String
  /// The edge of fields and the background of switches, with a contrast of 3:1.
  let edge: String
  let text: String
  /// Secondary text; in high contrast the same as other text.
  let dim: String
  /// The background of the row under the pointer.
  let hovered: String
  /// The background of the selected row.
  let selected: String
  let focus: String
  /// The background of switches that are on.
  let accent: String
  /// Text about success and failure, with a contrast of 4.5:1 to the card.
  let passed: String
  let failed: String
  /// The background of buttons for coloured surfaces.
  let colored: String

  @MainActor
  init(in context: ThemeContext) {
    self.context = context
    isDark = context.scheme == .dark
    isHigh = context.contrast == .high
    let values = ThemeController.shared.theme.values(in: context)
    let isDark = isDark
    // The text's colour, with an opacity for each scheme.
    let words = { (light: Double, dark: Double) in
      RGBA(red: values.text.red, green: values.text.green, blue: values.text.blue, alpha: isDark ? dark : light)
    }
    window = values.surface.css
    card = values.members.card.over(values.surface).css
    let brand = values.variant("primary")?.normal.background ?? values.focusRing
    let tint = RGBA(red: brand.red, green: brand.green, blue: brand.blue, alpha: isHigh ? 0 : isDark ? 0.16 : 0.1)
    picture = tint.over(values.members.card.over(values.surface)).css
    sidebar = words(0.06, 0.045).over(values.surface).css
    text = values.text.css
    dim = isHigh ? text : words(0.65, 0.7).css
    line = isHigh ? text : words(0.08, 0.1).css
    edge = isHigh ? text : words(0.45, 0.35).css
    hovered = words(0.06, 0.07).css
    selected = words(0.1, 0.12).css
    focus = values.focusRing.css
    accent = brand.css
    passed = isHigh ? text : isDark ? "#8ff0a4" : "#1a6b34"
    failed = isHigh ? text : isDark ? "#ffb4ab" : "#b3261e"
    colored = values.coloredSurface.hex
  }

  /// Returns a length as CSS that grows with the text size.
  func px(_ length: Double) -> String { "\(context.scaled(length))px" }
}
