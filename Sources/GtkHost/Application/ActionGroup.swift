import CGtk

/// A group of actions for a widget: `GSimpleActionGroup`.
@MainActor
public final class ActionGroup: Object {
  override public class var nativeType: NativeType {
    NativeType(g_simple_action_group_get_type(), faceOf: ActionGroup.self)
  }

  required init(_ native: NativeInstance) { super.init(native) }

  public convenience init(_ actions: [Action] = []) {
    self.init(Self.make())
    for action in actions { addAction(action) }
  }
}

/// An object that holds actions by name. The actions of an application and of its windows are on D-Bus, too.
@MainActor
public protocol ActionMap: Object {}

extension ActionMap {
  /// Adds an action, and removes one of the same name.
  public func addAction(_ action: Action) {
    g_action_map_add_action(opaque, action.opaque)
    g_object_set_qdata(instance, kept(action.name), nil)
  }

  /// Adds an action, and keeps `owner` until the action is removed or replaced: for an object that handles the action
  /// but is not retained by it.
  package func addAction(_ action: Action, keeping owner: AnyObject) {
    addAction(action)
    g_object_set_qdata_full(instance, kept(action.name), Unmanaged.passRetained(owner).toOpaque(), released)
  }

  /// Removes the action of a name, if there is one.
  public func removeAction(named name: String) {
    g_action_map_remove_action(opaque, name)
    g_object_set_qdata(instance, kept(name), nil)
  }

  private func kept(_ name: String) -> GQuark { g_quark_from_string("thimble-action-\(name)") }

  /// Returns the action of that name, if it is one of ours or a `GSimpleAction`.
  public func action(named name: String) -> Action? {
    Action.face(of: g_action_map_lookup_action(opaque, name))
  }
}

extension ActionGroup: ActionMap {}
extension Application: ActionMap {}
extension ApplicationWindow: ActionMap {}
