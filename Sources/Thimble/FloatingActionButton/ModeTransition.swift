/// How far a floating action button is on its way between its modes, as time goes on.
struct ModeTransition: Equatable {
  /// 0 is normal, 1 expanded.
  private var start: Double
  private var end: Double
  /// Seconds.
  private var duration: Double
  /// When it began, seconds; nil until the first frame says.
  private var begin: Double?

  /// At rest in a mode.
  init(isExpanded: Bool) {
    start = isExpanded ? 1 : 0
    end = start
    duration = 0
  }

  /// How much of the title is there now, 0…1.
  private(set) var fraction: Double {
    get { storedFraction ?? start }
    set { storedFraction = newValue }
  }
  private var storedFraction: Double?

  /// Whether it has not come to its end.
  var isMoving: Bool { fraction != end }

  /// Which way it goes, or where it is.
  var isExpanding: Bool { end == 1 }

  /// Turns towards a mode from where it is. A part of the way takes a part of the time; none where `duration` is 0.
  mutating func turn(toExpanded isExpanded: Bool, duration whole: Double) {
    let now = fraction
    start = now
    end = isExpanded ? 1 : 0
    duration = max(0, whole) * abs(end - start)
    begin = nil
    fraction = duration == 0 ? end : now
  }

  /// Goes on to a time, in seconds on a clock that never goes back.
  mutating func advance(to time: Double) {
    guard isMoving else { return }
    guard let begin else { return begin = time }
    let progress = min(max((time - begin) / duration, 0), 1)
    fraction = progress == 1 ? end : start + (end - start) * Self.eased(progress)
  }

  /// Fast at first, then slow: a cubic curve.
  static func eased(_ progress: Double) -> Double {
    let rest = 1 - progress
    return 1 - rest * rest * rest
  }
}
