/// The value of a transition token.
public struct TransitionValue: Sendable, Hashable {
  /// How long it runs.
  public var duration: DurationValue
  /// How long it waits first.
  public var delay: DurationValue
  /// How it eases.
  public var timingFunction: CubicBezierValue

  /// Creates a transition.
  public init(duration: DurationValue, delay: DurationValue, timingFunction: CubicBezierValue) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}
