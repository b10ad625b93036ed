import AccessibilityAudit
import Synchronization

/// A description of a wait: its subject, and when to look again.
struct Wait: Sendable {
  /// Signals after which to look again, at the objects that sent them.
  var signals: [BusSignal.Match]
  /// Events to request from the registry during the wait: GTK 4.18 sends only requested events.
  var kinds: [EventKind] = []
  /// The time after which to look at everything again, even without a signal: applications do not report every change.
  var recheck: Duration = .milliseconds(250)
  /// The subject, for the message of the error.
  var description: String
  var place = ATSPIError.Place()
}

/// The objects that have reported a change and have not been looked at since.
private final class Changes: Sendable {
  /// Yields an element after each change.
  let pulses: AsyncStream<Void>
  private let pulse: AsyncStream<Void>.Continuation
  private let objects = Mutex<Set<AccessibleID>?>([])

  init() {
    (pulses, pulse) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  func add(_ object: AccessibleID) {
    objects.withLock { _ = $0?.insert(object) }
    pulse.yield()
  }

  /// Requests a look at everything.
  func addAll() {
    objects.withLock { $0 = nil }
    pulse.yield()
  }

  /// Returns the objects to look at now; nil for everything.
  func take() -> Set<AccessibleID>? {
    objects.withLock { objects in
      defer { objects = [] }
      return objects
    }
  }

  func end() { pulse.finish() }
}

extension Session {
  /// Calls `look` until it returns a result, and returns that. Its argument is the objects that have reported a change
  /// since the last call; nil for everything.
  ///
  /// - Throws: ``ATSPIError/Code/timedOut`` with `lastSeen`, ``ATSPIError/Code/cancelled``, and the errors of `look`.
  func wait<Found: Sendable>(
    _ wait: Wait, by deadline: Deadline, lastSeen: () -> String = { "" },
    _ look: (_ changed: Set<AccessibleID>?) async throws(ATSPIError) -> Found?
  ) async throws(ATSPIError) -> Found {
    let changes = Changes()
    let subscriptions = try await subscribe(to: wait.signals) { signal in
      changes.add(AccessibleID(busName: signal.sender, path: signal.path))
    }
    let steady = connection.repeating(every: wait.recheck) { changes.addAll() }
    let last = connection.repeating(every: deadline.remaining) { changes.addAll() }
    defer { withExtendedLifetime((steady, last)) {} }
    let result = await Result<Found, ATSPIError>.of { () async throws(ATSPIError) -> Found in
      try await register(wait.kinds, by: deadline)
      // The first look follows the subscriptions, so that it misses no change and nothing is read twice.
      changes.addAll()
      return try await firstFound(in: changes, wait, by: deadline, lastSeen: lastSeen, look)
    }
    changes.end()
    await connection.unsubscribe(subscriptions)
    await deregister(wait.kinds)
    return try result.get()
  }

  private func firstFound<Found: Sendable>(
    in changes: Changes, _ wait: Wait, by deadline: Deadline, lastSeen: () -> String,
    _ look: (_ changed: Set<AccessibleID>?) async throws(ATSPIError) -> Found?
  ) async throws(ATSPIError) -> Found {
    var isFirst = true
    for await _ in changes.pulses {
      if deadline.hasPassed, !isFirst { break }
      isFirst = false
      let start = ContinuousClock.now
      do throws(ATSPIError) {
        if let found = try await look(changes.take()) { return found }
        // A look costs the application time. Wait as long as the look took, so that the application has time for its
        // own work; the next look sees all changes.
        try? await Task.sleep(for: deadline.capped(at: min(start.duration(to: .now), .seconds(1))))
      } catch {
        // The deadline cut this look short; the error has the result of the look before.
        guard error.code == .timedOut, deadline.hasPassed, !lastSeen().isEmpty else { throw error }
        break
      }
    }
    guard deadline.hasPassed else {
      throw ATSPIError(
        .cancelled, at: wait.place, message: "the task was cancelled while waiting for \(wait.description)")
    }
    let seen = lastSeen()
    throw ATSPIError(
      .timedOut, at: wait.place,
      message: "no \(wait.description) in time" + (seen.isEmpty ? "" : "; last seen: \(seen)"))
  }

  /// Subscribes to all of the signals; after an error to none.
  func subscribe(
    to matches: [BusSignal.Match], _ body: @escaping @Sendable (BusSignal) -> Void
  ) async throws(ATSPIError) -> [Int] {
    var subscriptions: [Int] = []
    for match in matches {
      do throws(ATSPIError) {
        subscriptions.append(try await connection.subscribe(match, body))
      } catch {
        await connection.unsubscribe(subscriptions)
        throw error
      }
    }
    return subscriptions
  }
}

// MARK: - Registration

extension Session {
  /// Requests these events from the registry, so that applications send them.
  func register(_ kinds: [EventKind], by deadline: Deadline) async throws(ATSPIError) {
    for kind in kinds { await connection.countRegistrations(of: kind.rawValue, adding: 1) }
    for kind in kinds {
      // From all applications, without properties in the events.
      let arguments: [BusArgument] = [.string(kind.rawValue), .noStrings, .string("")]
      _ = try await call(registry("RegisterEvent", arguments), by: deadline)
    }
  }

  /// Undoes one ``register(_:by:)``.
  ///
  /// It also works after cancellation, and ignores a bus that has gone.
  func deregister(_ kinds: [EventKind]) async {
    for kind in kinds where await connection.countRegistrations(of: kind.rawValue, adding: -1) == 0 {
      // The registry of at-spi2-core 2.62 requires the application; older ones ignore it.
      let call = registry("DeregisterEvent", [.string(kind.rawValue), .string("")])
      await Task { [self] in _ = try? await self.call(call) }.value
    }
  }

  private func registry(_ method: String, _ arguments: [BusArgument]) -> BusCall {
    BusCall(
      busName: BusCall.registryName, path: BusCall.registryPath, interface: BusCall.registryName, method: method,
      arguments: arguments)
  }
}
