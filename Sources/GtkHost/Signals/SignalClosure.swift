import CGtk

/// A handler as a GClosure: retained once when C takes it, released once by GLib's finalize notification.
@MainActor
final class SignalClosure {
  typealias Body =
    @MainActor (Object?, UnsafeMutableBufferPointer<GValue>, _ result: UnsafeMutablePointer<GValue>?) -> Void

  fileprivate let body: Body

  init(_ body: @escaping Body) {
    self.body = body
    LiveCounts.countHandler(1)
  }

  isolated deinit { LiveCounts.countHandler(-1) }

  /// Returns a closure that owns this box. Its one reference floats until it is connected.
  func closure() -> UnsafeMutablePointer<GClosure>? {
    let data = Unmanaged.passRetained(self).toOpaque()
    let closure = g_closure_new_simple(guint(clamping: MemoryLayout<GClosure>.size), data)
    g_closure_set_marshal(closure, marshalled)
    g_closure_add_finalize_notifier(closure, data, finalized)
    return closure
  }
}

// MARK: - Trampolines

private let marshalled: GClosureMarshal = { closure, result, count, values, hint, _ in
  guard let data = closure?.pointee.data, let values, isOnMainThread(values, hint) else { return }
  // Only the main thread comes here.
  nonisolated(unsafe) let (content, carried, place) = (data, values, result)
  MainActor.assumeIsolated {
    let box = Unmanaged<SignalClosure>.fromOpaque(content).takeUnretainedValue()
    let arguments = UnsafeMutableBufferPointer(start: UnsafeMutablePointer(mutating: carried), count: Int(count))
    let emitter = g_value_get_object(carried)
    box.body(emitter.flatMap { ToggleReference.object(of: $0) }, arguments, place)
  }
}

/// Returns whether the handler may run. If not, logs a critical message with the signal's name.
private func isOnMainThread(_ values: UnsafePointer<GValue>, _ hint: UnsafeMutableRawPointer?) -> Bool {
  if MainThread.isCurrent { return true }
  guard let emitter = g_value_get_object(values) else { return false }
  let id = hint?.assumingMemoryBound(to: GSignalInvocationHint.self).pointee.signal_id ?? 0
  let name = g_signal_name(id).map { String(cString: $0) } ?? "unknown"
  return MainThread.admits(
    emitter, "the signal \"\(name)\"\(owner(emitter)) must be emitted", effect: "Its handlers in Swift are not called.")
}

/// Returns the words that name an action: all of them are of one type, and have the same signal.
private func owner(_ emitter: UnsafeMutableRawPointer) -> String {
  guard g_type_is_a(cgtk_type_of_instance(emitter), g_action_get_type()) != 0,
    let name = g_action_get_name(OpaquePointer(emitter))
  else { return "" }
  return " of the action \"\(String(cString: name))\""
}

private let finalized: GClosureNotify = { data, _ in released(data) }
