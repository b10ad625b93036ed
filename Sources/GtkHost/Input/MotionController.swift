import CGtk

/// A controller that follows the pointer over a widget: `GtkEventControllerMotion`.
@MainActor
public final class MotionController: EventController {
  override public class var nativeType: NativeType {
    NativeType(gtk_event_controller_motion_get_type(), faceOf: MotionController.self)
  }

  required init(_ native: NativeInstance) { super.init(native) }

  public convenience init(_ handler: @escaping @MainActor (_ isInside: Bool) -> Void) {
    self.init(Self.make())
    connect(Signal<MotionController, Void, Void>("enter")) { _ in handler(true) }
    connect(Signal<MotionController, Void, Void>("leave")) { _ in handler(false) }
  }

  /// Calls `handler` with the place of the pointer, logical pixels from the top left of the widget's content, whenever it
  /// has moved; with nil when it has left.
  public convenience init(at handler: @escaping @MainActor (Point?) -> Void) {
    self.init(Self.make())
    for name in ["enter", "motion"] {
      connect(Signal<MotionController, Point, Void>(name) { Point(x: $0.read(0), y: $0.read(1)) }) { handler($1) }
    }
    connect(Signal<MotionController, Void, Void>("leave")) { _ in handler(nil) }
  }
}

/// A controller that follows any drag over a widget: `GtkDropControllerMotion`.
@MainActor
public final class DropMotionController: EventController {
  override public class var nativeType: NativeType {
    NativeType(gtk_drop_controller_motion_get_type(), faceOf: DropMotionController.self)
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Calls `handler` when the drag comes (true) and goes (false).
  public convenience init(_ handler: @escaping @MainActor (_ isInside: Bool) -> Void) {
    self.init(Self.make())
    connect(Signal<DropMotionController, Void, Void>("enter")) { _ in handler(true) }
    connect(Signal<DropMotionController, Void, Void>("leave")) { _ in handler(false) }
  }
}
