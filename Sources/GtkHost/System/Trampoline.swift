import CGtk

/// Converts a Swift function to the type that C calls.
///
/// GTK calls its virtual functions, handlers and notifications on the thread that runs its main loop, and only the main
/// thread can start that loop (``Application/run(_:)`` and ``Gtk/initialize()`` belong to the main actor). So the main
/// actor's isolation holds inside, and dropping it from the type is sound. A check in each call would cost more than
/// what most of them do.
package func trampoline<Isolated, Plain>(_ function: Isolated, as plain: Plain.Type = Plain.self) -> Plain {
  unsafeBitCast(function, to: Plain.self)
}

/// A handler that C holds as a pointer: retained once when C takes it, and released once by ``released``, when C drops
/// it.
@MainActor
final class HandlerBox<Callback> {
  private let handler: Callback

  private init(_ handler: Callback) {
    self.handler = handler
    LiveCounts.handlerAdded()
  }

  isolated deinit { LiveCounts.handlerRemoved() }

  /// A box for C to own.
  static func retained(_ handler: Callback) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(HandlerBox(handler)).toOpaque()
  }

  /// The handler in a box that C still owns.
  static func handler(in data: UnsafeMutableRawPointer) -> Callback {
    Unmanaged<HandlerBox>.fromOpaque(data).takeUnretainedValue().handler
  }
}

/// Releases a Swift object that C owns.
let released: GDestroyNotify = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
