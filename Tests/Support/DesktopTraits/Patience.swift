public import ThimbleTesting

/// The longest wait of a test for another process. It is long, so that no test fails on a busy machine.
public let patience = Duration.seconds(120)

extension Patience {
  /// The longest wait of a test for another process.
  public static let long = Patience(patience)
}

/// A clock on which every wait is over at once.
public struct HastyClock: Clock {
  public init() {}

  public var now: ContinuousClock.Instant { .now }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws { await Task.yield() }
}
