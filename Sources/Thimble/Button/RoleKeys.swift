/// The keys that press a button from anywhere in its window, as its role demands.
@MainActor
enum RoleKeys {
  /// Registers a button for Return or Escape in its window. Return presses the window's default
  /// button, unless the focused control uses the key. Escape presses the button nearest to the focused control.
  static func add(_ button: Button) {
    guard let role = button.configuration.role else { return }
    if role.isForReturn { button.window?.defaultWidget = button }
    if role.isForEscape { EscapeKey.add(button) }
  }

  /// Takes the keys from a button.
  static func remove(_ button: Button) {
    EscapeKey.remove(button)
    if let window = button.window, window.defaultWidget === button { window.defaultWidget = nil }
  }
}

extension Button.Role {
  /// Indicates whether Return presses a button of this role from anywhere in the window.
  var isForReturn: Bool { self == .primary || self == .confirm }

  /// Indicates whether Escape presses a button of this role from anywhere in the window.
  var isForEscape: Bool { self == .cancel || self == .close }
}
