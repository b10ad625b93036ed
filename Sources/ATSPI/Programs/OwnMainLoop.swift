import CGio

/// GLib's main loop in this process, for tests of widgets that live in it: nothing else runs the loop while such a test waits.
@MainActor
package enum OwnMainLoop {
  /// Runs the loop in turns with the main actor, until the task is cancelled.
  ///
  /// A loop inside of a task would keep the main actor from all other work, and the application's own tasks are a part of it.
  /// GLib is not always told of that work, so a turn lasts 10 milliseconds at the most.
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
