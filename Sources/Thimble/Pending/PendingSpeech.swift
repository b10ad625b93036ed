/// What is said of work, as values: the start once, progress now and then, the outcome once if the start was said.
///
/// Nothing is said unless the user's attention is on the button's window, and nothing of work that is never shown.
struct PendingSpeech: Equatable, Sendable {
  /// Something to say.
  enum Utterance: Hashable, Sendable {
    case busy
    case progress(percent: Int)
    case outcome(PendingOutcome)
  }

  /// The shares of the work that are worth a word.
  private static let milestones = [75, 50, 25]

  private var hasSaidStart = false
  private var lastWord: Duration = .zero
  private var lastPercent = 0

  /// What a change of state calls for.
  mutating func utterance(
    from before: PendingState, to after: PendingState, at now: Duration, isAttended: Bool
  ) -> Utterance? {
    if !before.hasShownWork, after.hasShownWork {
      hasSaidStart = isAttended
      lastWord = now
      lastPercent = 0
      return isAttended ? .busy : nil
    }
    guard before.hasShownWork, !after.hasShownWork, hasSaidStart else { return nil }
    hasSaidStart = false
    return isAttended ? after.outcome.map { .outcome($0) } : nil
  }

  /// What this much of the work done calls for, while ``hasSaidStart``.
  mutating func utterance(
    for fraction: Double, at now: Duration, timing: PendingTiming, isAttended: Bool
  ) -> Utterance? {
    guard hasSaidStart, isAttended, now >= lastWord + timing.betweenProgress, fraction < 1,
      let percent = Self.milestones.first(where: { fraction * 100 >= Double($0) }), percent > lastPercent
    else { return nil }
    lastWord = now
    lastPercent = percent
    return .progress(percent: percent)
  }

  /// A new piece of work has begun under the same sign: its progress counts from the start.
  mutating func restartProgress() { lastPercent = 0 }
}
