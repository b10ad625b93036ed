import DesignTokens
import Thimble

/// Surfaces of the bundled themes behind samples, so that several themes can stand side by side.
///
/// The themes are read when the first panel is made.
@MainActor
final class ThemePanel {
  private static let panels = ThemePanel()
  private let sheet = CSSProvider()
  private var follower: ObservationToken?

  private init() {
    sheet.install()
    let load: @MainActor (ThemeContext) -> Void = { [sheet] context in
      sheet.load(Theme.bundled.map { Self.css($0, in: context) }.joined())
    }
    load(ThemeController.shared.context)
    follower = ThemeController.shared.observe(load)
  }

  /// Gives a container a bundled theme, with its surface and its text colour.
  static func show(_ theme: Theme, on container: Widget) {
    _ = panels
    container.setTheme(theme)
    container.addStyleClass(styleClass(of: theme))
  }

  private static func styleClass(of theme: Theme) -> String { "\(theme.name.lowercased())-panel" }

  private static func css(_ theme: Theme, in context: ThemeContext) -> String {
    let values = theme.values(in: context)
    return """
      .\(styleClass(of: theme)) {
        background: \(values.surface.css); color: \(values.text.css); border-radius: 12px; padding: 12px 15px 15px 15px;
        box-shadow: inset 0 0 0 1px alpha(currentColor, \(context.contrast == .high ? 1 : 0.1));
      }

      """
  }
}
