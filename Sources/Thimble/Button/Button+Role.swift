// MARK: - Keys for roles

extension Button {
  /// Registers the button for Return or Escape in its window, as its role demands. Return presses the window's default
  /// button, unless the focused control uses the key. Escape presses the button nearest to the focused control.
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
  /// Indicates whether Return presses a button of this role from anywhere in the window.
  var isForReturn: Bool { self == .primary || self == .confirm }

  /// Indicates whether Escape presses a button of this role from anywhere in the window.
  var isForEscape: Bool { self == .cancel || self == .close }
}
