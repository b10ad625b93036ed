import CGtk

/// libadwaita's `AdwStyleManager`, in an application that uses libadwaita. The kit does not link libadwaita.
@MainActor
package enum StyleManager {
  /// Indicates whether libadwaita's stylesheet styles the application. It does not while `GTK_THEME` forces a theme.
  package static var isInForce: Bool {
    Settings.forcedThemeName == nil && Settings.shared[.themeName] == "Adwaita-empty"
  }

  /// Indicates whether libadwaita uses high contrast.
  package static var hasHighContrast: Bool {
    guard isInForce, let manager = cgtk_adwaita_style_manager() else { return false }
    return cgtk_adwaita_has_high_contrast(manager) != 0
  }

  /// Makes all widgets dark or light; nil leaves that to the desktop. Returns false without libadwaita. Where
  /// libadwaita is in force, only it may change GTK's setting.
  package static func setDark(_ isDark: Bool?) -> Bool {
    guard isInForce, let manager = cgtk_adwaita_style_manager() else { return false }
    cgtk_adwaita_set_dark(manager, isDark.map { $0 ? 1 : 0 } ?? -1)
    return true
  }
}
