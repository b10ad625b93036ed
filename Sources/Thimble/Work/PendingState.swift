/// When a button shows that it is at work, as values: no clock runs in here.
///
/// ```
///         begin            400 ms later         end, 500 ms or more after showing
///   idle ───────▶ pending ─────────────▶ shown ───────────────────────────────────▶ settled ───▶ idle
///     ◀─────────────┘ end                  └────────▶ lingering, for the rest of 500 ms ──▲ 1.5 s
/// ```
struct PendingState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    /// Nothing is going on.
    case idle
    /// At work, and nothing shows it yet; but for the sign of work before it, which is still in its least time.
    case pending(since: Duration, signSince: Duration?)
    /// At work, and a sign shows it.
    case shown(since: Duration)
    /// Done, and the sign stays for its least time.
    case lingering(since: Duration, PendingOutcome?)
    /// Done, and the outcome is shown.
    case settled(since: Duration, PendingOutcome)
  }

  /// What stands in the button's slot.
  enum Face: Equatable, Sendable {
    case content
    case work
    case outcome(PendingOutcome)
  }

  private(set) var phase: Phase = .idle
  /// How the last work ended; nil from the next beginning on.
  private(set) var outcome: PendingOutcome?
  let timing: PendingTiming

  init(timing: PendingTiming) { self.timing = timing }

  /// Whether work is going on.
  var isPending: Bool {
    switch phase {
    case .pending, .shown: true
    case .idle, .lingering, .settled: false
    }
  }

  /// Whether work is going on that has gone on long enough to be seen and heard.
  var hasShownWork: Bool {
    if case .shown = phase { return true }
    return false
  }

  /// What is to be seen.
  var face: Face {
    switch phase {
    case .shown, .lingering, .pending(_, .some): .work
    case .settled(_, let outcome): .outcome(outcome)
    case .idle, .pending: .content
    }
  }

  /// When ``advance(to:)`` has something to do next; nil while only begin and end can change anything.
  var deadline: Duration? {
    switch phase {
    case .idle, .shown: nil
    case .pending(let start, _): start + timing.showDelay
    case .lingering(let start, _): start + timing.minimumVisible
    case .settled(let start, _): start + timing.outcome
    }
  }

  /// Work begins. What is at work already goes on; a sign in its least time stays; an outcome goes.
  mutating func begin(at now: Duration) {
    switch phase {
    case .idle, .settled: phase = .pending(since: now, signSince: nil)
    case .lingering(let start, _): phase = .pending(since: now, signSince: start)
    case .pending, .shown: return
    }
    outcome = nil
  }

  /// Work has ended. What was never shown ends without a sign.
  mutating func end(_ outcome: PendingOutcome, at now: Duration) {
    guard isPending else { return }
    self.outcome = outcome
    switch phase {
    case .pending(_, nil): phase = .idle
    case .pending(_, let start?): leave(since: start, nil, at: now)
    case .shown(let start):
      leave(since: start, outcome.hasSign && timing.outcome > .zero ? outcome : nil, at: now)
    case .idle, .lingering, .settled: break
    }
  }

  /// Time has passed.
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
    } else if let outcome {
      phase = .settled(since: now, outcome)
    } else {
      phase = .idle
    }
  }
}
