import CGio

/// A timer on a ``BusThread``. It ends when it is cancelled or released.
@safe
final class BusTimer: @unchecked Sendable {
  // Sendable, because GLib lets any thread destroy a source.
  private let source: UnsafeMutablePointer<GSource>

  init?(_ source: UnsafeMutablePointer<GSource>?) {
    guard let source = unsafe source else { return nil }
    unsafe self.source = unsafe g_source_ref(source)
  }

  deinit {
    unsafe g_source_destroy(source)
    unsafe g_source_unref(source)
  }
}
