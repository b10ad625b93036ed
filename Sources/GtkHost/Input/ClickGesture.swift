import CGtk

/// Follows one press of the primary button, or of a finger, on the widget it is added to: `GtkGestureClick`.
///
/// It only looks on, and whatever is pressed goes on as ever, until ``claim()``.
@MainActor
public final class ClickGesture: EventController {
  override public class var nativeType: NativeType {
    NativeType(gtk_gesture_click_get_type(), faceOf: ClickGesture.self)
  }

  /// What happened, in logical pixels from the top left of the widget's content.
  public enum Event: Equatable, Sendable {
    /// `count` is 2 for the second press of a double click.
    case pressed(count: Int, Point)
    case moved(Point)
    case released(Point)
    /// Somebody else has claimed the press, or it was taken away.
    case cancelled
  }

  /// Calls `handler` for what happens.
  public convenience init(_ handler: @escaping @MainActor (ClickGesture, Event) -> Void) {
    self.init(Self.make())
    gtk_gesture_single_set_button(opaque, guint(GDK_BUTTON_PRIMARY))
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
  }

  /// Takes the press for this gesture: what else follows it is cancelled, and there will be no click.
  public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

  private var point: Point? {
    var (x, y) = (0.0, 0.0)
    guard gtk_gesture_get_point(opaque, nil, &x, &y) != 0 else { return nil }
    return Point(x: x, y: y)
  }
}

extension Widget {
  /// Whether the point, in the widget's coordinates, is on the widget or in what it takes for its own around it.
  public func isOwn(_ point: Point) -> Bool { gtk_widget_contains(pointer, point.x, point.y) != 0 }
}
