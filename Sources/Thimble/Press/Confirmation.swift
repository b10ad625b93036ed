/// What stands between a press and something that cannot be taken back.
public enum Confirmation: Hashable, Sendable {
  /// The press is held, by pointer, Space or Return, for so long. Who cannot hold (mnemonic, shortcut, assistive
  /// technology, program) presses twice.
  case hold(for: Duration)
  /// The action waits for so long, and a second press takes it back.
  case undo(for: Duration)
}
