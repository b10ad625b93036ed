import CGtk

/// A key, by the names that GDK gives it: `Escape`, `space`, `F1`, `a`.
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
  let value: guint

  /// A key by its name. An unknown name is a programmer's error.
  public init(stringLiteral name: String) {
    value = gdk_keyval_from_name(name)
    precondition(value != guint(GDK_KEY_VoidSymbol), "GDK knows no key named \"\(name)\".")
  }

  init(value: guint) { self.value = value }

  /// Lets a switch over keys name them: `case "Tab":`.
  public static func ~= (pattern: Key, key: Key) -> Bool { pattern == key }
}

/// Follows keys while the widget or something inside has focus: `GtkEventControllerKey`.
@MainActor
public final class KeyController: EventController {
  override public class var nativeType: NativeType {
    NativeType(gtk_event_controller_key_get_type(), faceOf: KeyController.self)
  }

  /// Calls `handler` for each key that goes down; true keeps it from everybody else.
  public convenience init(_ handler: @escaping @MainActor (Key) -> Bool) {
    self.init(Self.make())
    connect(Signal<KeyController, Key, Bool>("key-pressed") { Key(value: guint($0.read(0, as: UInt.self))) }) {
      handler($1)
    }
  }

  /// Calls `handler` for each key that goes down, with the controller, which knows the modifiers; true keeps it from
  /// everybody else.
  public convenience init(_ handler: @escaping @MainActor (KeyController, Key) -> Bool) {
    self.init(pressed: handler, released: { _ in })
  }

  /// Calls `pressed` for each key that goes down, over and over while it is held, and `released` when it comes up. True
  /// from `pressed` keeps the key from everybody else.
  public convenience init(
    pressed: @escaping @MainActor (KeyController, Key) -> Bool, released: @escaping @MainActor (Key) -> Void
  ) {
    self.init(Self.make())
    connect(Signal<KeyController, Key, Bool>("key-pressed") { Key(value: guint($0.read(0, as: UInt.self))) }) {
      pressed($0, $1)
    }
    connect(Signal<KeyController, Key, Void>("key-released") { Key(value: guint($0.read(0, as: UInt.self))) }) {
      released($1)
    }
  }

  /// Whether Shift is held in the event that is being handled.
  public var isShifted: Bool {
    gtk_event_controller_get_current_event_state(opaque).rawValue & GDK_SHIFT_MASK.rawValue != 0
  }

  /// Whether Control, Alt, Super or Meta is held in the event that is being handled.
  public var isModified: Bool {
    let modifiers =
      GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue
    return gtk_event_controller_get_current_event_state(opaque).rawValue & modifiers != 0
  }

  /// Whether Alt, and neither Control nor Super, is held in the event that is being handled.
  public var isAlternative: Bool {
    let state = gtk_event_controller_get_current_event_state(opaque).rawValue
    return state & GDK_ALT_MASK.rawValue != 0 && state & (GDK_CONTROL_MASK.rawValue | GDK_SUPER_MASK.rawValue) == 0
  }
}
