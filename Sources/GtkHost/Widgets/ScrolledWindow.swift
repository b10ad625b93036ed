import CGtk
import Glibc

/// A view that scrolls a larger child: `GtkScrolledWindow`.
@MainActor
public final class ScrolledWindow: Widget {
  override public class var nativeType: NativeType {
    NativeType(gtk_scrolled_window_get_type(), faceOf: ScrolledWindow.self)
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// A view that scrolls `child` vertically, and horizontally too if `horizontally` is true.
  public convenience init(_ child: Widget, horizontally: Bool = false) {
    self.init(Self.make())
    gtk_scrolled_window_set_policy(
      opaque, horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    self.child = child
  }

  /// The child that is scrolled. Replacing it scrolls to its beginning.
  public var child: Widget? {
    get {
      guard let child = gtk_scrolled_window_get_child(opaque) else { return nil }
      let isViewport = cgtk_is_a(child, gtk_viewport_get_type()) != 0
      return Widget.face(of: isViewport ? gtk_viewport_get_child(OpaquePointer(child)) : child)
    }
    set {
      gtk_scrolled_window_set_child(opaque, newValue?.pointer)
      // At its natural height, so that a scrolled view inside it is not squeezed to the minimum height.
      if let viewport = gtk_scrolled_window_get_child(opaque), viewport != newValue?.pointer {
        gtk_scrollable_set_vscroll_policy(OpaquePointer(viewport), GTK_SCROLL_NATURAL)
      }
    }
  }

  /// Calls `handler` whenever the vertical scroll position changes, for as long as the view lives.
  ///
  /// - Parameter handler: receives the distance from the top and its maximum, in logical pixels.
  public func onVerticalScroll(_ handler: @escaping @MainActor (_ offset: Double, _ limit: Double) -> Void) {
    guard let object = Object.face(of: adjustment) else { return }
    object.connect(Signal<Object, Void, Void>("value-changed")) { [weak self] _ in
      guard let self else { return }
      handler(verticalOffset, verticalLimit)
    }
  }

  /// The distance of the view from the top of its child, in logical pixels. Setting it scrolls as far as possible.
  public var verticalOffset: Double {
    get { gtk_adjustment_get_value(adjustment) }
    set { gtk_adjustment_set_value(adjustment, newValue) }
  }

  /// The largest possible ``verticalOffset``.
  public var verticalLimit: Double {
    max(0, gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment))
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? { gtk_scrolled_window_get_vadjustment(opaque) }

  /// The number of the latest call of ``scroll(to:)``, which ends those before.
  private var latestScroll = 0

  /// Scrolls just as far as needed to show a widget inside from top to bottom, as soon as both are laid out.
  public func scroll(to widget: Widget) {
    // Another layout may follow, so it goes on until nothing has moved for a few frames.
    var (framesLeft, framesAtRest) = (60, 0)
    latestScroll += 1
    let own = latestScroll
    onEachFrame { [weak self, weak widget] _ in
      guard let self, let widget, contains(widget), framesLeft > 0, latestScroll == own else { return false }
      framesLeft -= 1
      guard height > 0, let box = widget.bounds(in: self), box.height > 0 else { return true }
      // A widget that is too tall is shown from its top.
      let below = min(max(0, box.y + box.height - Double(height)), box.y)
      let before = verticalOffset
      verticalOffset += box.y < 0 ? box.y : below
      framesAtRest = verticalOffset == before ? framesAtRest + 1 : 0
      return framesAtRest < 3
    }
  }

  /// Indicates whether the view grows with its child where there is room. The default is false.
  public var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue ? 1 : 0) }
  }

  /// A view as tall as `child`, and as wide where there is room, that scrolls it sideways where it is wider than the view.
  /// The wheel scrolls what is around the view; with Shift, it scrolls the view.
  public convenience init(sideways child: Widget) {
    self.init(child)
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_propagate_natural_width(opaque, 1)
    // GTK's own controller takes every turn of the wheel, also where the view does not scroll.
    let scroll = ScrollController { [weak self] controller, dx, dy in
      guard let self else { return }
      let isShifted = controller.modifiers == .shift
      Self.move(gtk_scrolled_window_get_hadjustment(opaque), by: isShifted ? dy : dx, controller)
      if !isShifted { Self.move(adjustmentAround, by: dy, controller) }
    }
    scroll.setPhase(.capture)
    add(scroll)
  }

  /// The vertical adjustment of the nearest view around this one that scrolls vertically; nil if there is none.
  private var adjustmentAround: UnsafeMutablePointer<GtkAdjustment>? {
    sequence(first: self as Widget, next: \.parent).dropFirst().lazy.compactMap { $0 as? ScrolledWindow }
      .first { $0.verticalLimit > 0 }?.adjustment
  }

  private static func move(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, by distance: Double, _ controller: ScrollController
  ) {
    guard distance != 0, let adjustment else { return }
    // The step of GTK's own wheel.
    let step = controller.isOfWheel ? pow(gtk_adjustment_get_page_size(adjustment), 2.0 / 3) : 1
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance * step)
  }

  /// Sets the minimum height of the view, and the maximum up to which it grows with its child, in logical pixels.
  public func setContentHeight(minimum: Int, maximum: Int) {
    gtk_scrolled_window_set_max_content_height(opaque, Int32(length: maximum))
    gtk_scrolled_window_set_min_content_height(opaque, Int32(length: minimum))
    propagatesNaturalHeight = true
  }
}
