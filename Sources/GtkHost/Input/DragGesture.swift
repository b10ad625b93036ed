import CGtk

/// A gesture that follows one press of the primary button, or of a finger, until it is lifted: `GtkGestureDrag`.
@MainActor
public final class DragGesture: Gesture {
  override public class var nativeType: NativeType { NativeType(gtk_gesture_drag_get_type(), faceOf: DragGesture.self) }

  /// An event, in logical pixels from the top left of the widget that has the gesture.
  public enum Event: Equatable, Sendable {
    case pressed(x: Double, y: Double)
    case moved(x: Double, y: Double)
    case lifted(x: Double, y: Double)
    /// Another gesture has claimed the press, or it was cancelled.
    case cancelled
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Calls `handler` with each event. A cancelled press may be followed by a lift.
  public convenience init(_ handler: @escaping @MainActor (Event) -> Void) {
    self.init(Self.make())
    let signal = { (name: String) in
      Signal<DragGesture, (x: Double, y: Double), Void>(name) { ($0.read(0), $0.read(1)) }
    }
    connect(signal("drag-begin")) { handler(.pressed(x: $1.x, y: $1.y)) }
    connect(signal("drag-update")) { handler(.moved(x: $0.start.x + $1.x, y: $0.start.y + $1.y)) }
    connect(signal("drag-end")) { handler(.lifted(x: $0.start.x + $1.x, y: $0.start.y + $1.y)) }
    connect(Signal<DragGesture, Void, Void>("cancel")) { _ in handler(.cancelled) }
  }

  private var start: Point {
    var start = Point(x: 0, y: 0)
    gtk_gesture_drag_get_start_point(opaque, &start.x, &start.y)
    return start
  }
}
