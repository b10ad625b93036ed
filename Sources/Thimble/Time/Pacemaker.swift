/// Time as a button sees it: how much has passed, and waiting for more. Tests bring their own.
public struct Pacemaker: Sendable {
  /// The time since some fixed moment.
  public var now: @Sendable () -> Duration
  /// Returns when ``now`` has reached a time, or throws when the task is cancelled.
  public var wait: @Sendable (_ deadline: Duration) async throws -> Void

  /// A source of time.
  public init(
    now: @escaping @Sendable () -> Duration, wait: @escaping @Sendable (_ deadline: Duration) async throws -> Void
  ) {
    self.now = now
    self.wait = wait
  }

  /// The time of a clock.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    self.init(
      now: { start.duration(to: clock.now) },
      wait: { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) })
  }

  /// The time that goes on while the machine is awake.
  public static let continuous = Pacemaker(SuspendingClock())
}
