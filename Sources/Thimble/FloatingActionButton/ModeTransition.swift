/// The progress of a floating action button between its modes.
struct ModeTransition: Equatable {
  /// 0 for normal, 1 for expanded.
  private var start: Double
  private var end: Double
  /// The duration, seconds.
  private var duration = 0.0
  /// The start time, seconds; nil until the first frame sets it.
  private var begin: Double?

  /// The visible fraction of the title, 0…1.
  private(set) var fraction: Double

  /// Creates a transition at rest in a mode.
  init(isExpanded: Bool) {
    start = isExpanded ? 1 : 0
    (end, fraction) = (start, start)
  }

  /// Indicates whether the transition is still running.
  var isMoving: Bool { fraction != end }

  /// Indicates whether the target, or the mode at rest, is expanded.
  var isExpanding: Bool { end == 1 }

  /// Turns towards a mode from the current position. A part of the way takes the same part of the time; no time if
  /// `duration` is 0.
  mutating func turn(toExpanded isExpanded: Bool, duration whole: Double) {
    let now = fraction
    start = now
    end = isExpanded ? 1 : 0
    duration = max(0, whole) * abs(end - start)
    begin = nil
    fraction = duration == 0 ? end : now
  }

  /// Advances to a time, in seconds on a monotonic clock.
  mutating func advance(to time: Double) {
    guard isMoving else { return }
    guard let begin else { return begin = time }
    let progress = min(max((time - begin) / duration, 0), 1)
    fraction = progress == 1 ? end : start + (end - start) * Self.eased(progress)
  }

  /// Returns the position on a cubic curve: fast at first, then slow.
  static func eased(_ progress: Double) -> Double {
    let rest = 1 - progress
    return 1 - rest * rest * rest
  }
}
