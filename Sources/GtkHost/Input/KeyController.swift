import CGtk

/// A controller that follows keys while the widget or something inside has focus: `GtkEventControllerKey`.
@MainActor
public final class KeyController: EventController {
  override public class var nativeType: NativeType {
    NativeType(gtk_event_controller_key_get_type(), faceOf: KeyController.self)
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Calls `pressed` for each key that goes down, repeatedly while it is held, and `released` when it comes up.
  /// Returning true from `pressed` stops the key there.
  public convenience init(
    pressed: @escaping @MainActor (KeyController, Key) -> Bool, released: (@MainActor (Key) -> Void)? = nil
  ) {
    self.init(Self.make())
    connect(Signal<KeyController, Key, Bool>("key-pressed") { Key(value: guint(clamping: $0.read(0, as: UInt.self))) })
    {
      pressed($0, $1)
    }
    guard let released else { return }
    connect(Signal<KeyController, Key, Void>("key-released") { Key(value: guint(clamping: $0.read(0, as: UInt.self))) })
    {
      released($1)
    }
  }

  public var modifiers: Modifiers { Modifiers(gtk_event_controller_get_current_event_state(opaque)) }
}
