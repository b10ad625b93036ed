/// Whether a control can be used now, and if not, why: the one answer that presses, keys, menus, large content and states ask
/// for.
enum Availability: Equatable {
  /// A press counts.
  case ready
  /// A press is dropped, because work is going on.
  case busy
  /// The control is disabled, keeps its focus, and says why.
  case explained(String)
  /// The control, or a container around it, takes no input.
  case insensitive

  /// Whether the control is not disabled: ready, or busy for a while.
  var isEnabled: Bool { self == .ready || self == .busy }
}

extension Control {
  var availability: Availability {
    guard isEffectivelySensitive else { return .insensitive }
    if let explanation { return .explained(explanation) }
    return isBusy ? .busy : .ready
  }
}
