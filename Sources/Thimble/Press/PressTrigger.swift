/// What a pointer, a finger or a pen has to do on a button for its action. Keys, mnemonics, shortcuts and assistive
/// technologies always have the action at once: they have no such gestures.
public enum PressTrigger: Hashable, Sendable {
  /// A press that is let go on the button: as everywhere.
  case release
  /// The press itself.
  case press
  /// Several clicks, one soon after the other: 2 is a double click. Less than 1 is 1.
  case clicks(Int)
  /// A press that is held this long; nil for the button's time of a long press, see ``PressTiming/longPress``.
  case hold(Duration?)

  /// Whether a press that is let go has the action.
  func allowsRelease(clickCount: Int) -> Bool {
    switch self {
    case .release: true
    case .press, .hold: false
    case .clicks(let count): clickCount.isMultiple(of: max(1, count))
    }
  }
}
