public import ThimbleTesting

/// The longest wait of a test for another process. Where all is well, none waits that long; a busy machine must not make one
/// fail.
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
