/// The times of a pending button. Where a button has none of its own, the first two are the theme's
/// (`theme.spinner.button.show-delay` and `.minimum-visible`).
public struct PendingTiming: Hashable, Sendable {
  /// How long work may take before anything shows or says it. The default, 400 ms, is the Doherty threshold.
  public var showDelay: Duration
  /// How long the sign of work is shown at the least. The default is 500 ms.
  public var minimumVisible: Duration
  /// How long the outcome of work that was shown is seen in its place. The default is 1.5 s, as Carbon's; zero shows none.
  public var outcome: Duration
  /// How far apart two words about progress are at the least. The default is 5 s.
  public var betweenProgress: Duration

  /// Times, by default those of the kit's design.
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
