import CGtk
// Links the library that has the two functions; its Swift interface does not name them.
import Dispatch

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
