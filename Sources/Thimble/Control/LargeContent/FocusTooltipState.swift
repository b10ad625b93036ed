/// The state of a tooltip for keyboard focus, as values: no clock runs in here.
///
/// ```
///   idle ──focus──▶ waiting ──500 ms──▶ shown ──Escape, a press, or focus goes──▶ idle
/// ```
/// A tooltip stays while it is of use, as WCAG 2.2, success criterion 1.4.13, asks.
struct FocusTooltipState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case idle
    case waiting(since: Duration)
    case shown
  }

  private(set) var phase: Phase = .idle
  /// The delay between focus and tooltip. It equals GTK's delay for the pointer.
  var showDelay = Duration.milliseconds(500)

  /// Indicates whether the tooltip is visible.
  var isShown: Bool { phase == .shown }

  /// The time of the next call of ``advance(to:)``; nil while nothing waits.
  var deadline: Duration? {
    if case .waiting(let since) = phase { since + showDelay } else { nil }
  }

  /// Handles a move of keyboard focus to a widget with a tooltip (true) or without one (false).
  mutating func focus(_ hasTooltip: Bool, at now: Duration) {
    phase = hasTooltip ? .waiting(since: now) : .idle
  }

  /// Hides the tooltip after Escape, a press or a loss of focus.
  mutating func dismiss() { phase = .idle }

  /// Advances the state to a time.
  mutating func advance(to now: Duration) {
    if let deadline, now >= deadline { phase = .shown }
  }
}
