import CGtk

/// A bubble beside a widget: `GtkPopover`.
@MainActor
public class Popover: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_popover_get_type(), faceOf: Popover.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// A popover that shows `child`; it appears once it has a parent and ``popUp()`` is called.
  public convenience init(_ child: Widget) {
    self.init(Self.make())
    self.child = child
  }

  /// The content.
  public var child: Widget? {
    get { Widget.face(of: gtk_popover_get_child(popover)) }
    set { gtk_popover_set_child(popover, newValue?.pointer) }
  }

  var popover: UnsafeMutablePointer<GtkPopover> { instance.cast() }

  public func popUp() { gtk_popover_popup(popover) }

  /// Places the popover again, from ``Allocating/allocateChildren(width:height:baseline:)`` of the widget that is its
  /// parent.
  public func present() { gtk_popover_present(popover) }

  public func popDown() { gtk_popover_popdown(popover) }

  /// Indicates whether a click outside or Escape closes the popover. The default is true.
  public var hidesByItself: Bool {
    get { gtk_popover_get_autohide(popover) != 0 }
    set { gtk_popover_set_autohide(popover, newValue ? 1 : 0) }
  }
}

extension Signal where Owner: Popover, Arguments == Void, Result == Void {
  /// The popover has closed, by itself or by ``Popover/popDown()``.
  public static var closed: Self { Signal("closed") }
}
