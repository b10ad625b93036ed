import DesktopTraits

/// Time limits for what a test waits for.
enum Deadlines {
  /// The result of `body`; its task is cancelled when the time is up.
  static func within<Result: Sendable>(
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

  /// Returns true if the condition comes to hold in time.
  ///
  /// For conditions that nobody reports: looks a hundred times a second.
  static func holds(within limit: Duration = patience, _ condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return condition()
  }
}
