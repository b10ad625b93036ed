/// The state of a ``ToggleButton``: on, off or mixed.
public enum ToggleState: String, Sendable, CaseIterable {
  /// The setting is off.
  case off
  /// The setting is on.
  case on
  /// The setting is on for a part of the subject, such as bold for a selection with some bold words. Only code sets it.
  case mixed

  /// The state after a press: off becomes on, on becomes off, and mixed becomes on.
  public var toggled: ToggleState { self == .on ? .off : .on }
}
