/// The state of a button's pending work, as values: no clock runs in here.
///
/// ```
///         begin            400 ms later         end, 500 ms or more after showing
///   idle ───────▶ pending ─────────────▶ shown ───────────────────────────────────▶ settled ───▶ idle
///     ◀─────────────┘ end                  └────────▶ lingering, for the rest of 500 ms ──▲ 1.5 s
/// ```
/// A failure is settled from every state, however short the work was.
struct PendingState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    /// No work is running.
    case idle
    /// Work is running and not shown yet, unless the sign of earlier work is still in its minimum time.
    case pending(since: Duration, signSince: Duration?)
    /// Work is running, and a sign shows it.
    case shown(since: Duration)
    /// The work has ended, and the sign stays for its minimum time.
    case lingering(since: Duration, PendingOutcome?)
    /// The work has ended, and the outcome is shown.
    case settled(since: Duration, PendingOutcome)
  }

  /// The content of the button's slot.
  enum Face: Equatable, Sendable {
    case content
    case work
    case outcome(PendingOutcome)
  }

  private(set) var phase: Phase = .idle
  /// The outcome of the last work; nil once new work begins.
  private(set) var outcome: PendingOutcome?
  let timing: PendingTiming

  init(timing: PendingTiming) { self.timing = timing }

  /// Indicates whether work is running.
  var isPending: Bool {
    switch phase {
    case .pending, .shown: true
    case .idle, .lingering, .settled: false
    }
  }

  /// Indicates whether work is running and has lasted long enough to be shown and announced.
  var hasShownWork: Bool {
    if case .shown = phase { return true }
    return false
  }

  /// The visible content of the slot.
  var face: Face {
    switch phase {
    case .shown, .lingering, .pending(_, .some): .work
    case .settled(_, let outcome): .outcome(outcome)
    case .idle, .pending: .content
    }
  }

  /// The time of the next call of ``advance(to:)``; nil while only begin and end can change the state.
  var deadline: Duration? {
    switch phase {
    case .idle, .shown: nil
    case .pending(let start, _): start + timing.showDelay
    case .lingering(let start, _): start + timing.minimumVisible
    case .settled(let start, _): start + timing.outcome
    }
  }

  /// Begins work. Work that is already running continues, a sign in its minimum time stays, and an outcome disappears.
  mutating func begin(at now: Duration) {
    switch phase {
    case .idle, .settled: phase = .pending(since: now, signSince: nil)
    case .lingering(let start, _): phase = .pending(since: now, signSince: start)
    case .pending, .shown: return
    }
    outcome = nil
  }

  /// Ends the work. Work that was never shown ends without a sign, unless it failed.
  mutating func end(_ outcome: PendingOutcome, at now: Duration) {
    guard isPending else { return }
    let isShown = outcome == .failure || hasShownWork && outcome.hasSign
    let shown = isShown && timing.outcome > .zero ? outcome : nil
    self.outcome = outcome
    switch phase {
    case .pending(_, nil): settle(shown, at: now)
    case .pending(_, let start?), .shown(let start): leave(since: start, shown, at: now)
    case .idle, .lingering, .settled: break
    }
  }

  /// Forgets the work and its signs at once.
  mutating func reset() { self = PendingState(timing: timing) }

  /// Advances the state to a time.
  mutating func advance(to now: Duration) {
    guard let deadline, now >= deadline else { return }
    switch phase {
    case .pending(_, let start): phase = .shown(since: start ?? now)
    case .lingering(let start, let outcome): leave(since: start, outcome, at: now)
    case .settled: phase = .idle
    case .idle, .shown: break
    }
  }

  private mutating func leave(since start: Duration, _ outcome: PendingOutcome?, at now: Duration) {
    if now < start + timing.minimumVisible {
      phase = .lingering(since: start, outcome)
    } else {
      settle(outcome, at: now)
    }
  }

  private mutating func settle(_ outcome: PendingOutcome?, at now: Duration) {
    phase = outcome.map { .settled(since: now, $0) } ?? .idle
  }
}

/// The outcome of work.
public enum PendingOutcome: Hashable, Sendable, CaseIterable {
  /// The work succeeded. The sign is a tick, the word "done".
  case success
  /// The work failed. The sign is a warning sign, the word "failed".
  case failure
  /// The work was cancelled. There is no sign; the word is "cancelled".
  case cancelled
  /// The work ended without a known result. There is no sign; the word is "ready".
  case neutral

  /// Indicates whether the outcome has a sign, shown for ``PendingTiming/outcome``.
  var hasSign: Bool { self == .success || self == .failure }

  /// Returns the combined outcome of two runs that were shown as one. A later success does not hide an earlier failure.
  func followed(by next: PendingOutcome) -> PendingOutcome { self == .failure ? .failure : next }
}

/// The times of a pending button. If a button has none of its own, the first two come from the theme
/// (`theme.spinner.button.show-delay` and `.minimum-visible`).
public struct PendingTiming: Hashable, Sendable {
  /// The time that work may take before the button shows or announces it. The default is 400 ms, the Doherty threshold.
  public var showDelay: Duration
  /// The minimum time for which the sign of work is shown. The default is 500 ms.
  public var minimumVisible: Duration
  /// The time for which the outcome is shown: that of shown work, and every failure. The default is 1.5 s, as in Carbon;
  /// zero shows no outcome.
  public var outcome: Duration
  /// The minimum time between two announcements of progress. The default is 5 s.
  public var betweenProgress: Duration

  /// Creates times, by default those of the kit's design.
  public init(
    showDelay: Duration = .milliseconds(400), minimumVisible: Duration = .milliseconds(500),
    outcome: Duration = .milliseconds(1_500), betweenProgress: Duration = .seconds(5)
  ) {
    self.showDelay = showDelay
    self.minimumVisible = minimumVisible
    self.outcome = outcome
    self.betweenProgress = betweenProgress
  }
}
