import CGtk

/// A controller that lets the user drag content from a widget, also to another program: `GtkDragSource`.
///
/// ```swift
/// row.add(DragSource(text: { note.text }))
/// ```
@MainActor
public final class DragSource: EventController {
  override public class var nativeType: NativeType { NativeType(gtk_drag_source_get_type(), faceOf: DragSource.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Drags a URI, which other programs take as an address or as text.
  ///
  /// - Parameter uri: asked when a drag begins; nil for none.
  public convenience init(uri: @escaping @MainActor () -> String?) {
    self.init { uri().map { [("text/uri-list", $0 + "\r\n"), (Content.plainText, $0)] } }
  }

  /// Drags a text.
  ///
  /// - Parameter text: asked when a drag begins; nil for none.
  public convenience init(text: @escaping @MainActor () -> String?) {
    self.init { text().map { [(Content.plainText, $0)] } }
  }

  private convenience init(parts: @escaping @MainActor () -> [(type: String, text: String)]?) {
    self.init(Self.make())
    setPhase(.capture)
    let prepare = Signal<DragSource, Void, Content?>("prepare")
    connect(prepare) { _ in parts().map(Content.init(parts:)) }
  }

  /// The dragged content: `GdkContentProvider`.
  @MainActor
  fileprivate final class Content: Object {
    static let plainText = "text/plain;charset=utf-8"

    override class var nativeType: NativeType {
      NativeType(gdk_content_provider_get_type(), faceOf: Content.self)
    }

    convenience init(parts: [(type: String, text: String)]) {
      var all = parts.map { Self.bytes($0.type, $0.text) }
      self.init(NativeInstance(made: gdk_content_provider_new_union(&all, gsize(all.count))))
    }

    private static func bytes(_ type: String, _ text: String) -> UnsafeMutablePointer<GdkContentProvider>? {
      let bytes = g_bytes_new(text, gsize(text.utf8.count))
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(type, bytes)
    }
  }
}
