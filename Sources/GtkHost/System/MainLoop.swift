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
  /// Everything that is ready at the end of the time still runs, because a busy machine may have stopped this process
  /// until then.
  ///
  /// - Parameters:
  ///   - seconds: the time limit; `.infinity` for none.
  ///   - condition: checked after each turn of the loop.
  /// - Returns: whether the condition became true.
  public static func run(atMost seconds: Double, until condition: () -> Bool) -> Bool {
    let deadline = g_get_monotonic_time() + gint64((seconds > 0 ? min(seconds, 1e9) : 0) * 1_000_000)
    let source = g_timeout_source_new(10)
    g_source_set_callback(source, { _ in gboolean(1) }, nil, nil)
    g_source_attach(source, nil)
    defer {
      g_source_destroy(source)
      g_source_unref(source)
    }
    while !condition() {
      if g_get_monotonic_time() >= deadline { return runReadySources(until: condition) }
      g_main_context_iteration(nil, 1)
    }
    return true
  }

  /// Runs the sources that are ready, until `condition` holds. A source that is always ready gets a thousand turns.
  private static func runReadySources(until condition: () -> Bool) -> Bool {
    for _ in 0..<1_000 {
      guard iterate(waiting: false) else { break }
      if condition() { return true }
    }
    return condition()
  }
}
