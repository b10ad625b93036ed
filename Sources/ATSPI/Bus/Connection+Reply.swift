import CGio
import Synchronization

/// The result of connecting, and the task that waits for it.
///
/// The operation starts first, and the task waits afterwards: GIO answers on the thread that asked, and the closure of
/// a waiting function may run on another thread.
final class Reply: Sendable {
  typealias Result = Swift.Result<BusHandle, Failure>

  private enum State {
    case awaited
    case waiting(CheckedContinuation<Result, Never>)
    case finished(Result)
  }

  /// Stops the operation.
  let cancellation = Cancellation()
  private let state = Mutex(State.awaited)

  /// Ends the wait. Of several results the first one counts.
  func finish(_ result: Result) {
    let waiter: CheckedContinuation<Result, Never>? = state.withLock { state in
      let before = state
      if case .finished = before { return nil }
      state = .finished(result)
      return if case .waiting(let continuation) = before { continuation } else { nil }
    }
    waiter?.resume(returning: result)
  }

  /// Ends the operation and, at once, the wait, even if GIO never calls back.
  func stop(_ failure: Failure) {
    finish(.failure(failure))
    cancellation.cancel()
  }

  /// Waits for the result. Only one task may wait.
  func result() async -> Result {
    await withCheckedContinuation { continuation in
      let result: Result? = state.withLock { state in
        if case .finished(let result) = state { return result }
        state = .waiting(continuation)
        return nil
      }
      if let result { continuation.resume(returning: result) }
    }
  }
}

/// A new connection, passed from the callback to its owner.
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

/// Stops a GIO operation from any thread.
@safe
final class Cancellation: @unchecked Sendable {
  // Sendable, because GLib's cancellable is made to be cancelled from another thread.
  let pointer: UnsafeMutablePointer<GCancellable>?

  init() {
    unsafe pointer = unsafe g_cancellable_new()
  }

  deinit {
    unsafe g_object_unref(pointer)
  }

  func cancel() {
    unsafe g_cancellable_cancel(pointer)
  }
}

/// The callback of a subscription.
final class Listener: Sendable {
  let hear: @Sendable (BusSignal) -> Void

  init(_ hear: @escaping @Sendable (BusSignal) -> Void) {
    self.hear = hear
  }
}

// MARK: - Trampolines

func finishConnecting(_ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?) {
  guard let data = unsafe data else { return }
  let reply = unsafe Unmanaged<Reply>.fromOpaque(data).takeRetainedValue()
  var error: UnsafeMutablePointer<GError>? = nil
  guard let bus = unsafe g_dbus_connection_new_for_address_finish(result, &error) else {
    return unsafe reply.finish(.failure(Failure(taking: error)))
  }
  unsafe reply.finish(.success(BusHandle(bus)))
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
