/// The keyboard shortcut of one button.
@MainActor
final class ButtonShortcut {
  let shortcut: KeyboardShortcut
  let scope: ShortcutController.Scope
  private weak var button: Button?
  private let key: PlacedKey
  private var map: SignalConnection?

  private struct Weak {
    weak var button: Button?
  }
  /// All buttons with a shortcut, to find conflicts.
  private static var all: [Weak] = []

  init(_ shortcut: KeyboardShortcut, scope: ShortcutController.Scope, of button: Button) {
    self.shortcut = shortcut
    self.scope = scope
    self.button = button
    key = PlacedKey(of: button) { [weak button] _ in
      ShortcutController(shortcut, scope: scope) { button?.existingPress?.press(by: shortcut) ?? false }
    }
    Self.all.removeAll { $0.button == nil || $0.button === button }
    Self.all.append(Weak(button: button))
    map = button.connect(Signal<Button, Void, Void>("map")) { [weak self] _ in self?.warnOfConflicts() }
    if button.isMapped { warnOfConflicts() }
  }

  /// Removes the shortcut from the button.
  func end() {
    map?.disconnect()
    key.end()
    Self.all.removeAll { $0.button === button }
  }

  /// Warns about two buttons with the same shortcut: GTK gives it to one of them, and the order is undefined.
  private func warnOfConflicts() {
    guard scope != .local, let button, let window = button.window else { return }
    let others = Self.all.compactMap(\.button).filter { other in
      other !== button && other.isMapped && other.window === window
        && other.existingPress?.shortcut.map { $0.shortcut == shortcut && $0.scope != .local } == true
    }
    for other in others {
      let names = [button.accessibilityLabel, other.accessibilityLabel].sorted()
      Log.warningOnce(
        "\(shortcut.name) is the shortcut of \"\(names[0])\" and of \"\(names[1])\" in one window: give one of them another."
      )
    }
  }
}
