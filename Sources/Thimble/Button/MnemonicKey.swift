/// The letter that presses a button together with Alt. It is underlined while GTK shows mnemonics.
@MainActor
final class MnemonicKey {
  let letter: Unicode.Scalar
  /// The UTF-8 range of the letter in the title.
  var range: Range<Int>?
  /// Indicates whether the letter is underlined.
  private(set) var isShown = false

  private weak var button: Button?
  private let controller: ShortcutController
  private var visibility: ObservationToken?

  init(_ letter: Unicode.Scalar, of button: Button) {
    self.letter = letter
    self.button = button
    controller = ShortcutController(mnemonic: letter)
    button.add(controller)
    if button.isMapped { follow() }
  }

  /// The key without Shift.
  var key: Key { Key(letter).lowercased }

  /// Removes the mnemonic from the button.
  func end() {
    visibility = nil
    button?.remove(controller)
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
