import CGtk

/// Calls back once a frame while something moves: a tick callback of a widget that is on screen.
///
/// It ends by ``end()``, by letting go of it, or with the widget.
@MainActor
public final class FrameTicks {
  private weak var widget: Widget?
  private let body: @MainActor () -> Void
  private var id: guint = 0

  /// Begins to call `body` before each frame of `widget`.
  public init(_ widget: Widget, _ body: @escaping @MainActor () -> Void) {
    self.widget = widget
    self.body = body
    id = gtk_widget_add_tick_callback(widget.pointer, ticked, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit { end() }

  /// Calls no more. Does nothing the second time.
  public func end() {
    if id != 0, let widget { gtk_widget_remove_tick_callback(widget.pointer, id) }
    id = 0
  }

  fileprivate func tick() { body() }
}

// MARK: - Trampoline

private let ticked: GtkTickCallback = trampoline(
  { _, _, data in
    guard let data else { return 0 }
    let ticks = Unmanaged<FrameTicks>.fromOpaque(data).takeUnretainedValue()
    withExtendedLifetime(ticks) { ticks.tick() }
    return 1
  }
    as @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?, gpointer?) -> gboolean
)
