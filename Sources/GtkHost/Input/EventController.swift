import CGtk

/// A controller that follows one kind of input on the widget it is added to: `GtkEventController`.
@MainActor
public class EventController: Object {
  override public class var nativeType: NativeType {
    NativeType(gtk_event_controller_get_type(), faceOf: EventController.self)
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// The phase of an event in which a controller handles it: on its way inwards, at its target, or on its way back.
  public enum Phase: Sendable {
    case capture, bubble, target
  }

  public func setPhase(_ phase: Phase) {
    let gtk =
      switch phase {
      case .capture: GTK_PHASE_CAPTURE
      case .bubble: GTK_PHASE_BUBBLE
      case .target: GTK_PHASE_TARGET
      }
    gtk_event_controller_set_propagation_phase(opaque, gtk)
  }
}

/// A controller that follows presses from beginning to end: `GtkGesture`.
///
/// A gesture only watches; other gestures get the press as well, until ``claim()``.
@MainActor
public class Gesture: EventController {
  override public class var nativeType: NativeType { NativeType(gtk_gesture_get_type(), faceOf: Gesture.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Claims the press for this gesture: other gestures are cancelled, and there is no click.
  public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

  public func deny() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED) }

  /// Indicates, while a release of a pointer's button is handled, whether another of its buttons is still held.
  ///
  /// Open popovers under the pointer only if none is: GTK 4.8 would lose count of presses otherwise.
  public var isAnotherButtonHeld: Bool {
    let buttons = GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
    // The state is the one before the event.
    return (gtk_event_controller_get_current_event_state(opaque).rawValue & buttons).nonzeroBitCount > 1
  }
}
