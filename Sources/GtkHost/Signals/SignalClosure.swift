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

@MainActor private let marshalled: GClosureMarshal = { closure, result, count, values, _, _ in
  guard let data = closure?.pointee.data, let values else { return }
  let box = Unmanaged<SignalClosure>.fromOpaque(data).takeUnretainedValue()
  let arguments = UnsafeMutableBufferPointer(start: UnsafeMutablePointer(mutating: values), count: Int(count))
  let emitter = g_value_get_object(values)
  box.body(emitter.flatMap { ToggleReference.object(of: $0) }, arguments, result)
}

private let finalized: GClosureNotify = { data, _ in released(data) }
