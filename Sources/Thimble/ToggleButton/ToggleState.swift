/// What a ``ToggleButton`` says: on, off, or some of both.
public enum ToggleState: String, Sendable, CaseIterable {
  /// It does not hold.
  case off
  /// It holds.
  case on
  /// It holds for a part of what is meant, such as bold for a selection in which some words are. Only the program sets it.
  case mixed

  /// What a press makes of it: off is turned on, on is turned off, and mixed is turned on.
  public var toggled: ToggleState { self == .on ? .off : .on }
}
