/// The schedule of announcements about work, as values: the start once, progress now and then, and the outcome once.
///
/// Work that never shows is not announced, unless it fails or its outcome is owed.
struct PendingSpeech: Equatable, Sendable {
  enum Utterance: Hashable, Sendable {
    case busy
    case progress(percent: Int)
    case outcome(PendingOutcome)
  }

  /// The shares of the work that are announced.
  private static let milestones = [0.75, 0.5, 0.25]

  private var hasShownWork = false
  private var owesOutcome = false
  private var lastWord: Duration = .zero
  private var lastMilestone = 0.0

  /// Returns the announcement for a change of state.
  mutating func utterance(from before: PendingState, to after: PendingState, at now: Duration) -> Utterance? {
    if !before.hasShownWork, after.hasShownWork {
      hasShownWork = true
      lastWord = now
      return .busy
    }
    guard before.isPending, !after.isPending else { return nil }
    let isDue = hasShownWork || owesOutcome || after.outcome == .failure
    (hasShownWork, owesOutcome) = (false, false)
    return isDue ? after.outcome.map { .outcome($0) } : nil
  }

  /// Returns the percentage when the work passes a milestone. A milestone that comes too soon after the last
  /// announcement is dropped: a late announcement would be out of date.
  mutating func utterance(for fraction: Double, at now: Duration, timing: PendingTiming) -> Utterance? {
    guard fraction < 1, let milestone = Self.milestones.first(where: { fraction >= $0 }), milestone > lastMilestone
    else { return nil }
    lastMilestone = milestone
    guard hasShownWork, now >= lastWord + timing.betweenProgress else { return nil }
    lastWord = now
    return .progress(percent: min(99, Int(clamping: (fraction * 100).rounded())))
  }

  /// Restarts progress for a new run under the same sign.
  mutating func restartProgress() { lastMilestone = 0 }

  /// Makes sure that the outcome of the current work is announced, even if the work never shows.
  mutating func oweOutcome() { owesOutcome = true }
}

/// The words that a button announces about its work, after its label and a comma. By default they are the kit's words, in
/// the user's language.
public struct PendingWords: Hashable, Sendable {
  /// The word for work that has been running for ``PendingTiming/showDelay``.
  public var busy = localized("busy", de: "beschäftigt", ja: "処理中")
  /// The word for each outcome.
  public var outcomes: [PendingOutcome: String] = [
    .success: localized("done", de: "fertig", ja: "完了しました"),
    .failure: localized("failed", de: "fehlgeschlagen", ja: "失敗しました"),
    .cancelled: localized("cancelled", de: "abgebrochen", ja: "キャンセルしました"),
    .neutral: localized("ready", de: "bereit", ja: "準備ができました"),
  ]

  /// Creates the kit's words.
  public init() {}

  /// Returns the sentence for `utterance` of a button with the name `label`, or `labelWhenLoading` while it is busy.
  /// `reason` follows a failure.
  func sentence(
    _ utterance: PendingSpeech.Utterance, label: String, labelWhenLoading: String? = nil, reason: String? = nil
  ) -> String {
    switch utterance {
    case .busy: labelWhenLoading ?? Phrase.list(label, busy)
    case .progress(let percent): Phrase.list(label, localized("%@ %%", de: "%@ %%", ja: "%@%%", "\(percent)"))
    case .outcome(let outcome):
      ControlWords.sentences([
        outcomes[outcome].map { Phrase.list(label, $0) } ?? label, outcome == .failure ? reason : nil,
      ]) ?? label
    }
  }
}
