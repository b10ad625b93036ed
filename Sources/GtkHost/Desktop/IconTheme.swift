import CGtk

/// The icons that the display's theme has: `GtkIconTheme`.
@MainActor
public final class IconTheme: Object {
  override public class var nativeType: NativeType { NativeType(gtk_icon_theme_get_type(), faceOf: IconTheme.self) }

  /// The icons of the default display.
  public static var shared: IconTheme {
    Gtk.initialize()
    guard let pointer = gtk_icon_theme_get_for_display(gdk_display_get_default()),
      let theme = IconTheme.face(of: pointer)
    else { preconditionFailure("A display without an icon theme.") }
    return theme
  }

  /// Returns whether there is an icon of that name, the theme's fallbacks and GTK's own included.
  public func hasIcon(named name: String) -> Bool { gtk_icon_theme_has_icon(opaque, name) != 0 }

  /// Looks for icons in a folder too, laid out as an icon theme or holding files `NAME.svg`.
  public func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(opaque, path) }
}

extension Signal where Owner: IconTheme, Arguments == Void, Result == Void {
  /// There may be other icons now.
  public static var changed: Self { Signal("changed") }
}
