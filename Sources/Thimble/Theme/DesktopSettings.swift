import DesignTokens

/// What the desktop says of its appearance, by GTK's settings and by its settings portal, as a theme is asked.
struct DesktopSettings: Equatable {
  var prefersDarkTheme = false
  var themeName = ""
  /// The theme that `GTK_THEME` names, such as `Adwaita:dark`, for all of GTK's own widgets.
  var forcedTheme: String?
  var textScale = 1.0
  var enablesAnimations = true
  var portal = SettingsPortal.Appearance()

  /// The surroundings that follow. Themes that are dark or of high contrast by their name are taken at their word.
  var context: ThemeContext {
    // GTK_THEME overrides both settings of GTK. A variant follows the name: Adwaita:hc-dark.
    let name = (forcedTheme ?? themeName).lowercased().replacing(":", with: "-")
    let isDark = forcedTheme == nil && prefersDarkTheme || name.hasSuffix("-dark") || name.hasSuffix("inverse")
    let isHigh =
      portal.contrast == 1 || name.hasPrefix("highcontrast") || ["-hc", "-hc-dark"].contains { name.hasSuffix($0) }
    return ThemeContext(
      scheme: isDark ? .dark : .light, contrast: isHigh ? .high : .normal, textScale: textScale,
      reducesMotion: !enablesAnimations, accent: accent)
  }

  private var accent: RGBA? {
    guard let color = portal.accentColor, (0..<3).allSatisfy({ (0...1).contains(color[$0]) }) else { return nil }
    return RGBA(red: color.x, green: color.y, blue: color.z)
  }

  /// Whether the application shall ask GTK for the dark theme when the portal's preference changes; nil leaves that as it
  /// is. GTK 4.8 does not ask by itself, and its own widgets would stay light.
  static func prefersDarkTheme(whenPortalSays new: UInt32?, before old: UInt32?) -> Bool? {
    guard new != old else { return nil }
    return switch new {
    case 1: true
    case 2: false
    default: old == 1 ? false : nil
    }
  }
}

extension DesktopSettings {
  /// What is said now.
  @MainActor static var current: DesktopSettings {
    let settings = Settings.shared
    return DesktopSettings(
      prefersDarkTheme: settings[.prefersDarkTheme], themeName: settings[.themeName] ?? "",
      forcedTheme: Settings.forcedThemeName,
      textScale: settings.textScale, enablesAnimations: settings[.enablesAnimations],
      portal: SettingsPortal.shared.appearance)
  }
}
