/// The gesture of a pointer, a finger or a pen that runs a button's action. Keys, mnemonics, shortcuts and assistive
/// technologies always run the action immediately.
public enum PressTrigger: Hashable, Sendable {
  /// A release on the button, as on other controls.
  case release
  /// The start of the press.
  case press
  /// Several clicks in a row: 2 is a double click. A number below 1 counts as 1.
  case clicks(Int)
  /// A press held for this long; nil for the button's long-press time, see ``PressTiming/longPress``.
  case hold(Duration?)

  /// Returns whether the release of a press runs the action.
  func allowsRelease(clickCount: Int) -> Bool {
    switch self {
    case .release: true
    case .press, .hold: false
    case .clicks(let count): clickCount.isMultiple(of: max(1, count))
    }
  }
}
