/// A point in time by which something must be done.
struct Deadline: Sendable {
  let instant: ContinuousClock.Instant

  init(within duration: Duration) {
    instant = .now + duration
  }

  var remaining: Duration {
    max(.zero, ContinuousClock.now.duration(to: instant))
  }

  var hasPassed: Bool {
    ContinuousClock.now >= instant
  }

  /// Returns the time until this deadline, or the given duration if that is shorter.
  func capped(at duration: Duration) -> Duration {
    min(remaining, duration)
  }
}

extension Duration {
  /// Whole milliseconds, at least one for anything longer than zero.
  var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    guard seconds < Int64.max / 2_000 else { return .max }
    return seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}
