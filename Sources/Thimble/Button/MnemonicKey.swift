/// The letter that presses a button together with Alt, also while an overflow menu shows the button. It is underlined while
/// GTK shows mnemonics.
@MainActor
final class MnemonicKey {
  let letter: Unicode.Scalar
  /// The UTF-8 range of the letter in the title.
  var range: Range<Int>?
  /// Indicates whether the letter is underlined.
  private(set) var isShown = false

  private weak var button: Button?
  private let placed: PlacedKey
  private var visibility: ObservationToken?

  init(_ letter: Unicode.Scalar, of button: Button) {
    self.letter = letter
    self.button = button
    placed = PlacedKey(of: button) { [weak button] isOnButton in
      if isOnButton { return ShortcutController(mnemonic: letter) }
      return ShortcutController(mnemonic: letter) { button?.pressElsewhere(by: .mnemonic) ?? false }
    }
    if button.isMapped { follow() }
  }

  /// The key without Shift.
  var key: Key { Key(letter).lowercased }

  /// Removes the mnemonic from the button.
  func end() {
    visibility = nil
    placed.end()
  }

  /// Follows whether the button's window or popover shows mnemonics. Called when the button comes onto the screen.
  func follow() {
    visibility = button?.surfaceOwner?.observeMnemonics { [weak self] in self?.show($0) }
  }

  /// Called when the button leaves the screen.
  func rest() { visibility = nil }

  private func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    button?.content.markMnemonic()
    button?.queueDraw()
  }
}

extension Button {
  /// Presses the button that an overflow menu shows. Returns false if it cannot be pressed.
  fileprivate func pressElsewhere(by source: Press.Source) -> Bool {
    guard availabilityToWindowKeys.takesPresses else { return false }
    // The keyboard's own repetition is not a second press.
    if InputEvent.current?.isRepeat != true {
      press(byWindowKey: Press(source, modifiers: InputEvent.current?.modifiers ?? .alt))
    }
    return true
  }
}
