import FoundationEssentials
import Processes

/// The longest time that a test waits for an effect. The test goes on as soon as the effect is there.
public struct Patience: Sendable {
  /// The longest time. ``usualLimit`` by default.
  public var limit: Duration
  /// The clock that measures the time. A test of this library may use a clock that does not really wait.
  public var clock: any Clock<Duration>

  /// The usual limit: 10 seconds, or the number of seconds in the environment variable `THIMBLE_TEST_PATIENCE`, from 1 to
  /// 86400, for a slow or busy machine.
  public static let usualLimit: Duration = {
    guard let text = ProcessInfo.processInfo.environment["THIMBLE_TEST_PATIENCE"] else { return .seconds(10) }
    if let seconds = Double(text), (1...86_400).contains(seconds) { return .seconds(seconds) }
    print("THIMBLE_TEST_PATIENCE=\(text): write seconds from 1 to 86400, such as 60. The limit stays 10 seconds.")
    return .seconds(10)
  }()

  /// Returns the usual limit, or a longer one for an effect that takes longer even on a machine at rest.
  static func usualLimit(atLeast least: Duration) -> Duration { max(usualLimit, least) }

  /// Creates a limit.
  public init(_ limit: Duration = usualLimit, clock: any Clock<Duration> = ContinuousClock()) {
    self.limit = limit
    self.clock = clock
  }
}

extension Patience {
  /// Calls `look` until it returns a result: at once, and again at each pulse.
  ///
  /// - Returns: The result; nil if there is none in time. The last look comes after the limit.
  nonisolated(nonsending) func wait<Found>(
    for pulses: AsyncStream<Void>, _ pulse: AsyncStream<Void>.Continuation, _ look: () async throws -> Found?
  ) async throws -> Found? {
    let end = Ending()
    let limit = Task { [limit, clock] in
      try await clock.sleep(for: limit)
      end.reach(0)
      pulse.yield()
    }
    // Looks again for changes that are not reported; less often if a look takes long.
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
      // A look costs the application time. It gets twice as much time for its own work, at most a second.
      let cost = start.duration(to: .now)
      try await Task.sleep(for: min(cost * 2, .seconds(1)))
      lookAgain(after: max(.milliseconds(100), cost))
    }
    try Task.checkCancellation()
    return nil
  }
}
