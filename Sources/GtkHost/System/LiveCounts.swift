import CGtk

/// The numbers of live hosted objects and handler boxes, counted in debug builds only (0 otherwise).
///
/// A test compares both before and after, to find leaks.
@MainActor
public enum LiveCounts {
  /// Swift objects joined to a GObject.
  public private(set) static var objects = 0

  /// Boxes around handlers that C still holds.
  public private(set) static var handlers = 0

  /// The number of objects by the name of their GType.
  public static var objectsByType: [String: Int] {
    Dictionary(uniqueKeysWithValues: types.map { (String(cString: g_type_name($0)), $1) })
  }

  private static var types: [GType: Int] = [:]

  static func objectAdded(_ instance: UnsafeMutablePointer<GObject>) { count(instance, 1) }

  /// Called while the instance still exists.
  static func objectRemoved(_ instance: UnsafeMutablePointer<GObject>) { count(instance, -1) }

  static func handlerAdded() { countHandler(1) }
  static func handlerRemoved() { countHandler(-1) }

  private static func count(_ instance: UnsafeMutablePointer<GObject>, _ change: Int) {
    #if DEBUG
      objects += change
      types[cgtk_type_of_instance(instance), default: 0] += change
    #endif
  }

  private static func countHandler(_ change: Int) {
    #if DEBUG
      handlers += change
    #endif
  }
}
