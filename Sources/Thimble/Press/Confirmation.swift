/// What stands between a press and something that cannot be taken back.
public enum Confirmation: Hashable, Sendable {
  /// The press is held for so long, by pointer, Space or Return. Keys can also press twice, and so can a mnemonic, a shortcut,
  /// an assistive technology and the program, none of which can hold. A press that was too short says so.
  case hold(for: Duration)
  /// The action waits for so long, and a second press takes it back.
  case undo(for: Duration)
}
