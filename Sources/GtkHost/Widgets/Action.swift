import CGtk

/// Something that can be done, by name: `GSimpleAction`.
@MainActor
public final class Action: Object {
  override public class var nativeType: NativeType { NativeType(g_simple_action_get_type(), faceOf: Action.self) }

  /// An enabled action without a parameter.
  public convenience init(_ name: String) {
    guard let action = g_simple_action_new(name, nil) else { preconditionFailure("GLib could not make an action.") }
    self.init(NativeInstance(UnsafeMutablePointer(action), provenance: .made))
  }

  /// Whether it can be done now.
  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }
}

extension Signal where Owner: Action, Arguments == Void, Result == Void {
  /// Somebody asked for it.
  public static var activate: Self { Signal("activate") }
}
