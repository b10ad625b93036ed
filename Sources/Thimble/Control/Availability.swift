/// The availability of a control, with the reason if it is unavailable. Presses, keys, menus, large content and states
/// all use this one value.
enum Availability: Equatable {
  /// A press runs the action.
  case ready
  /// A press is dropped because work is running.
  case busy
  /// The control is disabled, keeps keyboard focus, and gives the reason.
  case explained(String)
  /// The control or a container around it is insensitive and takes no input.
  case insensitive

  /// Indicates whether the control is enabled: ready, or busy for a while.
  var isEnabled: Bool { self == .ready || self == .busy }
}

extension Control {
  var availability: Availability {
    guard isEffectivelySensitive else { return .insensitive }
    if let explanation { return .explained(explanation) }
    return isBusy ? .busy : .ready
  }
}
