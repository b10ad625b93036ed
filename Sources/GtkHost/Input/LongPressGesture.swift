import CGtk

/// Notices that the primary button, or a finger, is held in one place for the desktop's long-press time:
/// `GtkGestureLongPress`.
@MainActor
public final class LongPressGesture: Gesture {
  override public class var nativeType: NativeType {
    NativeType(gtk_gesture_long_press_get_type(), faceOf: LongPressGesture.self)
  }

  /// Calls `handler` while it is still held.
  public convenience init(_ handler: @escaping @MainActor (LongPressGesture) -> Void) {
    self.init(Self.make())
    connect(Signal<LongPressGesture, Void, Void>("pressed"), handler)
  }
}
