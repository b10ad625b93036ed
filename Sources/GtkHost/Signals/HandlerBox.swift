import CGtk

/// A handler that C holds as a pointer: retained once when C takes it, released once when C says that it has let it go,
/// by ``released``.
@MainActor
final class HandlerBox<Body> {
  private let body: Body

  private init(_ body: Body) {
    self.body = body
    LiveCounts.handlerAdded()
  }

  isolated deinit { LiveCounts.handlerRemoved() }

  /// A box for C to own.
  static func retained(_ body: Body) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(HandlerBox(body)).toOpaque()
  }

  /// The handler in a box that C still owns.
  static func body(in data: UnsafeMutableRawPointer) -> Body {
    Unmanaged<HandlerBox>.fromOpaque(data).takeUnretainedValue().body
  }
}

/// Releases a Swift object of any class that C was given to own.
let released: GDestroyNotify = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
