/// What is known of an action by its name, from one place.
public struct ActionStatus: Equatable, Sendable {
  /// Whether it can be done now.
  public var isEnabled: Bool
  /// What is chosen; nil for an action without a state, and for a state of no plain kind.
  public var state: ActionValue?
  /// The kind of value it must be activated with; nil for none.
  public var targetKind: ActionValue.Kind?

  /// What is known of an action.
  public init(isEnabled: Bool, state: ActionValue? = nil, targetKind: ActionValue.Kind? = nil) {
    self.isEnabled = isEnabled
    self.state = state
    self.targetKind = targetKind
  }

  /// Whether it is on: switched on, or the choice of `target`; nil for an action that is no choice.
  public func isOn(for target: ActionValue?) -> Bool? {
    guard let state else { return nil }
    return target.map { $0 == state } ?? state.bool
  }
}
