/// A key that is down, as a press: watches for its release, and for whatever takes the keyboard away meanwhile.
@MainActor
final class KeyHold {
  /// The key of the keyboard: what it writes may change while it is down.
  let keycode: UInt32?
  private weak var button: Button?
  private weak var window: Window?
  private var watches: [SignalConnection] = []
  private var releases: KeyController?

  /// A key goes down now, in the event that is being handled.
  ///
  /// - Parameters:
  ///   - button: what looks pressed meanwhile.
  ///   - isShortcut: whether it counts wherever keyboard focus is: then its release is looked for in the whole window.
  ///   - released: called when any key comes up, for a shortcut.
  ///   - lost: called when the window is left, or focus leaves the button.
  init(
    on button: Button, isShortcut: Bool, released: @escaping @MainActor () -> Void,
    lost: @escaping @MainActor () -> Void
  ) {
    keycode = InputEvent.current?.keycode
    self.button = button
    button.setStyleClass("keyboard-activating", true)
    guard let window = button.window else { return }
    self.window = window
    watches.append(window.observe(.isActive) { _, isActive in if !isActive { lost() } })
    if isShortcut {
      let releases = KeyController(pressed: { _, _ in false }, released: { _ in released() })
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
    button?.setStyleClass("keyboard-activating", false)
    for watch in watches { watch.disconnect() }
    if let releases { window?.remove(releases) }
    releases = nil
  }
}
