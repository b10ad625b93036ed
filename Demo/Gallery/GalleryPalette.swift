import DesignTokens
import Thimble

/// The colours of the gallery itself, as CSS.
struct GalleryPalette {
  let isDark: Bool
  let isHigh: Bool
  private let context: ThemeContext
  /// Behind the pages.
  let window: String
  /// Behind the list of pages.
  let sidebar: String
  /// Behind a sample.
  let card: String
  /// Around a card, and between its parts.
  let line: String
  /// Around what can be typed in, and behind what can be switched: three times the contrast of a line.
  let edge: String
  let text: String
  /// Text that comes second; in high contrast as strong as any.
  let dim: String
  /// Behind the page under the pointer.
  let hovered: String
  /// Behind the chosen page.
  let selected: String
  let focus: String
  /// What is switched on.
  let accent: String
  /// Behind what is made for coloured surfaces.
  let colored: String

  @MainActor
  init(in context: ThemeContext) {
    self.context = context
    isDark = context.scheme == .dark
    isHigh = context.contrast == .high
    let values = ThemeController.shared.theme.values(in: context)
    window = isDark ? "#242424" : "#fafafa"
    sidebar = isDark ? "#2e2e2e" : "#ebebeb"
    card = isDark ? "#363636" : "#ffffff"
    text = isDark ? "#ffffff" : isHigh ? "#000000" : "rgba(0, 0, 0, 0.8)"
    dim = isHigh ? text : isDark ? "rgba(255, 255, 255, 0.7)" : "rgba(0, 0, 0, 0.65)"
    line = isHigh ? text : isDark ? "rgba(255, 255, 255, 0.1)" : "rgba(0, 0, 0, 0.08)"
    edge = isHigh ? text : isDark ? "rgba(255, 255, 255, 0.35)" : "rgba(0, 0, 0, 0.45)"
    hovered = isDark ? "rgba(255, 255, 255, 0.07)" : "rgba(0, 0, 0, 0.06)"
    selected = isDark ? "rgba(255, 255, 255, 0.12)" : "rgba(0, 0, 0, 0.1)"
    focus = values.focusRing.css
    accent = (values.variant("primary")?.normal.background ?? values.focusRing).css
    colored = values.coloredSurface.hex
  }

  /// A length that grows as text does, as CSS.
  func px(_ length: Double) -> String { "\(context.scaled(length))px" }
}
