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

  package func deny() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED) }

  /// Indicates, while a release of a pointer's button is handled, whether another of its buttons is still held.
  ///
  /// Open popovers under the pointer only if none is: GTK 4.8 would lose count of presses otherwise.
  package var isAnotherButtonHeld: Bool {
    let buttons = GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
    // The state is the one before the event.
    return (gtk_event_controller_get_current_event_state(opaque).rawValue & buttons).nonzeroBitCount > 1
  }
}

// MARK: - Event controllers

extension Widget {
  /// Adds an event controller or gesture, which the widget owns from then on.
  public func add(_ controller: EventController) {
    g_object_ref(controller.instance)
    gtk_widget_add_controller(pointer, controller.opaque)
    if controller is DropTarget { addStyleClass(DropTarget.styleClass) }
  }

  /// Calls an action when keys are pressed while keyboard focus is on this widget or inside it.
  ///
  /// ```swift
  /// list.onShortcut("Delete") { notes.deleteSelected() }
  /// ```
  /// The widget keeps the action, so capture weakly what owns the widget.
  ///
  /// - Parameters:
  ///   - shortcut: the keys.
  ///   - scope: the place of keyboard focus in which they work. The default is the widget.
  ///   - action: called once for each press, and again and again while the keys are held.
  /// - Returns: this widget.
  @discardableResult
  public func onShortcut(
    _ shortcut: KeyboardShortcut, scope: ShortcutController.Scope = .local, _ action: @escaping @MainActor () -> Void
  ) -> Self {
    add(
      ShortcutController(shortcut, scope: scope) {
        action()
        return true
      })
    return self
  }

  /// Removes an event controller or gesture. Does nothing when it is not on this widget, as after the widget's end.
  public func remove(_ controller: EventController) {
    guard gtk_event_controller_get_widget(controller.opaque) == pointer else { return }
    gtk_widget_remove_controller(pointer, controller.opaque)
  }

  /// Cancels the work of every event controller and gesture here, including the widget type's own.
  package func resetControllers() {
    guard let list = gtk_widget_observe_controllers(pointer) else { return }
    // Collected first, since callbacks may add and remove controllers.
    let controllers = (0..<g_list_model_get_n_items(list)).compactMap { g_list_model_get_item(list, $0) }
    g_object_unref(UnsafeMutableRawPointer(list))
    for controller in controllers {
      gtk_event_controller_reset(OpaquePointer(controller))
      g_object_unref(controller)
    }
  }
}
