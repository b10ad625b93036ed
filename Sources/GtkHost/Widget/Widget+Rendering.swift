import CGtk

// MARK: - Rendering

extension Widget {
  /// Runs the main loop until the widget's window has drawn at least `count` more frames and `condition` holds.
  ///
  /// - Throws: ``HostError`` when they do not come in time.
  public func waitForFrames(
    _ count: Int, atMost seconds: Double = 60, until condition: () -> Bool = { true }
  ) throws(HostError) {
    guard let clock = gtk_widget_get_frame_clock(pointer) else {
      throw HostError(.nothingToRender, "A \(typeName) that is not in a visible window draws no frames.")
    }
    let last = gdk_frame_clock_get_frame_counter(clock) + gint64(count)
    let isDone = MainLoop.run(atMost: seconds) {
      let isDrawn = gdk_frame_clock_get_frame_counter(clock) >= last
      if !isDrawn { gtk_widget_queue_draw(pointer) }
      return isDrawn && condition()
    }
    guard isDone else {
      throw HostError(.nothingToRender, "A \(typeName) did not come to rest within \(seconds) seconds.")
    }
  }

  /// Indicates whether the widget and everything inside is laid out. Until then it draws nothing.
  public var isLaidOut: Bool {
    guard let box = bounds(in: self), box.width > 0, box.height > 0, let node = drawing(box.width, box.height) else {
      return false
    }
    gsk_render_node_unref(node)
    return true
  }

  /// Returns the drawing of the widget, which the caller owns; nil when it is empty.
  private func drawing(_ width: Double, _ height: Double) -> OpaquePointer? {
    let paintable = gtk_widget_paintable_new(pointer)
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Draws the widget as it is now into a PNG file, whole, even where a scrolled view shows a part of it.
  ///
  /// - Throws: ``HostError`` when it is not in a visible window or the file cannot be written.
  public func render(toPNG path: String) throws(HostError) {
    guard let box = bounds(in: self), box.width > 0, box.height > 0, let native = gtk_widget_get_native(pointer),
      let renderer = gtk_native_get_renderer(native)
    else { throw HostError(.nothingToRender, "A \(typeName) that is not in a visible window cannot be drawn.") }
    guard let node = drawing(box.width, box.height) else {
      throw HostError(.nothingToRender, "A \(typeName) draws nothing.")
    }
    defer { gsk_render_node_unref(node) }
    var bounds = Rectangle(x: 0, y: 0, width: box.width, height: box.height).graphene
    let texture = gsk_renderer_render_texture(renderer, node, &bounds)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard let texture else { throw HostError(.nothingToRender, "A \(typeName) cannot be drawn.") }
    try PNGFile.write(texture, to: path)
  }
}

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

@MainActor private let ticked: GtkTickCallback = { _, clock, data in
  guard let clock, let data else { return 0 }
  let body = HandlerBox<FrameHandler>.handler(in: data)
  return body(Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000) ? 1 : 0
}
