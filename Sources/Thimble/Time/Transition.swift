/// The progress of a value that moves from one number to another: a width, an opacity, an angle.
struct Transition: Equatable {
  private var start: Double
  /// The value at the end, or at rest.
  private(set) var end: Double
  /// The current value.
  private(set) var value: Double
  /// The duration, seconds.
  private var duration = 0.0
  /// The start time, seconds; nil until the first frame sets it.
  private var begin: Double?

  /// Creates a transition at rest.
  init(at value: Double) { (start, end, self.value) = (value, value, value) }

  /// Indicates whether the transition is still running.
  var isMoving: Bool { value != end }

  /// Turns towards another value from the current one.
  ///
  /// - Parameters:
  ///   - end: the value at the end.
  ///   - whole: the time in which the value moves by 1, seconds. A part of the way takes the same part of the time.
  mutating func turn(to end: Double, duration whole: Double) {
    (start, self.end, begin) = (value, end, nil)
    duration = max(0, whole) * abs(end - start)
    if duration == 0 { value = end }
  }

  /// Advances to a time, in seconds on a monotonic clock.
  mutating func advance(to time: Double) {
    guard isMoving else { return }
    guard let begin else { return begin = time }
    let progress = min(max((time - begin) / duration, 0), 1)
    value = progress == 1 ? end : start + (end - start) * Self.eased(progress)
  }

  /// Returns the position on a cubic curve: fast at first, then slow.
  static func eased(_ progress: Double) -> Double {
    let rest = 1 - progress
    return 1 - rest * rest * rest
  }
}
