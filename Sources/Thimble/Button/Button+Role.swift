// MARK: - What a role does in a window

extension Button {
  /// Return presses the button of a window that it is for, unless the focused control has a use for the key; Escape the
  /// one that is nearest to the focused control.
  func takeRole() {
    guard let role = configuration.role else { return }
    if role.isForReturn { window?.defaultWidget = self }
    if role.isForEscape { EscapeKey.add(self) }
  }

  func leaveRole() {
    EscapeKey.remove(self)
    if let window, window.defaultWidget === self { window.defaultWidget = nil }
  }
}

extension Button.Role {
  /// Whether Return presses it from anywhere in the window.
  var isForReturn: Bool { self == .primary || self == .confirm }

  /// Whether Escape presses it from anywhere in the window.
  var isForEscape: Bool { self == .cancel || self == .close }
}
