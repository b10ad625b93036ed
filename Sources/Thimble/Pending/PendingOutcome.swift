/// How work ended.
public enum PendingOutcome: Hashable, Sendable, CaseIterable {
  /// It did what it should: a tick, "done".
  case success
  /// It did not: a warning sign, "failed".
  case failure
  /// Somebody stopped it: no sign, "cancelled".
  case cancelled
  /// It is over, and nothing is to be said of how: no sign, "ready".
  case neutral

  /// Whether the outcome has a sign that is shown for ``PendingTiming/outcome``.
  var hasSign: Bool { self == .success || self == .failure }

  /// The outcome of two pieces of work that were shown as one: a failure is not covered up by what comes after it.
  func followed(by next: PendingOutcome) -> PendingOutcome { self == .failure ? .failure : next }
}
