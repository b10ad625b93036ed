/// When keyboard focus shows a tooltip, as values: no clock runs in here.
///
/// ```
///   idle ──focus──▶ waiting ──500 ms──▶ shown ──10 s, a key, or focus goes──▶ idle
/// ```
struct FocusTooltipState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case idle
    case waiting(since: Duration)
    case shown(since: Duration)
  }

  private(set) var phase: Phase = .idle
  /// How long focus rests until the tooltip appears: what GTK has the pointer wait.
  var showDelay = Duration.milliseconds(500)
  /// How long it stays.
  var visible = Duration.seconds(10)

  /// Whether it is to be seen.
  var isShown: Bool { if case .shown = phase { true } else { false } }

  /// When ``advance(to:)`` has something to do next.
  var deadline: Duration? {
    switch phase {
    case .idle: nil
    case .waiting(let since): since + showDelay
    case .shown(let since): since + visible
    }
  }

  /// Focus came to something that has a tooltip (true) or has none.
  mutating func focus(_ hasTooltip: Bool, at now: Duration) {
    phase = hasTooltip ? .waiting(since: now) : .idle
  }

  /// A key was pressed, or what has focus has gone.
  mutating func dismiss() { phase = .idle }

  /// Time has passed.
  mutating func advance(to now: Duration) {
    guard let deadline, now >= deadline else { return }
    switch phase {
    case .waiting: phase = .shown(since: now)
    case .shown, .idle: phase = .idle
    }
  }
}
