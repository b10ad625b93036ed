import CGio
import Synchronization

/// A connection to one bus, on a thread of its own.
///
/// Releasing the last reference closes the connection and ends the thread. After an earlier close, every call fails as
/// disconnected.
@safe
actor Connection {
  private let thread: BusThread
  private var bus: OpaquePointer?
  private let table = CallTable()
  private var filter: guint = 0
  private var subscriptions: [Int: guint] = [:]
  private var nextSubscription = 0
  private var closings: [Int: @Sendable () -> Void] = [:]
  /// The number of requests for each event. The registry counts them as one request.
  private var registrations: [String: Int] = [:]

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe thread.asUnownedSerialExecutor()
  }

  /// Runs tasks on the connection's thread. Tasks that mostly wait for answers then wake no other thread.
  nonisolated var executor: any TaskExecutor { thread }

  private init() {
    thread = BusThread()
  }

  isolated deinit {
    close()
    thread.stop()
  }

  /// Connects to the bus at this address, and says hello to it.
  static func open(_ address: String, by deadline: Deadline) async throws(ATSPIError) -> Connection {
    let connection = Connection()
    try await connection.connect(to: address, by: deadline)
    return connection
  }

  /// Returns the address of the session bus, from the environment or the usual place.
  static func sessionBusAddress() throws(ATSPIError) -> String {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS") { return address }
    var error: UnsafeMutablePointer<GError>? = nil
    guard let text = unsafe thimble_session_bus_address(nil, &error) else {
      let failure = unsafe Failure(taking: error)
      throw ATSPIError(.noSessionBus, message: failure.message)
    }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }

  /// Returns a variable of the environment; nil if it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let text = unsafe g_getenv(name) else { return nil }
    let value = unsafe String(cString: text)
    return value.isEmpty ? nil : value
  }

  /// Ends the connection.
  ///
  /// Calls in flight fail as disconnected.
  func close() {
    guard let bus = unsafe bus else { return }
    unsubscribe(Array(subscriptions.keys))
    unsafe self.bus = nil
    let endings = closings.values
    closings = [:]
    for ending in endings { ending() }
    unsafe g_dbus_connection_close_sync(bus, nil, nil)
    unsafe g_dbus_connection_remove_filter(bus, filter)
    table.stop(.closed)
    unsafe g_object_unref(UnsafeMutableRawPointer(bus))
    LiveObjects.add(-1, to: \.connections)
  }
}

// MARK: - Connecting

extension Connection {
  private func connect(to address: String, by deadline: Deadline) async throws(ATSPIError) {
    let handle = try await perform(within: deadline.remaining, place: .init(busName: address)) { reply in
      unsafe g_dbus_connection_new_for_address(
        address, thimble_dbus_connection_to_bus, nil, reply.cancellation.pointer, finishConnecting,
        Unmanaged.passRetained(reply).toOpaque())
    }
    guard let bus = unsafe handle.take() else { return }
    unsafe self.bus = unsafe bus
    filter = unsafe table.watch(bus)
    LiveObjects.add(1, to: \.connections)
  }
}

// MARK: - Calling

extension Connection {
  /// Calls a method, and returns the members of its answer.
  ///
  /// Fails if the answer takes longer than `limit`.
  func call(_ call: BusCall, within limit: Duration) async throws(ATSPIError) -> BusValue {
    try await answers(to: [call], within: limit)[0].get()
  }

  /// Calls methods at the same time, and returns the members of their answers, in the order of the calls.
  ///
  /// A call fails if its answer takes longer than `limit`.
  func answers(to calls: [BusCall], within limit: Duration) async -> [Result<BusValue, ATSPIError>] {
    func all(_ failure: (BusCall) -> ATSPIError) -> [Result<BusValue, ATSPIError>] {
      calls.map { .failure(failure($0)) }
    }
    guard let bus = unsafe bus else {
      return all { ATSPIError(.disconnected, at: $0.place, message: "the connection is closed") }
    }
    if Task.isCancelled { return all { Failure.cancelled.error(at: $0.place) } }
    guard limit > .zero else { return all { ATSPIError(.timedOut, at: $0.place, message: "no time was left") } }
    thread.checkIsolated()
    LiveObjects.add(calls.count, to: \.calls)
    defer { LiveObjects.add(-calls.count, to: \.calls) }
    let pending = PendingAnswers(count: calls.count)
    let timer = thread.repeating(every: limit) { pending.stop(.expired) }
    var allowed: [(call: BusCall, index: Int)] = []
    for (index, call) in calls.enumerated() {
      if call.isWellFormed {
        allowed.append((call, index))
      } else {
        pending.finish(index, .failure(.notAllowed))
      }
    }
    let serials = unsafe table.send(allowed, on: bus, for: pending)
    let answers = await withTaskCancellationHandler {
      await pending.all()
    } onCancel: {
      pending.stop(.cancelled)
    }
    withExtendedLifetime(timer) {}
    // The table still has the calls that were stopped.
    table.forget(serials)
    return zip(calls, answers).map { call, answer in answer.mapError { $0.error(at: call.place) } }
  }

  /// Starts an operation, and waits for its reply, the deadline or the cancellation of the task.
  private func perform(
    within limit: Duration, place: ATSPIError.Place, _ start: (Reply) -> Void
  ) async throws(ATSPIError) -> BusHandle {
    if Task.isCancelled { throw Failure.cancelled.error(at: place) }
    guard limit > .zero else { throw ATSPIError(.timedOut, at: place, message: "no time was left") }
    thread.checkIsolated()
    let reply = Reply()
    let timer = thread.repeating(every: limit) { reply.stop(.expired) }
    start(reply)
    let result = await withTaskCancellationHandler {
      await reply.result()
    } onCancel: {
      reply.stop(.cancelled)
    }
    withExtendedLifetime(timer) {}
    return try result.mapError { $0.error(at: place) }.get()
  }
}

// MARK: - Signals

extension Connection {
  /// Calls `body` on the connection's thread for every signal that matches, until ``unsubscribe(_:)``.
  ///
  /// The subscription holds before the bus handles any later call of this connection.
  func subscribe(_ match: BusSignal.Match, _ body: @escaping @Sendable (BusSignal) -> Void) throws(ATSPIError) -> Int {
    guard let bus = unsafe bus else { throw ATSPIError(.disconnected, message: "the connection is closed") }
    let listener = unsafe Unmanaged.passRetained(Listener(body))
    let id = unsafe g_dbus_connection_signal_subscribe(
      bus, match.sender, match.interface, match.member, match.path, match.argument, thimble_dbus_signal_none,
      hearSignal, listener.toOpaque(), releaseListener)
    nextSubscription += 1
    subscriptions[nextSubscription] = id
    LiveObjects.add(1, to: \.subscriptions)
    return nextSubscription
  }

  /// Ends subscriptions. A subscription that has ended already is no error.
  func unsubscribe(_ ended: [Int]) {
    for subscription in ended {
      guard let bus = unsafe bus, let id = subscriptions.removeValue(forKey: subscription) else { continue }
      unsafe g_dbus_connection_signal_unsubscribe(bus, id)
      LiveObjects.add(-1, to: \.subscriptions)
    }
  }

  /// Calls `body` when the connection ends, or at once if it has ended; until ``forget(_:)``.
  func onClose(_ body: @escaping @Sendable () -> Void) -> Int {
    guard unsafe bus != nil else {
      body()
      return 0
    }
    nextSubscription += 1
    closings[nextSubscription] = body
    return nextSubscription
  }

  /// Undoes ``onClose(_:)``.
  func forget(_ closing: Int) {
    closings[closing] = nil
  }

  /// Adds to the number of requests for an event, and returns the new number.
  @discardableResult
  func countRegistrations(of event: String, adding change: Int) -> Int {
    let number = max(0, registrations[event, default: 0] + change)
    registrations[event] = number == 0 ? nil : number
    return number
  }

  /// Calls `body` on the connection's thread again and again, for as long as the timer is held.
  nonisolated func repeating(every interval: Duration, _ body: @escaping @Sendable () -> Void) -> BusTimer? {
    thread.repeating(every: interval, body)
  }
}

/// The numbers of live objects in the process, for leak tests.
///
/// Only debug builds count; tests check that the numbers return to their baseline. All are zero in release builds.
package struct LiveObjects: Equatable, Sendable {
  package var threads = 0
  package var connections = 0
  package var subscriptions = 0
  package var calls = 0
  package var variants = 0

  package init() {}

  /// The current numbers.
  package static var now: LiveObjects {
    counts.withLock { $0 }
  }

  static func add(_ amount: Int, to kind: any WritableKeyPath<LiveObjects, Int> & Sendable) {
    #if DEBUG
      counts.withLock { $0[keyPath: kind] += amount }
    #endif
  }

  private static let counts = Mutex(LiveObjects())
}
