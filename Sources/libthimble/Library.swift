import GtkHost
import Release
import Thimble

/// Prepares the library and its types, for code, #GtkBuilder files and g_object_new().
///
/// Call it once GTK is initialized: in a handler of #GApplication::startup, or after gtk_init(). Any program that uses
/// GTK 4 can call it, any number of times. The kit works only on the thread that ran main().
///
/// - Returns: whether there is a display.
@_cdecl("thimble_init")
public func thimbleInit() -> Truth {
  call(or: 0) {
    guard Gtk.initializeIfPossible() else { return 0 }
    registerTypes()
    return 1
  }
}

/// Returns the version of the library that the program runs with, such as "0.1.0".
@_cdecl("thimble_get_version")
public func thimbleGetVersion() -> StaticText { staticText(Release.version) }
