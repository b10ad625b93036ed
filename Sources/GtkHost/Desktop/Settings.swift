import CGtk

/// The desktop's settings as GTK knows them: `GtkSettings` of the default display.
@MainActor
public final class Settings: Object {
  override public class var nativeType: NativeType { NativeType(gtk_settings_get_type(), faceOf: Settings.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  public static var shared: Settings {
    Gtk.initialize()
    guard let settings = Settings.face(of: gtk_settings_get_default()) else {
      preconditionFailure("The display has no settings.")
    }
    return settings
  }

  /// The theme that `GTK_THEME` in the environment forces on GTK's own widgets, such as `Adwaita:dark`; nil for none.
  package static var forcedThemeName: String? {
    g_getenv("GTK_THEME").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The text scale: 1 is normal, 2 twice as large. It is the text resolution over 96 dpi. Setting it clamps to 0.1…10.
  public var textScale: Double {
    get { self[.textResolution] <= 0 ? 1 : Double(self[.textResolution]) / (96 * 1024) }
    set { self[.textResolution] = Int(clamping: (max(0.1, min(newValue, 10)) * 96 * 1024).rounded()) }
  }
}

// MARK: - Light or dark, contrast, motion

extension Settings {
  public var isDark: Bool { cgtk_is_dark(opaque) != 0 }

  /// Makes GTK's own widgets dark or light; nil leaves that to the desktop. In an application with libadwaita, it sets
  /// the colour scheme of `AdwStyleManager`.
  public func setDark(_ isDark: Bool?) {
    if !StyleManager.setDark(isDark) { cgtk_set_dark(opaque, Self.wish(isDark)) }
  }

  /// Indicates whether GTK's own widgets have high contrast. False before GTK 4.20, which only has the name of the
  /// theme.
  public var hasHighContrast: Bool { cgtk_prefers_contrast(opaque) != 0 }

  /// Gives GTK's own widgets high or normal contrast; nil leaves that to the desktop. Does nothing before GTK 4.20.
  public func setHighContrast(_ isHigh: Bool?) { cgtk_set_contrast(opaque, Self.wish(isHigh)) }

  /// Indicates whether motion is reduced: GTK's animations are off, or GTK or the settings portal asks for less motion.
  public var reducesMotion: Bool {
    !self[.enablesAnimations] || cgtk_reduces_motion(opaque) != 0
      || SettingsPortal.shared.appearance.reducedMotion == 1
  }

  /// Asks GTK for less motion or the usual one; nil leaves that to the desktop. Does nothing before GTK 4.22.
  public func setReducedMotion(_ isReduced: Bool?) { cgtk_set_reduced_motion(opaque, Self.wish(isReduced)) }

  /// Calls `observer` after each change of ``isDark``, ``hasHighContrast`` or ``reducesMotion``, for as long as the returned
  /// token is kept.
  package func observeAppearance(_ observer: @escaping @MainActor () -> Void) -> ObservationToken {
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
}

// MARK: - Properties

extension Property where Owner: Settings, Value == Bool {
  /// Indicates whether GTK animates its own widgets. For the kit's own motion, see ``Settings/reducesMotion``.
  public static var enablesAnimations: Self { Property("gtk-enable-animations") }
}

extension Property where Owner: Settings, Value == String? {
  /// The theme's name, such as `Default`, `Adwaita-dark` or `HighContrast`.
  public static var themeName: Self { Property("gtk-theme-name") }
  /// The interface's font, such as `Cantarell 11`.
  public static var fontName: Self { Property("gtk-font-name") }
}

extension Property where Owner: Settings, Value == UInt {
  /// The duration of a long press, in milliseconds; 500 unless the desktop sets another.
  public static var longPressTime: Self { Property("gtk-long-press-time") }
}

extension Property where Owner: Settings, Value == Int {
  /// The longest time between the presses of a double click, in milliseconds; 400 unless the desktop sets another.
  public static var doubleClickTime: Self { Property("gtk-double-click-time") }
  /// Dots per inch of text times 1024, -1 for the display's own.
  public static var textResolution: Self { Property("gtk-xft-dpi") }
}
