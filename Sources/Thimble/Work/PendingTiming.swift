/// The times of a pending button. If a button has none of its own, the first two come from the theme
/// (`theme.spinner.button.show-delay` and `.minimum-visible`).
public struct PendingTiming: Hashable, Sendable {
  /// The time that work may take before the button shows or announces it. The default is 400 ms, the Doherty threshold.
  public var showDelay: Duration
  /// The minimum time for which the sign of work is shown. The default is 500 ms.
  public var minimumVisible: Duration
  /// The time for which the outcome of shown work replaces the sign. The default is 1.5 s, as in Carbon; zero shows no
  /// outcome.
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
