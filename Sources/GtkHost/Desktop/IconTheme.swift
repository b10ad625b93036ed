import CGtk

/// The icons that the display's theme has: `GtkIconTheme`.
@MainActor
public final class IconTheme: Object {
  override public class var nativeType: NativeType { NativeType(gtk_icon_theme_get_type(), faceOf: IconTheme.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  public static var shared: IconTheme {
    Gtk.initialize()
    guard let theme = IconTheme.face(of: gtk_icon_theme_get_for_display(gdk_display_get_default())) else {
      preconditionFailure("The display has no icon theme.")
    }
    return theme
  }

  /// The names of all icons of the theme and its fallbacks, in no order.
  package var iconNames: [String] {
    guard let names = gtk_icon_theme_get_icon_names(opaque) else { return [] }
    defer { g_strfreev(names) }
    return (0...).lazy.map { names[$0] }.prefix { $0 != nil }.compactMap { $0.map { String(cString: $0) } }
  }

  /// Returns whether there is an icon of that name: in the theme, in its fallbacks, among GTK's own icons, or as a file
  /// of a search path.
  public func hasIcon(named name: String) -> Bool {
    if gtk_icon_theme_has_icon(opaque, name) != 0 { return true }
    // GTK finds a file that belongs to no theme only when it looks the icon up.
    guard
      let icon = gtk_icon_theme_lookup_icon(
        opaque, name, nil, 16, 1, GTK_TEXT_DIR_NONE, GtkIconLookupFlags(rawValue: 0))
    else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    return cgtk_icon_name(icon).map { String(cString: $0) } == name
  }
}

extension Signal where Owner: IconTheme, Arguments == Void, Result == Void {
  public static var changed: Self { Signal("changed") }
}
