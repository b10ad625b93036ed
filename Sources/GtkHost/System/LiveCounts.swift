import CGtk

/// The numbers of live hosted objects and handler boxes, counted in debug builds only (0 otherwise).
///
/// A test compares both before and after, to find leaks.
@MainActor
public enum LiveCounts {
  /// The number of Swift objects joined to a GObject.
  public private(set) static var objects = 0

  /// The number of boxes around handlers that C still holds.
  public private(set) static var handlers = 0

  /// The number of objects by the name of their GType.
  public static var objectsByType: [String: Int] {
    Dictionary(uniqueKeysWithValues: types.map { (String(cString: g_type_name($0)), $1) })
  }

  private static var types: [GType: Int] = [:]

  /// Counts an object that has joined (1) or leaves (-1) its instance, which still exists.
  static func countObject(_ instance: ObjectPointer, _ change: Int) {
    #if DEBUG
      objects += change
      types[cgtk_type_of_instance(instance), default: 0] += change
    #endif
  }

  static func countHandler(_ change: Int) {
    #if DEBUG
      handlers += change
    #endif
  }
}
