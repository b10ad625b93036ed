/// The state of a tooltip for keyboard focus, as values: no clock runs in here.
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
  /// The delay between focus and tooltip. It equals GTK's delay for the pointer.
  var showDelay = Duration.milliseconds(500)
  /// The time for which the tooltip stays visible: see ``TimeLimits``.
  var visible = Duration.seconds(10)

  /// Indicates whether the tooltip is visible.
  var isShown: Bool { if case .shown = phase { true } else { false } }

  /// The time of the next call of ``advance(to:)``; nil while nothing waits.
  var deadline: Duration? {
    switch phase {
    case .idle: nil
    case .waiting(let since): since + showDelay
    case .shown(let since): since + visible
    }
  }

  /// Handles a move of keyboard focus to a widget with a tooltip (true) or without one (false).
  mutating func focus(_ hasTooltip: Bool, at now: Duration) {
    phase = hasTooltip ? .waiting(since: now) : .idle
  }

  /// Hides the tooltip after a key press or a loss of focus.
  mutating func dismiss() { phase = .idle }

  /// Advances the state to a time.
  mutating func advance(to now: Duration) {
    guard let deadline, now >= deadline else { return }
    switch phase {
    case .waiting: phase = .shown(since: now)
    case .shown, .idle: phase = .idle
    }
  }
}
