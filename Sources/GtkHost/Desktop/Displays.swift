import CGtk

/// The displays that the process has opened: nearly always one.
@MainActor
enum Displays {
  static var all: [OpaquePointer] {
    let list = gdk_display_manager_list_displays(gdk_display_manager_get())
    defer { g_slist_free(list) }
    return list?.elements.map { OpaquePointer($0) } ?? []
  }

  /// Calls `handler` with each display that is opened from now on, for as long as the token is kept.
  static func observeOpened(_ handler: @escaping @MainActor (OpaquePointer) -> Void) -> ObservationToken {
    let manager = UnsafeMutableRawPointer(gdk_display_manager_get())
    let opened = SignalClosure { _, values, _ in
      if let display = g_value_get_object(&values[1]) { handler(OpaquePointer(display)) }
    }
    let id = g_signal_connect_closure(manager, "display-opened", opened.closure(), 0)
    return ObservationToken { g_signal_handler_disconnect(manager, id) }
  }
}
