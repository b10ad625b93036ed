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

/// One layer of a shadow token.
public struct ShadowValue: Sendable, Hashable {
  /// The shadow's colour.
  public var color: ColorValue
  /// The offset to the right.
  public var offsetX: DimensionValue
  /// The offset downwards.
  public var offsetY: DimensionValue
  /// The blur, as in CSS.
  public var blur: DimensionValue
  /// The growth beyond the box on each side.
  public var spread: DimensionValue
  /// True if the shadow falls inside the box.
  public var inset: Bool
}

/// One stop of a gradient token.
public struct GradientStop: Sendable, Hashable {
  /// The colour at the stop.
  public var color: ColorValue
  /// The position along the gradient, 0…1; values outside are clamped.
  public var position: Double

  package init(color: ColorValue, position: Double) {
    self.color = color
    self.position = min(max(position, 0), 1)
  }
}

/// The value of a transition token.
public struct TransitionValue: Sendable, Hashable {
  /// The time that the transition runs.
  public var duration: DurationValue
  /// The time before the transition starts.
  public var delay: DurationValue
  /// The easing curve.
  public var timingFunction: CubicBezierValue

  /// A transition that takes no time.
  package static let immediate = TransitionValue(
    duration: DurationValue(value: 0), delay: DurationValue(value: 0),
    timingFunction: CubicBezierValue(x1: 0, y1: 0, x2: 1, y2: 1))
}

/// The value of a cubicBezier token: the two inner control points of an easing curve from (0, 0) to (1, 1).
public struct CubicBezierValue: Sendable, Hashable {
  /// The first point's x, 0…1.
  public var x1: Double
  /// The first point's y, any number.
  public var y1: Double
  /// The second point's x, 0…1.
  public var x2: Double
  /// The second point's y, any number.
  public var y2: Double
}
