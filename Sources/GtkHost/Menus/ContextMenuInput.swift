import CGtk

/// What asks for a widget's context menu: the secondary button, a long press, the Menu key and Shift+F10.
@MainActor
public final class ContextMenuInput {
  private weak var widget: Widget?
  private let controllers: [EventController]

  /// Calls `asked` with the place where the pointer is, or nil for the keyboard. A long press is claimed, so that it
  /// does not click as well.
  public init(_ widget: Widget, asked: @escaping @MainActor (Point?) -> Void) {
    self.widget = widget
    typealias Press = Signal<EventController, (x: Double, y: Double), Void>
    let long = Self.controller(gtk_gesture_long_press_new())
    long.connect(Press("pressed") { ($0.read(0), $0.read(1)) }) { gesture, place in
      gtk_gesture_set_state(gesture.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      asked(Point(x: place.x, y: place.y))
    }
    let secondary = Self.controller(gtk_gesture_click_new())
    gtk_gesture_single_set_button(secondary.opaque, guint(GDK_BUTTON_SECONDARY))
    secondary.connect(Press("pressed") { ($0.read(1), $0.read(2)) }) { gesture, place in
      gtk_gesture_set_state(gesture.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      asked(Point(x: place.x, y: place.y))
    }
    let keys = KeyController { controller, key in
      guard key == "Menu" || key == "F10" && controller.isShifted else { return false }
      asked(nil)
      return true
    }
    for gesture in [long, secondary] { gesture.setPhase(.capture) }
    controllers = [long, secondary, keys]
    for controller in controllers { widget.add(controller) }
  }

  isolated deinit { end() }

  /// Asks no more.
  public func end() {
    for controller in controllers where controller.widget === widget { widget?.remove(controller) }
  }

  private static func controller(_ made: OpaquePointer?) -> EventController {
    guard let made else { preconditionFailure("GTK could not make a gesture.") }
    return EventController(NativeInstance(UnsafeMutablePointer(made), provenance: .made))
  }
}

extension EventController {
  /// The widget that it was added to.
  fileprivate var widget: Widget? { Widget.face(of: gtk_event_controller_get_widget(opaque)) }
}
