import CGio

/// Stops a GIO operation from any thread.
@safe
final class Cancellation: @unchecked Sendable {
  // Sendable, because GLib's cancellable is made to be cancelled from another thread.
  let pointer: UnsafeMutablePointer<GCancellable>?

  init() {
    unsafe pointer = unsafe g_cancellable_new()
  }

  deinit {
    unsafe g_object_unref(pointer)
  }

  func cancel() {
    unsafe g_cancellable_cancel(pointer)
  }
}
