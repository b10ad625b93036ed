/// The value of a border token.
public struct BorderValue: Sendable, Hashable {
  /// The line's colour.
  public var color: ColorValue
  /// The line's width.
  public var width: DimensionValue
  /// The line's style.
  public var style: StrokeStyleValue
}

/// The value of a strokeStyle token.
public enum StrokeStyleValue: Sendable, Hashable {
  /// One of the named styles.
  case named(Name)
  /// A pattern of dashes and gaps.
  case dashes([DimensionValue], cap: LineCap)

  /// The named styles, as in CSS.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// As CSS draws them.
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  /// The shape of a dash's end.
  public enum LineCap: String, Sendable, Hashable, CaseIterable {
    /// As SVG's `stroke-linecap`.
    case round, butt, square
  }
}
