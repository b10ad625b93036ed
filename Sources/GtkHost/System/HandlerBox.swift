import CGtk

// C calls Swift through closures that are C functions: virtual functions, handlers and notifications.
//
// GTK makes these calls on the thread that runs its main loop, and only the main thread can start that loop
// (``Application/run(_:)`` and ``Gtk/initialize()`` belong to the main actor). So such a closure belongs to the main
// actor: it is the value of a `@MainActor` variable, or is assigned to a structure of C in a function of the main
// actor. Swift then checks its body as code of the main actor, without a check in each call, which would cost more than
// most calls.

/// A handler that C holds as a pointer: retained once when C takes it, and released once by ``released``, when C drops
/// it.
@MainActor
final class HandlerBox<Callback> {
  private let handler: Callback

  private init(_ handler: Callback) {
    self.handler = handler
    LiveCounts.countHandler(1)
  }

  isolated deinit { LiveCounts.countHandler(-1) }

  static func retained(_ handler: Callback) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(HandlerBox(handler)).toOpaque()
  }

  /// Returns the handler in a box that C still owns.
  static func handler(in data: UnsafeMutableRawPointer) -> Callback {
    Unmanaged<HandlerBox>.fromOpaque(data).takeUnretainedValue().handler
  }
}

/// Releases a Swift object that C owns.
let released: GDestroyNotify = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
