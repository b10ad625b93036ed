import DesignTokens

/// The desktop's appearance settings, from GTK and from the settings portal.
struct DesktopSettings: Equatable {
  var isDark = false
  var themeName = ""
  /// The theme that `GTK_THEME` names, such as `Adwaita:dark`, for all of GTK's own widgets.
  var forcedTheme: String?
  var textScale = 1.0
  var hasHighContrast = false
  var reducesMotion = false
  var portal = SettingsPortal.Appearance()

  /// The theme context of these settings. A theme name that says dark or high contrast counts as that.
  var context: ThemeContext {
    // GTK_THEME overrides both settings of GTK. A variant follows the name: Adwaita:hc-dark.
    let name = (forcedTheme ?? themeName).lowercased().replacing(":", with: "-")
    let isDark = forcedTheme == nil && self.isDark || name.hasSuffix("-dark") || name.hasSuffix("inverse")
    let isHigh =
      hasHighContrast || portal.contrast == 1 || name.hasPrefix("highcontrast")
      || ["-hc", "-hc-dark"].contains { name.hasSuffix($0) }
    return ThemeContext(
      scheme: isDark ? .dark : .light, contrast: isHigh ? .high : .normal, textScale: textScale,
      reducesMotion: reducesMotion, accent: accent)
  }

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
    return DesktopSettings(
      isDark: settings.isDark, themeName: settings[.themeName] ?? "", forcedTheme: Settings.forcedThemeName,
      textScale: settings.textScale, hasHighContrast: settings.hasHighContrast, reducesMotion: settings.reducesMotion,
      portal: SettingsPortal.shared.appearance)
  }
}
