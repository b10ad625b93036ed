import CGtk

// MARK: - Frames

extension Widget {
  /// Calls `body` before each frame that the widget's window draws, until it answers false or the widget goes. While the
  /// widget is in no window it waits.
  ///
  /// - Parameter body: given the frame's time in seconds, on a clock that never goes back.
  public func onEachFrame(_ body: @escaping @MainActor (_ time: Double) -> Bool) {
    let box = Unmanaged.passRetained(FrameHandler(body)).toOpaque()
    gtk_widget_add_tick_callback(pointer, ticked, box) { data in
      if let data { Unmanaged<FrameHandler>.fromOpaque(data).release() }
    }
  }
}

@MainActor
private final class FrameHandler {
  let body: @MainActor (Double) -> Bool

  init(_ body: @escaping @MainActor (Double) -> Bool) { self.body = body }
}

// MARK: - Trampoline

private let ticked: GtkTickCallback = trampoline(
  { _, clock, data in
    guard let clock, let data else { return 0 }
    let handler = Unmanaged<FrameHandler>.fromOpaque(data).takeUnretainedValue()
    return handler.body(Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000) ? 1 : 0
  } as @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?, gpointer?) -> gboolean
)
