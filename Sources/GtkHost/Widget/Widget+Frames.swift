import CGtk

// MARK: - Frames

extension Widget {
  /// Calls `body` before each frame that the widget's window draws, until it returns false or the widget is finalized.
  /// It waits while the widget is in no window.
  ///
  /// - Parameter body: receives the frame's time in seconds, on a clock that never goes back.
  public func onEachFrame(_ body: @escaping @MainActor (_ time: Double) -> Bool) {
    gtk_widget_add_tick_callback(pointer, ticked, HandlerBox<FrameHandler>.retained(body), released)
  }
}

private typealias FrameHandler = @MainActor (Double) -> Bool

// MARK: - Trampoline

private let ticked: GtkTickCallback = trampoline(
  { _, clock, data in
    guard let clock, let data else { return 0 }
    let body = HandlerBox<FrameHandler>.handler(in: data)
    return body(Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000) ? 1 : 0
  } as @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?, gpointer?) -> gboolean
)
