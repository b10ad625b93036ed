import CGtk

/// Opens addresses with the programs that the desktop has for them.
@MainActor
public enum Launcher {
  /// Opens an absolute URI, such as `mailto:me@example.org`, in the program that the user has chosen for its scheme or type.
  ///
  /// Through the desktop's portal where the application is in a sandbox, which may ask the user first.
  ///
  /// - Throws: ``HostError`` with the desktop's words when no program was found or started.
  public static func open(_ uri: String, from window: Window?) async throws(HostError) {
    Gtk.initialize()
    let opening = await AsyncResult.of { cgtk_launch_uri(window?.gtkWindow, uri, $0, $1) }
    var error: ErrorPointer?
    guard opening.finish({ cgtk_launch_uri_finish($0, $1, &error) }) != 0 else {
      throw HostError(.notOpened, taking: error, doing: "open \(uri)")
    }
  }
}
