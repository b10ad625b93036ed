import CGtk

/// A launcher that opens addresses with the programs that the desktop has for them.
@MainActor
public enum Launcher {
  /// Opens an absolute URI, such as `mailto:me@example.org`, in the program that the user has chosen for its scheme or type.
  ///
  /// In a sandbox it goes through the desktop's portal, which may ask the user first.
  ///
  /// - Throws: ``HostError`` with the desktop's message when no program was found or started.
  public static func open(_ uri: String, from window: Window?) async throws(HostError) {
    Gtk.initialize()
    let problem = await AsyncResult.of {
      cgtk_launch_uri(window?.gtkWindow, uri, $0, $1)
    } finish: { source, result -> HostError? in
      var error: ErrorPointer?
      let isOpened = cgtk_launch_uri_finish(source, result, &error) != 0
      return isOpened ? nil : HostError(.notOpened, taking: error, doing: "open \(uri)")
    }
    if let problem { throw problem }
  }
}
