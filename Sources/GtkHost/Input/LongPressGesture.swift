import CGtk

/// A gesture that recognizes a long press of the primary button or a finger, by the desktop's long-press time:
/// `GtkGestureLongPress`.
@MainActor
public final class LongPressGesture: Gesture {
  override public class var nativeType: NativeType {
    NativeType(gtk_gesture_long_press_get_type(), faceOf: LongPressGesture.self)
  }

  private var place: Point?

  required init(_ native: NativeInstance) { super.init(native) }

  /// Calls `held` with the place when the time is over; returning true claims the press, so that no click follows. Calls
  /// `lifted` when a claimed press is released, with the place where it was held. Places are in logical pixels from the top
  /// left of the widget's content.
  ///
  /// Open popovers under the pointer in `lifted` only: GTK 4.8 would lose count of presses otherwise.
  public convenience init(
    held: @escaping @MainActor (Point) -> Bool, lifted: @escaping @MainActor (LongPressGesture, Point) -> Void
  ) {
    self.init(Self.make())
    let pressed = Signal<LongPressGesture, Point, Void>("pressed") { Point(x: $0.read(0), y: $0.read(1)) }
    connect(pressed) { gesture, point in
      guard held(point) else { return }
      gesture.place = point
      gesture.claim()
    }
    connect(Signal<LongPressGesture, Void, Void>("end")) { gesture in
      guard let place = gesture.place else { return }
      gesture.place = nil
      lifted(gesture, place)
    }
    connect(Signal<LongPressGesture, Void, Void>("cancel")) { $0.place = nil }
  }
}
