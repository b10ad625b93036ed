import CGtk

/// Two children beside or below each other, with a handle between them to share the room: `GtkPaned`.
///
/// ```swift
/// Paned(.horizontal, start: list, end: editor).with { $0.position = 240 }
/// ```
@MainActor
public final class Paned: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_paned_get_type(), faceOf: Paned.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Two children in a row or in a column. Only the second grows with the window, and neither gets smaller than its
  /// minimum size.
  public convenience init(_ orientation: Orientation = .horizontal, start: Widget, end: Widget) {
    self.init(Self.make())
    gtk_orientable_set_orientation(opaque, orientation.gtk)
    startChild = start
    endChild = end
    gtk_paned_set_resize_start_child(opaque, 0)
    gtk_paned_set_shrink_start_child(opaque, 0)
    gtk_paned_set_shrink_end_child(opaque, 0)
  }

  /// The child at the left in left-to-right text, or at the top.
  public var startChild: Widget? {
    get { Widget.face(of: gtk_paned_get_start_child(opaque)) }
    set { gtk_paned_set_start_child(opaque, newValue?.pointer) }
  }

  /// The child at the right in left-to-right text, or at the bottom.
  public var endChild: Widget? {
    get { Widget.face(of: gtk_paned_get_end_child(opaque)) }
    set { gtk_paned_set_end_child(opaque, newValue?.pointer) }
  }

  /// The size of the first child in logical pixels.
  public var position: Int {
    get { Int(gtk_paned_get_position(opaque)) }
    set { gtk_paned_set_position(opaque, Int32(clamping: newValue)) }
  }
}

extension Property where Owner: Paned, Value == Int {
  /// The size of the first child in logical pixels.
  public static var position: Self { Property("position") }
}
