import CGtk

/// Follows presses from beginning to end: `GtkGesture`.
///
/// A gesture only watches; other gestures get the press as well, until ``claim()``.
@MainActor
public class Gesture: EventController {
  override public class var nativeType: NativeType { NativeType(gtk_gesture_get_type(), faceOf: Gesture.self) }

  /// Claims the press for this gesture: other gestures are cancelled, and there is no click.
  public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

  /// Ignores the rest of the press.
  public func deny() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED) }
}
