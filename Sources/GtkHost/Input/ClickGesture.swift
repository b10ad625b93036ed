import CGtk

/// A gesture that follows one press of a button, or of a finger, on the widget it is added to: `GtkGestureClick`.
@MainActor
public final class ClickGesture: Gesture {
  override public class var nativeType: NativeType {
    NativeType(gtk_gesture_click_get_type(), faceOf: ClickGesture.self)
  }

  /// A pointer button, by the user's arrangement.
  public enum PointerButton: Sendable {
    case primary
    /// The secondary button: the right one unless the user has swapped them.
    case secondary
  }

  /// An event, in logical pixels from the top left of the widget's content.
  public enum Event: Equatable, Sendable {
    /// `count` is 2 for the second press of a double click.
    case pressed(count: Int, Point)
    case moved(Point)
    case released(Point)
    /// Another gesture has claimed the press, or it was cancelled. It may come after ``released(_:)``.
    case cancelled
  }

  required init(_ native: NativeInstance) { super.init(native) }

  public convenience init(
    of button: PointerButton = .primary, _ handler: @escaping @MainActor (ClickGesture, Event) -> Void
  ) {
    self.init(Self.make())
    gtk_gesture_single_set_button(
      opaque, guint(clamping: button == .primary ? GDK_BUTTON_PRIMARY : GDK_BUTTON_SECONDARY))
    gtk_gesture_single_set_exclusive(opaque, 1)
    let signal = { (name: String) in
      Signal<ClickGesture, (count: Int, point: Point), Void>(name) {
        ($0.read(0), Point(x: $0.read(1), y: $0.read(2)))
      }
    }
    connect(signal("pressed")) { handler($0, .pressed(count: $1.count, $1.point)) }
    connect(signal("released")) { handler($0, .released($1.point)) }
    connect(Signal<ClickGesture, Void, Void>("update")) { gesture in
      if let point = gesture.point { handler(gesture, .moved(point)) }
    }
    connect(Signal<ClickGesture, Void, Void>("cancel")) { handler($0, .cancelled) }
    // A press that another gesture claims ends without a release.
    let isDenied = Signal<ClickGesture, Bool, Void>("sequence-state-changed") {
      $0.values.baseAddress.map { g_value_get_enum($0 + 2) } == gint(GTK_EVENT_SEQUENCE_DENIED.rawValue)
    }
    connect(isDenied) { if $1 { handler($0, .cancelled) } }
  }

  private var point: Point? {
    var point = Point(x: 0, y: 0)
    return gtk_gesture_get_point(opaque, nil, &point.x, &point.y) == 0 ? nil : point
  }
}
