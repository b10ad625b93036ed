import CGtk

/// Follows presses of the secondary button, the right one unless the user has changed them over: `GtkGestureClick`.
@MainActor
public final class SecondaryClick: EventController {
  override public class var nativeType: NativeType {
    NativeType(deriving: gtk_gesture_click_get_type())
  }

  /// Calls `handler` for each press, in logical pixels from the top left of the widget that has the controller.
  public convenience init(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    self.init(Self.make())
    gtk_gesture_single_set_button(opaque, guint(GDK_BUTTON_SECONDARY))
    let pressed = Signal<SecondaryClick, (x: Double, y: Double), Void>("pressed") { ($0.read(1), $0.read(2)) }
    connect(pressed) { gesture, place in
      gtk_gesture_set_state(gesture.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      handler(place.x, place.y)
    }
  }
}
