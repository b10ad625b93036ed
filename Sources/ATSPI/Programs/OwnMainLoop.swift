import CGio

/// GLib's main loop in this process. Tests of widgets in this process use it: nothing else runs the loop while they
/// wait.
@MainActor
package enum OwnMainLoop {
  /// Runs the loop in turns with the main actor, until the task is cancelled.
  ///
  /// A loop inside of a task would block the main actor, and with it the application's own tasks. GLib does not always
  /// know of such tasks, so a turn lasts at most 10 milliseconds.
  package static func run() async {
    let timer = unsafe g_timeout_source_new(10)
    unsafe g_source_set_callback(timer, { _ in 1 }, nil, nil)
    unsafe g_source_attach(timer, nil)
    while !Task.isCancelled {
      g_main_context_iteration(nil, 1)
      await Task.yield()
    }
    unsafe g_source_destroy(timer)
    unsafe g_source_unref(timer)
  }
}
