/// When a button shows that it is at work, as values: no clock runs in here.
///
/// ```
///             begin            400 ms later              end, 500 ms or more after showing
///   idle ────────────▶ pending ────────────▶ shown ───────────────────────────────────▶ idle
///     ◀──────────────────┘ end               └──────────▶ lingering ──▶ idle, when 500 ms are over
/// ```
struct PendingState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    /// Nothing is going on.
    case idle
    /// At work, and nothing shows it yet.
    case pending(since: Duration)
    /// At work, and the spinner shows it.
    case shown(since: Duration)
    /// Done, and the spinner stays for its least time.
    case lingering(since: Duration)
  }

  private(set) var phase: Phase = .idle
  let timing: PendingTiming

  init(timing: PendingTiming) { self.timing = timing }

  /// Whether activations are dropped.
  var isPending: Bool {
    switch phase {
    case .pending, .shown: true
    case .idle, .lingering: false
    }
  }

  /// Whether the spinner is to be seen.
  var isShown: Bool {
    switch phase {
    case .shown, .lingering: true
    case .idle, .pending: false
    }
  }

  /// When ``advance(to:)`` has something to do next; nil while only begin and end can change anything.
  var deadline: Duration? {
    switch phase {
    case .idle, .shown: nil
    case .pending(let start): start + timing.showDelay
    case .lingering(let start): start + timing.minimumVisible
    }
  }

  /// Work begins. What is at work already goes on; a spinner that lingers is taken over.
  mutating func begin(at now: Duration) {
    switch phase {
    case .idle: phase = .pending(since: now)
    case .lingering(let start): phase = .shown(since: start)
    case .pending, .shown: break
    }
  }

  /// Work has ended.
  mutating func end(at now: Duration) {
    switch phase {
    case .pending: phase = .idle
    case .shown(let start): phase = now >= start + timing.minimumVisible ? .idle : .lingering(since: start)
    case .idle, .lingering: break
    }
  }

  /// Time has passed.
  mutating func advance(to now: Duration) {
    guard let deadline, now >= deadline else { return }
    switch phase {
    case .pending: phase = .shown(since: now)
    case .lingering: phase = .idle
    case .idle, .shown: break
    }
  }
}

/// The times of a pending button.
public struct PendingTiming: Hashable, Sendable {
  /// How long work may take before anything shows it. The default, 400 ms, is the Doherty threshold.
  public var showDelay: Duration
  /// How long the spinner is shown at the least. The default is 500 ms.
  public var minimumVisible: Duration

  /// Times, by default those of the kit's design.
  public init(showDelay: Duration = .milliseconds(400), minimumVisible: Duration = .milliseconds(500)) {
    self.showDelay = showDelay
    self.minimumVisible = minimumVisible
  }
}
