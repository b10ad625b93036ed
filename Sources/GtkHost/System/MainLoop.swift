import CGtk

/// The loop that runs GTK, and with it the main actor. An ``Application`` runs it by itself.
@MainActor
public enum MainLoop {
  /// Runs the sources that are ready, and waits for one when none is.
  ///
  /// - Parameter waiting: false returns at once when nothing is ready.
  /// - Returns: whether anything ran.
  @discardableResult
  public static func iterate(waiting: Bool = true) -> Bool {
    g_main_context_iteration(nil, waiting ? 1 : 0) != 0
  }

  /// Runs the loop until `condition` holds or the time is over. For tests and tools: it blocks its caller.
  ///
  /// Everything that is ready at the end of the time still runs, for at most a second, because a busy machine may have
  /// stopped this process until then.
  ///
  /// - Parameters:
  ///   - seconds: the time limit; `.infinity` for none.
  ///   - condition: checked after each turn of the loop.
  /// - Returns: whether the condition became true.
  public static func run(atMost seconds: Double, until condition: () -> Bool) -> Bool {
    let deadline = g_get_monotonic_time() + gint64((seconds > 0 ? min(seconds, 1e9) : 0) * 1_000_000)
    if turn(until: deadline, condition) { return true }
    // The timer of the turns is no longer there, so that the loop comes to rest.
    let end = g_get_monotonic_time() + 1_000_000
    while g_get_monotonic_time() < end, iterate(waiting: false) {
      if condition() { return true }
    }
    return false
  }

  private static func turn(until deadline: gint64, _ condition: () -> Bool) -> Bool {
    let source = g_timeout_source_new(10)
    g_source_set_callback(source, { _ in gboolean(1) }, nil, nil)
    g_source_attach(source, nil)
    defer {
      g_source_destroy(source)
      g_source_unref(source)
    }
    while !condition() {
      if g_get_monotonic_time() >= deadline { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }
}
