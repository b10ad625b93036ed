/// The longest time that a test waits for an effect. Where all is well, it waits only until the effect is there.
public struct Patience: Sendable {
  /// The longest time. 10 seconds by default.
  public var limit: Duration
  /// The clock that measures it. A test of a test gives one that does not really wait.
  public var clock: any Clock<Duration>

  /// Creates a limit.
  public init(_ limit: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock()) {
    self.limit = limit
    self.clock = clock
  }
}

extension Patience {
  /// Looks until something is found: at once, and again at each pulse.
  ///
  /// - Returns: Nil when nothing is found in time. The last look comes after that.
  nonisolated(nonsending) func wait<Found>(
    for pulses: AsyncStream<Void>, _ pulse: AsyncStream<Void>.Continuation, _ look: () async throws -> Found?
  ) async throws -> Found? {
    let end = Ending()
    let limit = Task { [limit, clock] in
      try await clock.sleep(for: limit)
      end.reach(0)
      pulse.yield()
    }
    // For changes that are not reported. A look that takes long comes less often.
    var steady: Task<Void, any Error>?
    func lookAgain(after interval: Duration) {
      steady?.cancel()
      steady = Task {
        try await Task.sleep(for: interval)
        pulse.yield()
      }
    }
    defer {
      limit.cancel()
      steady?.cancel()
      pulse.finish()
    }
    pulse.yield()
    for await _ in pulses {
      let isLast = end.isReached
      let start = ContinuousClock.now
      if let found = try await look() { return found }
      if isLast { return nil }
      // To be looked at takes the application's time: it gets twice as much for itself, but for a look that hangs.
      let cost = start.duration(to: .now)
      try await Task.sleep(for: min(cost * 2, .seconds(1)))
      lookAgain(after: max(.milliseconds(100), cost))
    }
    try Task.checkCancellation()
    return nil
  }
}
