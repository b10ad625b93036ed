/// How many hosted objects and handler boxes exist, counted in debug builds only (0 otherwise).
///
/// A test takes both before and after: what it made must be gone.
@MainActor
public enum LiveCounts {
  /// Swift objects joined to a GObject.
  public private(set) static var objects = 0

  /// Boxes around handlers that C still holds.
  public private(set) static var handlers = 0

  static func objectAdded() { count(&objects, 1) }
  static func objectRemoved() { count(&objects, -1) }
  static func handlerAdded() { count(&handlers, 1) }
  static func handlerRemoved() { count(&handlers, -1) }

  private static func count(_ counter: inout Int, _ change: Int) {
    #if DEBUG
      counter += change
    #endif
  }
}
