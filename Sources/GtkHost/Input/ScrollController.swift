import CGtk

/// A controller that takes every turn of the wheel, and every scrolling on a touchpad, over a widget:
/// `GtkEventControllerScroll`.
///
/// GTK 4.8 stops each event here, whatever the handler would answer.
@MainActor
final class ScrollController: EventController {
  override class var nativeType: NativeType {
    NativeType(gtk_event_controller_scroll_get_type(), faceOf: ScrollController.self)
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Calls `handler` with the distances to the right and down: steps of a wheel, or logical pixels on a touchpad.
  convenience init(
    _ handler: @escaping @MainActor (_ controller: ScrollController, _ dx: Double, _ dy: Double) -> Void
  ) {
    self.init(Self.make())
    gtk_event_controller_scroll_set_flags(opaque, GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    connect(Signal<ScrollController, (Double, Double), Bool>("scroll") { ($0.read(0), $0.read(1)) }) {
      handler($0, $1.0, $1.1)
      return true
    }
  }

  /// Indicates whether the current event's distances are steps of a wheel.
  var isOfWheel: Bool { gtk_event_controller_scroll_get_unit(opaque) == GDK_SCROLL_UNIT_WHEEL }

  var modifiers: Modifiers { Modifiers(gtk_event_controller_get_current_event_state(opaque)) }
}
