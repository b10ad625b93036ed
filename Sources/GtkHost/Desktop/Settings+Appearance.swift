import CGtk

// MARK: - Light or dark, contrast, motion

extension Settings {
  /// Indicates whether GTK's own widgets are dark.
  public var isDark: Bool { cgtk_is_dark(settings) != 0 }

  /// Makes GTK's own widgets dark or light; nil leaves that to the desktop.
  public func setDark(_ isDark: Bool?) { cgtk_set_dark(settings, Self.wish(isDark)) }

  /// Indicates whether GTK's own widgets have high contrast. False before GTK 4.20, which only has the name of the
  /// theme.
  public var hasHighContrast: Bool { cgtk_prefers_contrast(settings) != 0 }

  /// Gives GTK's own widgets high or normal contrast; nil leaves that to the desktop. Does nothing before GTK 4.20.
  public func setHighContrast(_ isHigh: Bool?) { cgtk_set_contrast(settings, Self.wish(isHigh)) }

  /// Indicates whether motion is reduced: GTK's animations are off, or GTK or the settings portal asks for less motion.
  public var reducesMotion: Bool {
    !self[.enablesAnimations] || cgtk_reduces_motion(settings) != 0
      || SettingsPortal.shared.appearance.reducedMotion == 1
  }

  /// Asks GTK for less motion or the usual one; nil leaves that to the desktop. Does nothing before GTK 4.22.
  public func setReducedMotion(_ isReduced: Bool?) { cgtk_set_reduced_motion(settings, Self.wish(isReduced)) }

  /// Calls `observer` after each change of ``isDark``, ``hasHighContrast`` or ``reducesMotion``, for as long as the returned
  /// token is kept.
  public func observeAppearance(_ observer: @escaping @MainActor () -> Void) -> ObservationToken {
    // A name that this GTK does not know is never notified.
    let connections = [
      "gtk-interface-color-scheme", "gtk-application-prefer-dark-theme", "gtk-interface-contrast",
      "gtk-interface-reduced-motion", "gtk-enable-animations",
    ].map { name in connect(Signal<Settings, Void, Void>("notify::" + name)) { _ in observer() } }
    let portal = SettingsPortal.shared.observe { _, _ in observer() }
    return ObservationToken {
      withExtendedLifetime(portal) { for connection in connections { connection.disconnect() } }
    }
  }

  private static func wish(_ value: Bool?) -> gint { value.map { $0 ? 1 : 0 } ?? -1 }

  private var settings: OpaquePointer { opaque }
}
