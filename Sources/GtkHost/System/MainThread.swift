import CGtk
import Glibc
import Synchronization

/// The thread that runs `main`, where GTK and the main actor run.
package enum MainThread {
  private static let identity = Atomic<UInt>(0)

  /// Indicates whether this is the main thread. The first positive answer is cached.
  package static var isCurrent: Bool {
    let current = UInt(pthread_self())
    if identity.load(ordering: .relaxed) == current { return true }
    guard cgtk_is_main_thread() != 0 else { return false }
    identity.store(current, ordering: .relaxed)
    return true
  }

  /// Returns whether this is the main thread. On another one, logs a critical message.
  ///
  /// - Parameters:
  ///   - instance: the object that a program uses. The message begins with its type.
  ///   - use: the use, as in `the property "title" must be set`.
  ///   - effect: the effect of the misuse.
  /// - Returns: whether the use is allowed.
  static func admits(
    _ instance: UnsafeMutableRawPointer, _ use: @autoclosure () -> String,
    effect: @autoclosure () -> String = "This call does nothing."
  ) -> Bool {
    if isCurrent { return true }
    let name = String(cString: g_type_name(cgtk_type_of_instance(instance)))
    Log.critical("\(name): \(use()) on the main thread. \(effect())")
    return false
  }
}
