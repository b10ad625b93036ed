/// Time limits for the waits of tests.
public enum Deadlines {
  /// The limit of a wait that passes whole. On a busy machine, every other call within it must still get its answer.
  public static let short = Duration.seconds(10)

  /// Returns the result of `body`. Its task is cancelled at the limit.
  public static func within<Result: Sendable>(
    _ limit: Duration,
    _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let work = Task { try await body() }
    let clock = Task {
      try await Task.sleep(for: limit)
      work.cancel()
    }
    defer { clock.cancel() }
    return try await work.value
  }

  /// Waits for a condition. Returns true if it holds in time.
  ///
  /// For conditions without events: it checks a hundred times a second.
  public static func holds(within limit: Duration = patience, _ condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return condition()
  }
}
