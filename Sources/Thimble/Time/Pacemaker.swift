/// A source of time: it tells the time and waits for a later one. Tests can replace it.
public struct Pacemaker: Sendable {
  /// The time since a fixed moment.
  public var now: @Sendable () -> Duration
  /// Waits until ``now`` reaches a time. Throws if the task is cancelled.
  public var wait: @Sendable (_ deadline: Duration) async throws -> Void

  /// Creates a source of time.
  public init(
    now: @escaping @Sendable () -> Duration, wait: @escaping @Sendable (_ deadline: Duration) async throws -> Void
  ) {
    self.now = now
    self.wait = wait
  }

  /// Creates a source of time from a clock.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    self.init(
      now: { start.duration(to: clock.now) },
      wait: { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) })
  }

  /// The time that advances while the machine is awake.
  public static let continuous = Pacemaker(SuspendingClock())
}
