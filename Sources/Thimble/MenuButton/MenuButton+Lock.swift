// MARK: - Disabled by the menu

extension MenuButton {
  /// Disables the button while its menu cannot be opened, and says why.
  ///
  /// What the application has said of the button goes before: one that it has disabled is left as it is, and not enabled
  /// when the menu can be opened again.
  func updateLock() {
    let reason = lockReason ?? (hasItems || menuProvider != nil ? nil : emptyReason)
    if reason != nil { close() }
    let isOwn = lock != nil && disabledReason == lock
    guard isOwn || isEnabled else { return }
    lock = reason
    if let reason {
      disable(because: reason)
    } else if isOwn {
      isEnabled = true
    }
  }
}
