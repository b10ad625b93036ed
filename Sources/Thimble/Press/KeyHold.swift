/// A key that is down, as a press: watches for its release, and for whatever takes the keyboard away meanwhile.
@MainActor
final class KeyHold {
  let key: Key
  private unowned let button: Button
  private weak var window: Window?
  private var watches: [SignalConnection] = []
  private var releases: KeyController?

  /// - Parameters:
  ///   - key: the key that went down.
  ///   - button: what looks pressed meanwhile.
  ///   - isShortcut: whether it counts wherever keyboard focus is: then its release is looked for in the whole window.
  ///   - released: called with each key that comes up, for a shortcut.
  ///   - lost: called when the window is left, or focus leaves the button.
  init(
    _ key: Key, on button: Button, isShortcut: Bool, released: @escaping @MainActor (Key) -> Void,
    lost: @escaping @MainActor () -> Void
  ) {
    self.key = key
    self.button = button
    button.setStyleClass("keyboard-activating", true)
    guard let window = button.window else { return }
    self.window = window
    watches.append(window.observe(.isActive) { _, isActive in if !isActive { lost() } })
    if isShortcut {
      let releases = KeyController(pressed: { _, _ in false }, released: released)
      releases.setPhase(.capture)
      window.add(releases)
      self.releases = releases
    } else {
      watches.append(
        window.observe(.focusWidget) { [weak button] _, focused in if focused !== button { lost() } })
    }
  }

  /// The key is up, or no longer ours.
  func end() {
    button.setStyleClass("keyboard-activating", false)
    for watch in watches { watch.disconnect() }
    if let releases { window?.remove(releases) }
    releases = nil
  }
}
