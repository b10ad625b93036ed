import CGtk

/// The desktop's settings as GTK knows them: `GtkSettings` of the default display.
@MainActor
public final class Settings: Object {
  override public class var nativeType: NativeType { NativeType(gtk_settings_get_type(), faceOf: Settings.self) }

  /// The settings of the default display.
  public static var shared: Settings {
    Gtk.initialize()
    guard let pointer = gtk_settings_get_default(), let settings = Settings.face(of: pointer) else {
      preconditionFailure("A display without settings.")
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
    set { self[.textResolution] = Int((max(0.1, min(newValue, 10)) * 96 * 1024).rounded()) }
  }
}

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
  /// Dots per inch of text times 1024, -1 for the display's own.
  public static var textResolution: Self { Property("gtk-xft-dpi") }
}
