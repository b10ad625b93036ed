import CGtk

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
