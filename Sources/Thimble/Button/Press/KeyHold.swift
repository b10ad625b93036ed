/// A press by a key that is down. It watches for the release of the key and for the loss of keyboard focus.
@MainActor
final class KeyHold {
  /// The hardware key code. The key's symbol may change while the key is down.
  let keycode: UInt32?
  private weak var button: Button?
  private weak var window: Window?
  private var watches: [SignalConnection] = []
  private var releases: KeyController?

  /// Begins a press for the key event that is being handled.
  ///
  /// - Parameters:
  ///   - button: the button that looks pressed meanwhile.
  ///   - isShortcut: whether the key works wherever keyboard focus is. If true, the whole window is watched for the
  ///     release.
  ///   - released: called when any key is released, for a shortcut.
  ///   - lost: called when the window becomes inactive or focus leaves the button.
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

  /// Ends the press after the key is released or lost.
  func end() {
    button?.setStyleClass("keyboard-activating", false)
    for watch in watches { watch.disconnect() }
    if let releases { window?.remove(releases) }
    releases = nil
  }
}
