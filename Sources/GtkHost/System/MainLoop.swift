import CGtk
// Links the library that has the two functions of the main queue; its Swift interface does not name them.
import Dispatch

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

/// The source with which GLib's main loop runs Swift's main actor and Dispatch's main queue.
///
/// Both put work on one queue, which makes an event descriptor readable. A GLib source waits for it (an idle loop is
/// never woken), **reads it** (else it stays readable and the loop spins), and runs the queue.
@MainActor
enum MainQueueSource {
  private static var isAttached = false

  /// Attaches the source to the default main context, once for the life of the process.
  static func attach() {
    guard !isAttached else { return }
    isAttached = true
    let source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), cgtk_io_in)
    g_source_set_name(source, "Swift main queue")
    g_source_set_callback(source, unsafeBitCast(readable, to: GSourceFunc.self), nil, nil)
    g_source_attach(source, nil)
    g_source_unref(source)
  }
}

@MainActor private let readable: GUnixFDSourceFunc = { descriptor, _, _ in
  var count: UInt64 = 0
  read(descriptor, &count, MemoryLayout<UInt64>.size)
  _dispatch_main_queue_callback_4CF(nil)
  return 1
}

/// A timer that calls a function repeatedly on the main loop, for as long as it is kept.
@MainActor
package final class Ticker {
  private var source: guint = 0
  fileprivate let body: @MainActor () -> Void

  /// Calls `body` every `milliseconds` from now on.
  package init(every milliseconds: Int, _ body: @escaping @MainActor () -> Void) {
    self.body = body
    // The source goes with this object.
    source = g_timeout_add(guint(clamping: milliseconds), ticked, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit { g_source_remove(source) }

  /// The time in microseconds on a clock that never goes back.
  package static var now: Int64 { Int64(g_get_monotonic_time()) }
}

@MainActor private let ticked: GSourceFunc = { data in
  guard let data else { return 0 }
  Unmanaged<Ticker>.fromOpaque(data).takeUnretainedValue().body()
  return 1
}
