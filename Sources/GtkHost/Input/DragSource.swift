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
    self.init(content: { uri().map { Content($0, uri: $0) } })
  }

  /// Drags a text.
  ///
  /// - Parameter text: asked when a drag begins; nil for none.
  public convenience init(text: @escaping @MainActor () -> String?) {
    self.init(content: { text().map { Content($0) } })
  }

  private convenience init(content: @escaping @MainActor () -> Content?) {
    self.init(Self.make())
    setPhase(.capture)
    let prepare = Signal<DragSource, Void, Content?>("prepare")
    connect(prepare) { _ in content() }
  }

  /// The dragged content: `GdkContentProvider`. GTK keeps that of the last drag until the next one.
  @MainActor
  fileprivate final class Content: Object {
    override class var nativeType: NativeType {
      NativeType(gdk_content_provider_get_type(), faceOf: Content.self)
    }

    /// A text, and the same as a URI if it is one.
    convenience init(_ text: String, uri: String? = nil) {
      var all = [Self.value(text)]
      if let uri { all.insert(Self.bytes("text/uri-list", uri + "\r\n"), at: 0) }
      self.init(NativeInstance(made: gdk_content_provider_new_union(&all, gsize(all.count))))
    }

    /// Offers a text to other programs as `text/plain`, and to this one as a value: GTK never releases a drop target that
    /// has had to read bytes.
    private static func value(_ text: String) -> UnsafeMutablePointer<GdkContentProvider>? {
      ValueReference.withValue(text) { gdk_content_provider_new_for_value($0.pointer) }
    }

    private static func bytes(_ type: String, _ text: String) -> UnsafeMutablePointer<GdkContentProvider>? {
      let bytes = g_bytes_new(text, gsize(text.utf8.count))
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(type, bytes)
    }
  }
}
