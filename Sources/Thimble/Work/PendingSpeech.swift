/// The words about work, as values: the start once, progress now and then, the outcome once if the start was said.
///
/// Nothing is said unless the user's attention is on the button's window, and nothing of work that is never shown unless its
/// outcome is owed.
struct PendingSpeech: Equatable, Sendable {
  /// Something to say.
  enum Utterance: Hashable, Sendable {
    case busy
    case progress(percent: Int)
    case outcome(PendingOutcome)
  }

  /// The shares of the work that are worth a word.
  private static let milestones = [0.75, 0.5, 0.25]

  private var hasSaidStart = false
  private var owesOutcome = false
  private var lastWord: Duration = .zero
  private var lastMilestone = 0.0

  /// What a change of state calls for.
  mutating func utterance(
    from before: PendingState, to after: PendingState, at now: Duration, isAttended: Bool
  ) -> Utterance? {
    if !before.hasShownWork, after.hasShownWork {
      hasSaidStart = isAttended
      lastWord = now
      return isAttended ? .busy : nil
    }
    guard before.isPending, !after.isPending, hasSaidStart || owesOutcome else { return nil }
    hasSaidStart = false
    owesOutcome = false
    return isAttended ? after.outcome.map { .outcome($0) } : nil
  }

  /// Returns the percentage when the work passes a milestone. A milestone that comes too soon after the last word is dropped:
  /// said later, it would no longer be true.
  mutating func utterance(
    for fraction: Double, at now: Duration, timing: PendingTiming, isAttended: Bool
  ) -> Utterance? {
    guard fraction < 1, let milestone = Self.milestones.first(where: { fraction >= $0 }), milestone > lastMilestone
    else { return nil }
    lastMilestone = milestone
    guard hasSaidStart, isAttended, now >= lastWord + timing.betweenProgress else { return nil }
    lastWord = now
    return .progress(percent: min(99, Int((fraction * 100).rounded())))
  }

  /// A new piece of work has begun under the same sign: its progress counts from the start.
  mutating func restartProgress() { lastMilestone = 0 }

  /// The outcome of the work that goes on is said, even if the work is never shown.
  mutating func oweOutcome() { owesOutcome = true }
}
