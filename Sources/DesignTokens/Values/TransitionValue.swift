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
