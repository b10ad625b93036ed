import CGtk

/// A child with others floating above it: `GtkOverlay`.
@MainActor
public final class Overlay: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_overlay_get_type(), faceOf: Overlay.self) }

  /// An overlay over `child`, which alone decides the size.
  public convenience init(_ child: Widget) {
    self.init(Self.make())
    gtk_overlay_set_child(opaque, child.pointer)
  }

  /// Adds a widget on top; its alignment says where.
  public func addOverlay(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer) }
}
