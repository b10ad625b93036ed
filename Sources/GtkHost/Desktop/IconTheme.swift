import CGtk

/// The icons that the display's theme has: `GtkIconTheme`.
@MainActor
public final class IconTheme: Object {
  override public class var nativeType: NativeType { NativeType(gtk_icon_theme_get_type(), faceOf: IconTheme.self) }

  public static var shared: IconTheme {
    Gtk.initialize()
    guard let theme = IconTheme.face(of: gtk_icon_theme_get_for_display(gdk_display_get_default())) else {
      preconditionFailure("A display without an icon theme.")
    }
    return theme
  }

  /// Returns whether there is an icon of that name, the theme's fallbacks and GTK's own included.
  public func hasIcon(named name: String) -> Bool { gtk_icon_theme_has_icon(opaque, name) != 0 }
}

extension Signal where Owner: IconTheme, Arguments == Void, Result == Void {
  public static var changed: Self { Signal("changed") }
}
