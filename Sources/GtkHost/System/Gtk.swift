import CGtk

/// The toolkit as a whole.
@MainActor
public enum Gtk {
  private static var isInitialized = false

  /// Opens the display and joins the main loop with Swift's main actor. Creating the first widget does this, too.
  ///
  /// Ends the process with GTK's message when there is no display; ask ``initializeIfPossible()`` to go on without.
  public static func initialize() {
    guard !isInitialized else { return }
    guard initializeIfPossible() else {
      fatalError("GTK could not open a display: set DISPLAY or WAYLAND_DISPLAY, or start a virtual one.")
    }
  }

  /// Opens the display if there is one.
  ///
  /// - Returns: whether there is one.
  public static func initializeIfPossible() -> Bool {
    // The second call of `gtk_init_check` returns true even when there was no display the first time.
    if !isInitialized, gtk_init_check() != 0, gdk_display_get_default() != nil {
      isInitialized = true
      MainQueueSource.attach()
    }
    return isInitialized
  }

  /// The running GTK, such as "4.8.3".
  public static var version: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }
}
