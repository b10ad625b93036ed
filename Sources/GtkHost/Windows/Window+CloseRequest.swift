// MARK: - Asking before a window closes

extension Window {
  /// Asks `mayClose` whenever the user wants to close the window, and closes it where that returns true.
  ///
  /// ```swift
  /// window.onCloseRequest { [weak notes] _ in await notes?.saveAll() ?? true }
  /// ```
  /// The window stays open and usable while `mayClose` runs; further requests are dropped meanwhile. ``destroy()`` closes a
  /// window without a question.
  ///
  /// - Parameter mayClose: receives the window. It can show a dialog or save a document.
  public func onCloseRequest(_ mayClose: @escaping @MainActor (Window) async -> Bool) {
    var isAsking = false
    connect(.closeRequest) { window in
      guard !isAsking else { return true }
      isAsking = true
      Task { [weak window] in
        defer { isAsking = false }
        guard let window, await mayClose(window) else { return }
        window.destroy()
      }
      return true
    }
  }
}
