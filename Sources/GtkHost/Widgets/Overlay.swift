import CGtk

/// A child with others floating above it: `GtkOverlay`.
@MainActor
public final class Overlay: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_overlay_get_type(), faceOf: Overlay.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// An overlay over `child`, which alone decides the size.
  public convenience init(_ child: Widget) {
    self.init(Self.make())
    self.child = child
  }

  /// The child below the others.
  public var child: Widget? {
    get { Widget.face(of: gtk_overlay_get_child(opaque)) }
    set { gtk_overlay_set_child(opaque, newValue?.pointer) }
  }

  /// Adds a widget on top; its alignment sets the place.
  public func addOverlay(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer) }

  /// Removes a widget from the top. It is finalized unless other code holds it.
  public func removeOverlay(_ widget: Widget) { gtk_overlay_remove_overlay(opaque, widget.pointer) }
}
