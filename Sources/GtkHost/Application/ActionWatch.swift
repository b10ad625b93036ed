import CGtk

/// The status of a named action, as a widget sees it. Groups around may come and go, and the widget may move.
///
/// GTK reports the status of an action only to its own widgets, so `widget` gets a hidden `GtkToggleButton`: it is
/// insensitive while there is no such action, or it is disabled or takes another target, and it is active while the
/// action is on. The button is removed with the widget, or by ``end()``.
@MainActor
package final class ActionWatch {
  /// The name, with its prefix.
  package let name: String
  package let target: ActionValue?

  private let probe: Widget
  private weak var widget: Widget?

  private struct Reference { weak var watch: ActionWatch? }
  private static var all: [ObjectIdentifier: Reference] = [:]

  /// Follows the action `name` from `widget`, which must place its children itself or pass over hidden ones. Calls
  /// `changed` after each change of the status.
  package init(
    _ name: String, target: ActionValue? = nil, from widget: Widget, changed: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.target = target
    self.widget = widget
    probe = Widget(NativeInstance(made: gtk_toggle_button_new()))
    probe.isVisible = false
    probe.setParent(widget)
    gtk_actionable_set_action_target_value(probe.opaque, target?.variant)
    gtk_actionable_set_action_name(probe.opaque, name)
    for property in ["sensitive", "active"] {
      probe.connect(Signal<Widget, Void, Void>("notify::\(property)")) { _ in changed() }
    }
    Self.all[ObjectIdentifier(self)] = Reference(watch: self)
  }

  isolated deinit {
    Self.all[ObjectIdentifier(self)] = nil
    end()
  }

  /// Indicates whether the action is there, enabled, and takes the target.
  package var isEnabled: Bool { probe.isSensitive }

  /// Indicates whether the action is on: its boolean state is true, or its state is the target; nil for an action
  /// without a state.
  package var isOn: Bool? {
    gtk_toggle_button_get_active(probe.instance.cast()) != 0 ? true : status?.isOn(for: target)
  }

  /// The state of the action; nil where there is none.
  package var status: ActionStatus? { probe.actionStatus(name) }

  /// Activates the action if it is enabled.
  ///
  /// - Returns: whether there is one that takes the target.
  @discardableResult
  package func activate() -> Bool { probe.activateAction(name, target: target) }

  /// Makes a group that was just added to `widget` visible to the widgets inside.
  ///
  /// GTK 4.8 links only a widget's own children to actions that are added later. Touching the actions of each widget on
  /// the way, from the outside in, makes the links.
  static func link(inside widget: Widget) {
    for watch in all.values.compactMap(\.watch) where widget.contains(watch.probe) {
      let way = watch.probe.selfAndAncestors.prefix { $0 !== widget }
      for step in way.reversed() { gtk_widget_insert_action_group(step.pointer, "thimble", nil) }
    }
  }

  /// Stops following. Does nothing the second time.
  package func end() {
    guard let widget, probe.parent === widget else { return }
    probe.unparent()
  }
}

/// The availability and state of an action, as a widget sees it.
public struct ActionStatus: Equatable, Sendable {
  public var isEnabled: Bool
  /// The state; nil for an action without one, and for a state of no plain kind.
  public var state: ActionValue?
  /// The kind of value it must be activated with; nil for none.
  public var targetKind: ActionValue.Kind?

  public init(isEnabled: Bool, state: ActionValue? = nil, targetKind: ActionValue.Kind? = nil) {
    self.isEnabled = isEnabled
    self.state = state
    self.targetKind = targetKind
  }

  /// Returns whether the action is on: its boolean state is true, or its state equals `target`. Nil for an action
  /// without a state.
  public func isOn(for target: ActionValue?) -> Bool? {
    guard let state else { return nil }
    return target.map { $0 == state } ?? state.bool
  }
}
