import CGtk

/// The clipboard: `GdkClipboard`.
@MainActor
public final class Clipboard: Object {
  override public class var nativeType: NativeType { NativeType(gdk_clipboard_get_type(), faceOf: Clipboard.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  public func setText(_ text: String) { gdk_clipboard_set_text(opaque, text) }

  /// Reads the text.
  ///
  /// - Throws: ``HostError`` when there is none.
  public func text() async throws(HostError) -> String {
    let reading = await AsyncResult.of {
      gdk_clipboard_read_text_async(opaque, nil, $0, $1)
    } finish: { [self] _, result -> Result<String, HostError> in
      var error: ErrorPointer?
      let text = String(taking: gdk_clipboard_read_text_finish(opaque, result, &error))
      return text.map { .success($0) }
        ?? .failure(HostError(.notOnClipboard, taking: error, doing: "read text from the clipboard"))
    }
    return try reading.get()
  }
}

extension Widget {
  public var clipboard: Clipboard {
    guard let clipboard = Clipboard.face(of: gtk_widget_get_clipboard(pointer)) else {
      preconditionFailure("The display has no clipboard.")
    }
    return clipboard
  }
}
