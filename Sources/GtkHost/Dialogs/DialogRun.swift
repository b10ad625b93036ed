import CGtk

/// The run of a GTK dialog from its start to its end.
@MainActor
enum DialogRun {
  typealias Start = (UnsafeMutablePointer<GCancellable>, GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void

  /// Starts a dialog over a window, and waits for its end. Cancelling the task closes the dialog, and so does the end of
  /// the window.
  ///
  /// - Returns: what `finish` returns; nil where the task was cancelled before.
  static func result<Outcome: Sendable>(
    over parent: Window?, _ start: Start, finish: @escaping @MainActor (ObjectPointer?, OpaquePointer) -> Outcome
  ) async -> Outcome? {
    Gtk.initialize()
    guard !Task.isCancelled else { return nil }
    let cancellable = Cancellable()
    let watch = parent.map { LeaveWatch($0) { cancellable.cancel() } }
    let result = await withTaskCancellationHandler {
      await AsyncResult.of({ start(UnsafeMutablePointer(cancellable.opaque), $0, $1) }, finish: finish)
    } onCancel: {
      Task { @MainActor in cancellable.cancel() }
    }
    withExtendedLifetime(watch) {}
    return result
  }
}
