import AccessibilityAudit

extension Desktop {
  /// Returns a stream of events that begins now.
  ///
  ///     for await event in try await desktop.events(.nameChanged, .announcement) { print(event) }
  ///
  /// GTK sends no events for an object that nobody has read, so read the tree once before. The stream keeps all events
  /// until they are taken. It ends when the desktop is closed or the task is cancelled; releasing it ends the
  /// subscription.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of event.
  ///   - application: The application that sends them; nil for all applications.
  /// - Returns: The events.
  /// - Throws: ``ATSPIError/Code/disconnected``, or an error of the registry.
  public func events(
    _ kinds: EventKind...,
    of application: Application? = nil
  ) async throws(ATSPIError) -> AsyncStream<AccessibleEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: AccessibleEvent.self)
    let matches = kinds.map { $0.match(sender: application?.root.id.busName) }
    let subscriptions = try await session.subscribe(to: matches) { [weak session] signal in
      guard let session, let event = AccessibleEvent(signal, session: session) else { return }
      continuation.yield(event)
    }
    let ending = await session.connection.onClose { continuation.finish() }
    continuation.onTermination = { [session] _ in
      Task {
        await session.connection.unsubscribe(subscriptions)
        await session.connection.forget(ending)
        await session.deregister(kinds)
      }
    }
    do throws(ATSPIError) {
      try await session.register(kinds, by: Deadline(within: session.callLimit))
    } catch {
      continuation.finish()
      throw error
    }
    return stream
  }
}
