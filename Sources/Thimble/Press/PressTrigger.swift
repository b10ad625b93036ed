/// The gesture of a pointer, a finger or a pen that runs a button's action. Keys, mnemonics, shortcuts and assistive
/// technologies have no such gestures: they always run the action at once.
public enum PressTrigger: Hashable, Sendable {
  /// A press that is released on the button, as everywhere.
  case release
  /// The press itself.
  case press
  /// Several clicks in a row: 2 is a double click. A number below 1 counts as 1.
  case clicks(Int)
  /// A press that is held this long; nil for the button's time of a long press, see ``PressTiming/longPress``.
  case hold(Duration?)

  /// Whether the release of a press runs the action.
  func allowsRelease(clickCount: Int) -> Bool {
    switch self {
    case .release: true
    case .press, .hold: false
    case .clicks(let count): clickCount.isMultiple(of: max(1, count))
    }
  }
}
