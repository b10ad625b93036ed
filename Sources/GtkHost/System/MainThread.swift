import CGtk
import Dispatch
import Glibc
import Synchronization

/// The thread that runs `main`, where GTK and the main actor run.
///
/// In a program that gives this thread to Dispatch, such as one of Swift Testing, the main actor runs on other threads, one
/// at a time: those on which Dispatch runs the main queue.
package enum MainThread {
  private static let identity = Atomic<UInt>(0)
  private static let mainQueue = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Indicates whether this is the main thread. The first positive answer is cached.
  package static var isCurrent: Bool {
    let current = UInt(pthread_self())
    if identity.load(ordering: .relaxed) == current { return true }
    guard cgtk_is_main_thread() != 0 else { return DispatchQueue.getSpecific(key: mainQueue) == true }
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
