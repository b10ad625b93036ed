import CGtk

/// A bubble beside a widget: `GtkPopover`.
@MainActor
public class Popover: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_popover_get_type(), faceOf: Popover.self) }

  /// A popover that shows `child`; it appears once it has a parent and ``popUp()`` is called.
  public convenience init(_ child: Widget) {
    self.init(Self.make())
    gtk_popover_set_child(popover, child.pointer)
  }

  var popover: UnsafeMutablePointer<GtkPopover> {
    UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkPopover.self)
  }

  /// Shows it.
  public func popUp() { gtk_popover_popup(popover) }

  /// Places it anew, from ``Allocating/allocateChildren(width:height:baseline:)`` of the widget that is its parent.
  public func present() { gtk_popover_present(popover) }

  /// Hides it.
  public func popDown() { gtk_popover_popdown(popover) }

  /// Whether a click outside or Escape closes it. The default is true.
  public var hidesByItself: Bool {
    get { gtk_popover_get_autohide(popover) != 0 }
    set { gtk_popover_set_autohide(popover, newValue ? 1 : 0) }
  }
}

extension Signal where Owner: Popover, Arguments == Void, Result == Void {
  /// It has closed, by itself or by ``Popover/popDown()``.
  public static var closed: Self { Signal("closed") }
}

extension Widget {
  /// The border box as it stands on screen, in the coordinates of `window`; nil while it is not shown there.
  ///
  /// A popover has a surface of its own, of whose place ``bounds(in:)`` knows nothing; for what is in the window itself
  /// both are the same.
  public func shownBounds(in window: Window) -> Rectangle? {
    guard let owner = surfaceOwner, var box = bounds(in: owner), var surface = gtk_native_get_surface(owner.opaque),
      let root = gtk_native_get_surface(window.opaque)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(owner.opaque, &x, &y)
    (box.x, box.y) = (box.x + x, box.y + y)
    while surface != root {
      guard cgtk_is_a(UnsafeRawPointer(surface), gdk_popup_get_type()) != 0, let parent = gdk_popup_get_parent(surface)
      else { return nil }
      box.x += Double(gdk_popup_get_position_x(surface))
      box.y += Double(gdk_popup_get_position_y(surface))
      surface = parent
    }
    gtk_native_get_surface_transform(window.opaque, &x, &y)
    (box.x, box.y) = (box.x - x, box.y - y)
    return box
  }
}
