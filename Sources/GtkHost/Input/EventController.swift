import CGtk

/// Follows one kind of input on the widget it is added to: `GtkEventController`.
@MainActor
public class EventController: Object {
  override public class var nativeType: NativeType {
    NativeType(gtk_event_controller_get_type(), faceOf: EventController.self)
  }

  /// The phase of an event in which a controller handles it: on its way inwards, at its target, or on its way back.
  public enum Phase: Sendable {
    case capture, bubble, target
  }

  /// Sets the phase in which the controller handles events.
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
