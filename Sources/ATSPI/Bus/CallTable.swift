import CGio
import Synchronization

/// The calls of one connection that have no answer yet, by their serial numbers.
///
/// GIO's own bookkeeping takes a task, a cancellation and a turn of the main loop for each call, which is most of the
/// time of reading a tree. This table takes an answer on the thread that receives it, and wakes the waiting task once
/// for many calls.
@safe
final class CallTable: Sendable {
  private struct State {
    var calls: [UInt32: (answers: PendingAnswers, index: Int)] = [:]
    /// The number of the next call, without the bit `ours`.
    var next: UInt32 = 0
  }

  private let state = Mutex(State())
  /// The bit that distinguishes our numbers from GIO's: GIO numbers its own calls on the connection from 1.
  private static let ours: UInt32 = 0x8000_0000

  /// Sends calls, and returns their serial numbers. A call that cannot be sent gets its failure at once.
  func send(_ sent: [(call: BusCall, index: Int)], on bus: OpaquePointer, for answers: PendingAnswers) -> [UInt32] {
    // An answer may come before the sending function returns.
    let serials = state.withLock { state in
      sent.map { _, index in
        let serial = state.next | Self.ours
        state.next = (state.next + 1) & ~Self.ours
        state.calls[serial] = (answers, index)
        return serial
      }
    }
    for ((call, index), serial) in zip(sent, serials) {
      if let failure = unsafe Self.send(call, as: serial, on: bus) { answers.finish(index, .failure(failure)) }
    }
    return serials
  }

  /// Sends a call. Returns the failure if it cannot be sent.
  private static func send(_ call: BusCall, as serial: UInt32, on bus: OpaquePointer) -> Failure? {
    guard let message = unsafe message(call) else { return .notAllowed }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(message)) }
    unsafe g_dbus_message_set_serial(message, serial)
    var error: UnsafeMutablePointer<GError>? = nil
    let isSent = unsafe g_dbus_connection_send_message(bus, message, thimble_dbus_send_with_serial, nil, &error)
    return unsafe isSent != 0 ? nil : Failure(taking: error)
  }

  private static func message(_ call: BusCall) -> OpaquePointer? {
    let message = unsafe g_dbus_message_new_method_call(call.busName, call.path, call.interface, call.method)
    guard let message = unsafe message else { return nil }
    if let body = Variant(arguments: call.arguments) { unsafe g_dbus_message_set_body(message, body.pointer) }
    if !call.mayStart { unsafe g_dbus_message_set_flags(message, thimble_dbus_message_no_auto_start) }
    return unsafe message
  }

  /// Forgets calls. Later answers to them are dropped.
  func forget(_ serials: [UInt32]) {
    state.withLock { state in
      for serial in serials { state.calls[serial] = nil }
    }
  }

  /// Ends all calls with this failure.
  func stop(_ failure: Failure) {
    let stopped = state.withLock { state in
      defer { state.calls = [:] }
      return Array(state.calls.values)
    }
    for (answers, index) in stopped { answers.finish(index, .failure(failure)) }
  }

  /// Takes a message if it answers one of the calls, and returns true then.
  fileprivate func take(_ message: OpaquePointer) -> Bool {
    let kind = unsafe g_dbus_message_get_message_type(message)
    guard kind == G_DBUS_MESSAGE_TYPE_METHOD_RETURN || kind == G_DBUS_MESSAGE_TYPE_ERROR else { return false }
    let serial = unsafe g_dbus_message_get_reply_serial(message)
    guard let (answers, index) = state.withLock({ $0.calls.removeValue(forKey: serial) }) else { return false }
    unsafe answers.finish(index, Self.answer(message))
    return true
  }

  private static func answer(_ message: OpaquePointer) -> PendingAnswers.Answer {
    var error: UnsafeMutablePointer<GError>? = nil
    if unsafe g_dbus_message_to_gerror(message, &error) != 0 { return unsafe .failure(Failure(taking: error)) }
    guard let body = unsafe g_dbus_message_get_body(message), let value = unsafe Variant(taking: g_variant_ref(body))
    else { return .success(.list([])) }
    return .success(value.value)
  }
}

// MARK: - Watching a connection

extension CallTable {
  /// Takes the answers from the messages of a connection, as long as the connection exists.
  ///
  /// - Returns: The number by which GIO knows the filter.
  func watch(_ bus: OpaquePointer) -> guint {
    let closed = unsafe Unmanaged.passRetained(self)
    unsafe thimble_dbus_on_closed(bus, failCalls, closed.toOpaque(), releaseTableOfSignal)
    let filter = unsafe Unmanaged.passRetained(self)
    return unsafe g_dbus_connection_add_filter(bus, filterAnswers, filter.toOpaque(), releaseTable)
  }
}

// MARK: - Trampolines

private func filterAnswers(
  _ bus: OpaquePointer?, _ message: OpaquePointer?, _ isIncoming: gboolean, _ data: gpointer?
) -> OpaquePointer? {
  guard isIncoming != 0, let message = unsafe message, let data = unsafe data else { return unsafe message }
  guard unsafe Unmanaged<CallTable>.fromOpaque(data).takeUnretainedValue().take(message) else { return unsafe message }
  unsafe g_object_unref(UnsafeMutableRawPointer(message))
  return nil
}

private func failCalls(
  _ bus: OpaquePointer?, _ isRemote: gboolean, _ error: UnsafeMutablePointer<GError>?, _ data: gpointer?
) {
  guard let data = unsafe data else { return }
  unsafe Unmanaged<CallTable>.fromOpaque(data).takeUnretainedValue().stop(.closed)
}

private func releaseTable(_ data: gpointer?) {
  guard let data = unsafe data else { return }
  unsafe Unmanaged<CallTable>.fromOpaque(data).release()
}

private func releaseTableOfSignal(_ data: gpointer?, _ closure: UnsafeMutablePointer<GClosure>?) {
  unsafe releaseTable(data)
}
