import CGtk

/// Opens addresses with the programs that the desktop has for them.
@MainActor
public enum Launcher {
  /// Opens a URI in the program that the user has chosen for its scheme or type.
  ///
  /// Through the desktop's portal where the application is in a sandbox, which may ask the user first.
  ///
  /// - Parameters:
  ///   - uri: an absolute one, such as `https://www.gtk.org`, `mailto:me@example.org` or `file:///etc/hosts`.
  ///   - window: the window that it is asked from.
  /// - Throws: ``HostError`` with the desktop's words when no program was found or started.
  public static func open(_ uri: String, from window: Window?) async throws(HostError) {
    Gtk.initialize()
    let outcome: HostError? = await withCheckedContinuation { continuation in
      let asked = Unmanaged.passRetained(Request(uri: uri, continuation)).toOpaque()
      cgtk_launch_uri(window?.gtkWindow, uri, launched, asked)
    }
    if let outcome { throw outcome }
  }

  @MainActor
  fileprivate final class Request {
    let uri: String
    let continuation: CheckedContinuation<HostError?, Never>

    init(uri: String, _ continuation: CheckedContinuation<HostError?, Never>) {
      self.uri = uri
      self.continuation = continuation
    }
  }
}

// MARK: - Trampoline

private let launched: GAsyncReadyCallback = trampoline(
  { source, result, data in
    guard let result, let data else { return }
    let request = Unmanaged<Launcher.Request>.fromOpaque(data).takeRetainedValue()
    var error: UnsafeMutablePointer<GError>?
    let isDone = cgtk_launch_uri_finish(source, result, &error) != 0
    request.continuation.resume(
      returning: isDone ? nil : HostError(.notOpened, taking: error, doing: "open \(request.uri)"))
  } as @MainActor @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?) -> Void
)
