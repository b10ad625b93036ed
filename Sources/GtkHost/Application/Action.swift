import CGtk

/// A named action: `GSimpleAction`.
///
/// Menus, buttons, shortcuts and D-Bus name it, with the prefix of the group that it is in: `app.quit`, `win.save`. An
/// action with a state is a choice: an activation toggles a boolean state, and sets any other state to its target,
/// unless a handler of its signal `change-state` is connected.
@MainActor
public final class Action: Object {
  override public class var nativeType: NativeType { NativeType(g_simple_action_get_type(), faceOf: Action.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// An enabled action.
  ///
  /// - Parameters:
  ///   - name: letters, digits, dashes and dots. Any other character is a programmer's error.
  ///   - state: the initial state, whose kind never changes; nil for none.
  ///   - target: the kind of value that it must be activated with; nil for none.
  public convenience init(_ name: String, state: ActionValue? = nil, taking target: ActionValue.Kind? = nil) {
    precondition(Action.isValidName(name), "\"\(name)\" is no valid action name: use letters, digits, dashes and dots.")
    let action =
      target.map { $0.withType { g_simple_action_new_stateful(name, $0, state?.variant) } }
      ?? g_simple_action_new_stateful(name, nil, state?.variant)
    self.init(NativeInstance(made: action))
  }

  /// Returns whether an action can have that name.
  public static func isValidName(_ name: String) -> Bool { g_action_name_is_valid(name) != 0 }

  /// The name, without a group's prefix.
  public var name: String { String(cString: g_action_get_name(opaque)) }

  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  /// The state; nil for an action without one, and for a state of no plain kind.
  ///
  /// Setting a state of another kind, or on an action without a state, changes nothing and logs a warning.
  public var state: ActionValue? {
    get { ActionValue(taking: g_action_get_state(opaque)) }
    set {
      guard let newValue, newValue.kind == state?.kind else {
        let kind = state.map { "is of the kind \($0.kind)" } ?? "has no state"
        return Log.warning("The action \"\(name)\" \(kind): \(newValue.map { "\($0)" } ?? "nil") is not set.")
      }
      if newValue != state { g_simple_action_set_state(opaque, newValue.variant) }
    }
  }

  /// The kind of value it must be activated with; nil for none.
  public var targetKind: ActionValue.Kind? { ActionValue.Kind(g_action_get_parameter_type(opaque)) }

  /// Activates the action if it is enabled. A target of the wrong kind changes nothing and logs a warning.
  public func activate(_ target: ActionValue? = nil) {
    guard target?.kind == targetKind else {
      let wanted = targetKind.map { "takes a target of the kind \($0)" } ?? "takes no target"
      return Log.warning("The action \"\(name)\" \(wanted): it is not activated.")
    }
    g_action_activate(opaque, target?.variant)
  }
}

extension Signal where Owner: Action, Arguments == Void, Result == Void {
  public static var activate: Self { Signal("activate") }
  public static var stateChanged: Self { Signal("notify::state") }
}

extension Signal where Owner: Action, Arguments == ActionValue?, Result == Void {
  /// The action was activated with a target. A handler replaces the default change of an action with a state.
  public static var activateWithTarget: Self { Signal("activate") { $0.actionValue(0) } }

  /// Another state was requested. A handler replaces the change: it sets ``Action/state`` itself.
  package static var changeState: Self { Signal("change-state") { $0.actionValue(0) } }
}
