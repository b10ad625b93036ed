import CGtk

/// A call that waits until the program has handled the input that is there already. Releasing it cancels the call.
///
/// A main loop runs timers before it reads its next event, so after a busy moment a timer would overtake what the user
/// did in time.
@MainActor
package final class InputWait {
  private var source: guint = 0

  /// Calls `body` once, after the waiting events and before the next drawing.
  package init(_ body: @escaping @MainActor () -> Void) {
    let call = { @MainActor [weak self] in
      self?.source = 0
      body()
    }
    // Of all sources that are ready, GLib runs only those of the first priority. That of events is the default one.
    source = g_idle_add_full(
      G_PRIORITY_DEFAULT + 1, eventsHandled, HandlerBox<InputCallback>.retained(call), released)
  }

  isolated deinit { if source != 0 { g_source_remove(source) } }
}

private typealias InputCallback = @MainActor () -> Void

@MainActor private let eventsHandled: GSourceFunc = { data in
  if let data { HandlerBox<InputCallback>.handler(in: data)() }
  return 0
}
