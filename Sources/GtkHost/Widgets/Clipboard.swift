import CGtk

/// The clipboard: `GdkClipboard`.
@MainActor
public final class Clipboard: Object {
  override public class var nativeType: NativeType {
    NativeType(gdk_clipboard_get_type(), faceOf: Clipboard.self)
  }

  /// Replaces the content by text.
  public func setText(_ text: String) { gdk_clipboard_set_text(opaque, text) }

  /// Reads the text.
  ///
  /// - Throws: ``HostError`` when there is none.
  public func text() async throws(HostError) -> String {
    let outcome: Result<String, HostError> = await withCheckedContinuation { continuation in
      let reading = Unmanaged.passRetained(Reading(continuation)).toOpaque()
      gdk_clipboard_read_text_async(opaque, nil, textRead, reading)
    }
    return try outcome.get()
  }

  @MainActor
  fileprivate final class Reading {
    let continuation: CheckedContinuation<Result<String, HostError>, Never>

    init(_ continuation: CheckedContinuation<Result<String, HostError>, Never>) { self.continuation = continuation }
  }
}

extension Widget {
  /// The clipboard of this widget's display.
  public var clipboard: Clipboard {
    guard let clipboard = Clipboard.face(of: gtk_widget_get_clipboard(pointer)) else {
      preconditionFailure("A display without a clipboard.")
    }
    return clipboard
  }
}

// MARK: - Trampoline

private let textRead: GAsyncReadyCallback = trampoline(
  { source, result, data in
    guard let source, let result, let data else { return }
    let reading = Unmanaged<Clipboard.Reading>.fromOpaque(data).takeRetainedValue()
    var error: UnsafeMutablePointer<GError>?
    if let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, &error) {
      reading.continuation.resume(returning: .success(String(cString: text)))
      g_free(text)
    } else {
      reading.continuation.resume(
        returning: .failure(HostError(.notOnClipboard, taking: error, doing: "read text from the clipboard")))
    }
  } as @MainActor @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?) -> Void
)
