/// The number of buttons of a ``ToggleButtonGroup`` that can be on at once.
public enum SelectionMode: String, Sendable, CaseIterable {
  /// At most one. Turning one on turns the other off; pressing the button that is on turns it off.
  case single
  /// Always one, as long as the group has buttons. Pressing the button that is on changes nothing.
  case requiredSingle
  /// Any number.
  case multiple
  /// At least one, as long as the group has buttons. The last button that is on stays on.
  case requiredMultiple

  /// Indicates whether more than one can be on.
  public var isMultiple: Bool { self == .multiple || self == .requiredMultiple }
  /// Indicates whether at least one is always on.
  public var isRequired: Bool { self == .requiredSingle || self == .requiredMultiple }
}

extension SelectionMode: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: SelectionMode)] {
    [
      ("single", .single), ("required-single", .requiredSingle), ("multiple", .multiple),
      ("required-multiple", .requiredMultiple),
    ]
  }
}
