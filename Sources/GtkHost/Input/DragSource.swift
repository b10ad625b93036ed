import CGtk

/// A controller that lets the user drag content from a widget, also to another program: `GtkDragSource`.
@MainActor
public final class DragSource: EventController {
  override public class var nativeType: NativeType { NativeType(gtk_drag_source_get_type(), faceOf: DragSource.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Drags a URI, which other programs take as an address or as text.
  ///
  /// - Parameter uri: asked when a drag begins; nil for none.
  public convenience init(uri: @escaping @MainActor () -> String?) {
    self.init(Self.make())
    setPhase(.capture)
    let prepare = Signal<DragSource, Void, Content?>("prepare")
    connect(prepare) { _ in uri().map(Content.init(uri:)) }
  }

  /// The dragged content: `GdkContentProvider`.
  @MainActor
  fileprivate final class Content: Object {
    override class var nativeType: NativeType {
      NativeType(gdk_content_provider_get_type(), faceOf: Content.self)
    }

    convenience init(uri: String) {
      let list = Self.bytes("text/uri-list", uri + "\r\n")
      let text = Self.bytes("text/plain;charset=utf-8", uri)
      var both: [UnsafeMutablePointer<GdkContentProvider>?] = [list, text]
      self.init(NativeInstance(made: gdk_content_provider_new_union(&both, gsize(both.count))))
    }

    private static func bytes(_ type: String, _ text: String) -> UnsafeMutablePointer<GdkContentProvider>? {
      let bytes = g_bytes_new(text, gsize(text.utf8.count))
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(type, bytes)
    }
  }
}
