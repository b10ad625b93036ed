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
    // A clock of the system cannot wait until every time that a duration can hold. These are thirty years.
    let forever = Duration.seconds(1_000_000_000)
    self.init(
      now: { start.duration(to: clock.now) },
      wait: { try await clock.sleep(until: start.advanced(by: min(max($0, .zero), forever)), tolerance: nil) })
  }

  /// The time that advances while the machine is awake.
  public static let continuous: Pacemaker = {
    var pacemaker = Pacemaker(SuspendingClock())
    pacemaker.knowsEvents = true
    return pacemaker
  }()

  /// Indicates whether events happen on this time. A clock of a test knows only when they are handled.
  private var knowsEvents = false

  /// Returns the time at which an event happened; the current time for nil. A busy main thread handles events late.
  func time(of event: InputEvent?) -> Duration {
    guard knowsEvents, let event else { return now() }
    return now() - event.age
  }

  /// Returns the time between two events of one device, by the events themselves; nil if only their handling is known.
  func time(from start: InputEvent?, to end: InputEvent?) -> Duration? {
    guard knowsEvents, let start, let end, start.time != 0, end.time != 0 else { return nil }
    return .milliseconds(Int(Int32(bitPattern: end.time &- start.time)))
  }
}

/// A deadline on the time of a pacemaker, one at a time.
///
/// Input that the user made before the deadline is handled first, however late a busy main thread comes to both.
/// Releasing the alarm, or setting another deadline, cancels the earlier deadline.
@MainActor
final class Alarm {
  private var wait: Task<Void, Never>?
  private var input: InputWait?

  /// Sets the deadline; nil cancels the current one. `ring` is called once, when the time reaches the deadline.
  func set(_ deadline: Duration?, by pacemaker: Pacemaker, ring: @escaping @MainActor () -> Void) {
    wait?.cancel()
    input = nil
    wait = deadline.map { deadline in
      Task { [weak self] in
        guard (try? await pacemaker.wait(deadline)) != nil, !Task.isCancelled else { return }
        self?.input = InputWait(ring)
      }
    }
  }

  isolated deinit { wait?.cancel() }
}
