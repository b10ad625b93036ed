/// How many buttons of a ``ToggleButtonGroup`` can be on at once.
public enum SelectionMode: String, Sendable, CaseIterable {
  /// One at the most: turning one on turns the other off, and pressing the one that is on turns it off.
  case single
  /// Always one, as long as there are any: pressing the one that is on changes nothing.
  case requiredSingle
  /// Any number.
  case multiple
  /// Any number but none, as long as there are any: the last one that is on stays on.
  case requiredMultiple

  /// Whether more than one can be on.
  public var isMultiple: Bool { self == .multiple || self == .requiredMultiple }
  /// Whether at least one is on.
  public var isRequired: Bool { self == .requiredSingle || self == .requiredMultiple }
}
