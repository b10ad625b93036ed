import CGio

/// Where the reply of one operation goes. Used on the connection's thread only.
final class Reply {
  enum Outcome: Sendable {
    case connected(BusHandle)
    case answer(BusValue)
  }

  private let continuation: CheckedContinuation<Result<Outcome, Failure>, Never>

  init(_ continuation: CheckedContinuation<Result<Outcome, Failure>, Never>) {
    self.continuation = continuation
  }

  func finish(_ result: Result<Outcome, Failure>) {
    continuation.resume(returning: result)
  }
}

/// A new connection on its way from the callback to its owner.
@safe
final class BusHandle: @unchecked Sendable {
  // Sendable, because it is made and taken on the same thread.
  private var pointer: OpaquePointer?

  init(_ pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  deinit {
    if let pointer = unsafe pointer { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }

  func take() -> OpaquePointer? {
    defer { unsafe pointer = nil }
    return unsafe pointer
  }
}

/// Whether the time of an operation ran out. Used on the connection's thread only.
final class Expiry: @unchecked Sendable {
  var hasPassed = false
}

/// What a subscription calls.
final class Listener: Sendable {
  let hear: @Sendable (BusSignal) -> Void

  init(_ hear: @escaping @Sendable (BusSignal) -> Void) {
    self.hear = hear
  }
}

// MARK: - Trampolines

func finishConnecting(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  guard let data = unsafe data else { return }
  let reply = unsafe Unmanaged<Reply>.fromOpaque(data).takeRetainedValue()
  var error: UnsafeMutablePointer<GError>? = nil
  guard let bus = unsafe g_dbus_connection_new_for_address_finish(result, &error) else {
    return unsafe reply.finish(.failure(Failure(taking: error)))
  }
  unsafe reply.finish(.success(.connected(BusHandle(bus))))
}

func finishCalling(_ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?) {
  guard let data = unsafe data else { return }
  let reply = unsafe Unmanaged<Reply>.fromOpaque(data).takeRetainedValue()
  var error: UnsafeMutablePointer<GError>? = nil
  let answer = unsafe g_dbus_connection_call_finish(OpaquePointer(source), result, &error)
  guard let answer = unsafe Variant(taking: answer) else {
    return unsafe reply.finish(.failure(Failure(taking: error)))
  }
  reply.finish(.success(.answer(answer.value)))
}

func hearSignal(
  _ bus: OpaquePointer?, _ sender: UnsafePointer<gchar>?, _ path: UnsafePointer<gchar>?,
  _ interface: UnsafePointer<gchar>?, _ member: UnsafePointer<gchar>?, _ arguments: OpaquePointer?, _ data: gpointer?
) {
  guard let data = unsafe data, let arguments = unsafe arguments else { return }
  guard let sender = unsafe sender, let path = unsafe path else { return }
  guard let interface = unsafe interface, let member = unsafe member else { return }
  guard let tuple = unsafe Variant(taking: g_variant_ref(arguments)) else { return }
  let signal = unsafe BusSignal(
    sender: String(cString: sender), path: String(cString: path), interface: String(cString: interface),
    member: String(cString: member), arguments: tuple.value)
  unsafe Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue().hear(signal)
}

func releaseListener(_ data: gpointer?) {
  guard let data = unsafe data else { return }
  unsafe Unmanaged<Listener>.fromOpaque(data).release()
}
