import AccessibilityAudit

/// What a wait looks at, and when it looks again.
struct Wait: Sendable {
  /// Looks again at each of these signals.
  var signals: [BusSignal.Match]
  /// Asks the registry for these events meanwhile; GTK 4.18 sends none that nobody asked for.
  var kinds: [EventKind] = []
  /// Looks again after this long even if no signal came, for what an application changes without saying so.
  var recheck: Duration = .milliseconds(250)
  /// What the error says was waited for.
  var description: String
  var place = ATSPIError.Place()
}

extension Session {
  /// Looks until `look` finds something, and returns that.
  ///
  /// - Throws: ``ATSPIError/Code/timedOut`` with `lastSeen`, ``ATSPIError/Code/cancelled``, and what `look` throws.
  func wait<Found: Sendable>(
    _ wait: Wait,
    by deadline: Deadline,
    lastSeen: () -> String = { "" },
    _ look: () async throws(ATSPIError) -> Found?
  ) async throws(ATSPIError) -> Found {
    if let found = try await look() { return found }
    let (pulses, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let pulse: @Sendable () -> Void = { continuation.yield() }
    let subscriptions = try await subscribe(to: wait.signals) { _ in pulse() }
    let steady = connection.repeating(every: wait.recheck, pulse)
    let last = connection.repeating(every: deadline.remaining, pulse)
    defer { withExtendedLifetime((steady, last)) {} }
    let result: Result<Found, ATSPIError>
    do throws(ATSPIError) {
      try await register(wait.kinds, by: deadline)
      // Once more, for what happened before the subscriptions held.
      continuation.yield()
      result = .success(try await firstFound(in: pulses, wait, by: deadline, lastSeen: lastSeen, look))
    } catch {
      result = .failure(error)
    }
    continuation.finish()
    await connection.unsubscribe(all: subscriptions)
    await deregister(wait.kinds)
    return try result.get()
  }

  private func firstFound<Found: Sendable>(
    in pulses: AsyncStream<Void>,
    _ wait: Wait,
    by deadline: Deadline,
    lastSeen: () -> String,
    _ look: () async throws(ATSPIError) -> Found?
  ) async throws(ATSPIError) -> Found {
    for await _ in pulses {
      if deadline.hasPassed { break }
      do throws(ATSPIError) {
        if let found = try await look() { return found }
      } catch {
        // The deadline cut this look short; the one before says what there was.
        guard error.code == .timedOut, deadline.hasPassed, !lastSeen().isEmpty else { throw error }
        break
      }
    }
    guard deadline.hasPassed else {
      throw ATSPIError(
        .cancelled,
        at: wait.place,
        message: "the task was cancelled while waiting for \(wait.description)"
      )
    }
    let seen = lastSeen()
    throw ATSPIError(
      .timedOut,
      at: wait.place,
      message: "no \(wait.description) in time" + (seen.isEmpty ? "" : "; last seen: \(seen)")
    )
  }

  /// Subscribes to all of the signals, or to none.
  func subscribe(
    to matches: [BusSignal.Match],
    _ body: @escaping @Sendable (BusSignal) -> Void
  ) async throws(ATSPIError) -> [Int] {
    var subscriptions: [Int] = []
    for match in matches {
      do throws(ATSPIError) {
        subscriptions.append(try await connection.subscribe(match, body))
      } catch {
        await connection.unsubscribe(all: subscriptions)
        throw error
      }
    }
    return subscriptions
  }
}

// MARK: - Registration

extension Session {
  /// Tells the registry that these events are wanted, so that applications send them.
  func register(_ kinds: [EventKind], by deadline: Deadline) async throws(ATSPIError) {
    for kind in kinds {
      _ = await connection.retainRegistration(of: kind.rawValue)
    }
    for kind in kinds {
      // Applications in general, and no properties with the event.
      let arguments: [BusValue] = [.string(kind.rawValue), .strings([]), .string("")]
      _ = try await call(registry("RegisterEvent", arguments), by: deadline)
    }
  }

  /// Undoes one ``register(_:by:)``.
  ///
  /// Goes on after cancellation, and tells nobody about a bus that has gone.
  func deregister(_ kinds: [EventKind]) async {
    for kind in kinds where await connection.releaseRegistration(of: kind.rawValue) == 0 {
      let call = registry("DeregisterEvent", [.string(kind.rawValue)])
      await Task { [self] in _ = await answer(call) }.value
    }
  }

  private func registry(_ method: String, _ arguments: [BusValue]) -> BusCall {
    BusCall(
      busName: BusCall.registryName,
      path: BusCall.registryPath,
      interface: BusCall.registryName,
      method: method,
      arguments: arguments
    )
  }
}

extension Connection {
  func unsubscribe(all subscriptions: [Int]) {
    for subscription in subscriptions { unsubscribe(subscription) }
  }
}
