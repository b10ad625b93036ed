import DesignTokens

/// A reader of the colours that the desktop's theme, libadwaita and the application give to windows.
@MainActor
final class DesktopStyle {
  static let shared = DesktopStyle()

  /// The colours of libadwaita that ``DesktopColors`` has: pairs of a surface and the text on it, and a surface.
  private static let pairs = ["accent", "destructive", "success", "window"]
  private static let card = "card_bg_color"
  private static let names = pairs.flatMap { ["\($0)_bg_color", "\($0)_fg_color"] } + [card]
  /// The name of the colour of windows in GTK's themes and in libadwaita.
  private static let surface = "theme_bg_color"

  private let probe = StyleProbe(
    [surface] + names, colorVariables: ThemeVariables.colorNames, lengthVariables: ThemeVariables.lengthNames)

  /// Returns the surface of windows with the text on it, and libadwaita's colours if libadwaita styles the application.
  func read() -> (window: DesktopColors.Pair, colors: DesktopColors?) {
    let (text, color) = probe.colors()
    guard StyleManager.isInForce else { return (.init(RGBA(color(Self.surface)), RGBA(text)), nil) }
    let pair = { (name: String) in
      DesktopColors.Pair(RGBA(color("\(name)_bg_color")), RGBA(color("\(name)_fg_color")))
    }
    return (
      .init(pair("window").background, RGBA(text)),
      DesktopColors(
        accent: pair("accent"), destructive: pair("destructive"), success: pair("success"), window: pair("window"),
        card: RGBA(color(Self.card)))
    )
  }

  /// Returns the values that the application's CSS sets with variables such as `--thimble-brand`.
  func variables() -> ThemeVariables {
    let read = probe.variables(colors: ThemeVariables.colorNames, lengths: ThemeVariables.lengthNames)
    return ThemeVariables(colors: read.colors.map { $0.map { RGBA($0) } }, lengths: read.lengths)
  }
}

extension RGBA {
  fileprivate init(_ color: Snapshot.Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }
}
