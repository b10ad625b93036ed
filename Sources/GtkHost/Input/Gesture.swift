import CGtk

/// Follows presses, from where they begin to where they end: `GtkGesture`.
///
/// It only looks on, and whatever is pressed goes on as ever, until ``claim()``.
@MainActor
public class Gesture: EventController {
  override public class var nativeType: NativeType { NativeType(gtk_gesture_get_type(), faceOf: Gesture.self) }

  /// Takes the press for this gesture: what else follows it is cancelled, and there will be no click.
  public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

  /// Lets the press go, and hears no more of it.
  public func deny() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED) }
}
