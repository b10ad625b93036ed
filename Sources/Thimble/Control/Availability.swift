/// The answer to "may the control be pressed now", with the reason if it may not. Presses, keys, menus, large content and
/// states all use this one value.
enum Availability: Equatable {
  /// A press runs the action.
  case ready
  /// A press is dropped because work is running.
  case busy
  /// The control is disabled, keeps keyboard focus, and gives the reason.
  case explained(String)
  /// The control or a container around it is insensitive and takes no input.
  case insensitive
  /// The control is not on screen, so no pointer and no key can mean it. A program and a menu can: only
  /// ``Control/availabilityToInput`` has this value.
  case hidden

  /// Indicates whether the control is enabled: ready, or busy for a while.
  var isEnabled: Bool { self == .ready || self == .busy }

  /// Indicates whether a press is handled in any way: by the action, or by the reason why it does not run.
  var takesPresses: Bool { self != .insensitive && self != .hidden }
}

extension Control {
  /// The availability to everybody who can name the control, such as the program, a menu or an assistive technology.
  var availability: Availability { takesInput ? ownAvailability : .insensitive }

  /// The availability to a pointer or a key, which reach the control only on screen.
  var availabilityToInput: Availability { isMapped ? availability : .hidden }

  /// The availability to a key for the whole window, such as a shortcut, which also means a control that an overflow menu
  /// shows.
  var availabilityToWindowKeys: Availability { shownPlace.isMapped ? availability : .hidden }

  /// The availability apart from the containers. GTK itself exposes an insensitive container.
  var ownAvailability: Availability {
    guard isSensitive else { return .insensitive }
    return explanation.map(Availability.explained) ?? workAvailability
  }
}
