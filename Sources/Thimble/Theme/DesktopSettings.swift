import DesignTokens
import PlainText

/// The desktop's appearance settings, from GTK and from the settings portal.
struct DesktopSettings: Equatable {
  var isDark = false
  var themeName = ""
  /// The theme that the environment variable `GTK_THEME` forces, such as `Adwaita:dark`; nil if it is not set.
  var forcedTheme: String?
  var textScale = 1.0
  var hasHighContrast = false
  var reducesMotion = false
  var portal = SettingsPortal.Appearance()
  /// The surface of windows and the text on it; nil if they are unknown.
  var window: DesktopColors.Pair?
  /// The colours of libadwaita; nil without it.
  var desktopColors: DesktopColors?

  /// The theme context of these settings. A theme whose name means high contrast, such as `Adwaita-hc`, counts as high
  /// contrast.
  var context: ThemeContext {
    let name = fullThemeName
    let isHigh =
      hasHighContrast || portal.contrast == 1 || name.hasPrefix("highcontrast")
      || ["-hc", "-hc-dark"].contains { name.hasSuffix($0) }
    return ThemeContext(
      scheme: scheme, contrast: isHigh ? .high : .normal, textScale: textScale, reducesMotion: reducesMotion,
      accent: accent, desktopColors: desktopColors)
  }

  /// The scheme of windows: dark if their text is lighter than their surface. The settings and the theme's name decide
  /// only if the colours of windows are unknown, because the names of many dark themes do not say that they are dark.
  private var scheme: ColorScheme {
    guard let window else {
      let isDark = forcedTheme == nil && self.isDark || ["-dark", "inverse"].contains { fullThemeName.hasSuffix($0) }
      return isDark ? .dark : .light
    }
    let back = window.background.over(.white)
    let text = window.foreground.over(back)
    if isWindowUnclear { return text.relativeLuminance > 0.5 ? .dark : .light }
    return text.relativeLuminance > back.relativeLuminance ? .dark : .light
  }

  /// Indicates whether the text of windows has almost the colour of their surface, which happens if the theme does not
  /// define one of them.
  var isWindowUnclear: Bool {
    guard let window else { return false }
    let back = window.background.over(.white)
    return window.foreground.over(back).contrast(on: back) < 1.5
  }

  /// The name of the current theme in lower case, with its variant at the end, such as `adwaita-hc-dark`. `GTK_THEME`
  /// overrides GTK's settings for name and scheme.
  private var fullThemeName: String { (forcedTheme ?? themeName).lowercased().replacing(each: ":", with: "-") }

  private var accent: RGBA? {
    guard let color = portal.accentColor, (0..<3).allSatisfy({ (0...1).contains(color[$0]) }) else { return nil }
    return RGBA(red: color.x, green: color.y, blue: color.z)
  }

}

extension SettingsPortal.Appearance {
  /// Indicates whether GTK's own widgets use a dark theme; nil if the portal has no preference.
  var prefersDark: Bool? {
    switch colorScheme {
    case 1: true
    case 2: false
    default: nil
    }
  }

  /// Indicates whether GTK's own widgets use high contrast; nil if the portal has no preference.
  var prefersHighContrast: Bool? { contrast == 1 ? true : nil }

  /// Indicates whether GTK reduces motion; nil if the portal has no preference.
  var prefersReducedMotion: Bool? { reducedMotion == 1 ? true : nil }
}

extension DesktopSettings {
  /// The current settings.
  @MainActor static var current: DesktopSettings {
    let settings = Settings.shared
    let style = DesktopStyle.shared.read()
    return DesktopSettings(
      isDark: settings.isDark, themeName: settings[.themeName] ?? "", forcedTheme: Settings.forcedThemeName,
      textScale: settings.textScale, hasHighContrast: settings.hasHighContrast || StyleManager.hasHighContrast,
      reducesMotion: settings.reducesMotion, portal: SettingsPortal.shared.appearance, window: style.window,
      desktopColors: style.colors)
  }
}
