/// The value of a transition token.
public struct TransitionValue: Sendable, Hashable {
  /// The time that it runs.
  public var duration: DurationValue
  /// The time that it waits first.
  public var delay: DurationValue
  /// The easing curve.
  public var timingFunction: CubicBezierValue

  /// Creates a transition.
  package init(duration: DurationValue, delay: DurationValue, timingFunction: CubicBezierValue) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
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

  /// Creates a curve.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
