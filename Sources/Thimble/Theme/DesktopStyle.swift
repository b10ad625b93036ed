import DesignTokens

/// A reader of the colours that the desktop's theme, libadwaita and the application give to windows.
@MainActor
final class DesktopStyle {
  static let shared = DesktopStyle()

  /// The colours of libadwaita, in the order of ``DesktopColors``.
  private static let names = [
    "accent_bg_color", "accent_fg_color", "destructive_bg_color", "destructive_fg_color", "success_bg_color",
    "success_fg_color", "window_bg_color", "window_fg_color", "card_bg_color",
  ]
  /// The name of the colour of windows in GTK's themes and in libadwaita.
  private static let surface = "theme_bg_color"

  private let probe = StyleProbe(
    [surface] + names, colorVariables: ThemeVariables.colorNames, lengthVariables: ThemeVariables.lengthNames)

  /// Returns the surface of windows with the text on it, and libadwaita's colours if libadwaita styles the application.
  func read() -> (window: DesktopColors.Pair, colors: DesktopColors?) {
    guard StyleManager.isInForce else {
      let colors = probe.colors([Self.surface])
      return (.init(RGBA(colors.named[0]), RGBA(colors.text)), nil)
    }
    let (text, named) = probe.colors(Self.names)
    let pair = { (index: Int) in DesktopColors.Pair(RGBA(named[index]), RGBA(named[index + 1])) }
    return (
      .init(RGBA(named[6]), RGBA(text)),
      DesktopColors(accent: pair(0), destructive: pair(2), success: pair(4), window: pair(6), card: RGBA(named[8]))
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
