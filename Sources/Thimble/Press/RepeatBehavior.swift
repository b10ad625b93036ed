/// Whether a button that is held does its action again and again.
public enum RepeatBehavior: Sendable, CaseIterable {
  /// As the kind of button has it: an ordinary one does not. The default.
  case automatic
  case enabled
  case disabled
}
