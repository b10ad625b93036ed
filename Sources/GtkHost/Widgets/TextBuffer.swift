import CGtk

/// The text that a ``TextView`` shows: `GtkTextBuffer`.
@MainActor
public final class TextBuffer: Object {
  override public class var nativeType: NativeType { NativeType(gtk_text_buffer_get_type(), faceOf: TextBuffer.self) }
}

extension Signal where Owner: TextBuffer, Arguments == Void, Result == Void {
  /// The text is another now.
  public static var changed: Self { Signal("changed") }
}
