import CGtk

// MARK: - All windows

extension Window {
  /// Every window of the process, also those that C made.
  public static var all: [Window] {
    guard let list = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      return Window.face(of: OpaquePointer(item))
    }
  }

  /// Calls `handler` after windows have come or gone: in the next turn of the main loop, since GTK lists a window
  /// before it is complete. The handler lives as long as the process, or until the connection is ended.
  @discardableResult
  package static func observeAll(_ handler: @escaping @MainActor () -> Void) -> SignalConnection? {
    Gtk.initialize()
    guard let list = Object.face(of: gtk_window_get_toplevels()) else { return nil }
    var isScheduled = false
    return list.connect(Signal<Object, Void, Void>("items-changed")) { _ in
      guard !isScheduled else { return }
      isScheduled = true
      Task { @MainActor in
        isScheduled = false
        handler()
      }
    }
  }
}
