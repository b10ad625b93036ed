import CGtk

/// A watch on a widget that may leave its window permanently.
///
/// A widget has left when it is in no window after the main loop has turned, or when its window was closed. A widget that
/// moves to another window has not left, and hiding a window is not closing it.
///
/// The root of a widget is not enough: GTK keeps the widgets of a closed window in it for as long as anybody holds the
/// window. GTK's list of windows has only the open ones.
@MainActor
package final class LeaveWatch {
  private weak var widget: Widget?
  private let onLeaving: @MainActor () -> Void
  private var root: SignalConnection?
  private var windows: SignalConnection?

  /// Watches `widget` until this object is released, and calls `onLeaving` at most once.
  package init(_ widget: Widget, onLeaving: @escaping @MainActor () -> Void) {
    self.widget = widget
    self.onLeaving = onLeaving
    root = widget.observe(Property<Widget, Widget?>("root")) { [weak self] _, _ in
      // The widget may be on its way to another window.
      Task { [weak self] in self?.check { $0 != .open } }
    }
    // A widget that was in no window from the start has nothing to leave when another window closes.
    windows = Window.observeAll { [weak self] in self?.check { $0 == .closed } }
  }

  isolated deinit { end() }

  private func end() {
    root?.disconnect()
    windows?.disconnect()
  }

  private func check(_ hasLeft: (Window.Presence) -> Bool) {
    // Another thread may have released the last reference, before the widget's deinitializer runs on this thread.
    guard let widget, root?.isConnected == true, hasLeft(Window.presence(around: widget)) else { return }
    end()
    withExtendedLifetime(widget) { onLeaving() }
  }
}

extension Window {
  /// The state of the window that a widget is in.
  fileprivate enum Presence { case absent, open, closed }

  fileprivate static func presence(around widget: Widget) -> Presence {
    guard let root = gtk_widget_get_root(widget.pointer) else { return .absent }
    // The icon that follows a drag is a root of its own.
    guard cgtk_is_a(UnsafeMutableRawPointer(root), gtk_window_get_type()) != 0 else { return .open }
    return toplevels.contains(UnsafeMutableRawPointer(root)) ? .open : .closed
  }
}
