import CGtk

/// A widget that floats above the content of a window. The window's child and size stay the same, and input goes to the
/// widgets below.
///
/// The widget becomes a child of the window, which draws it last but does not place it; this object does, after each
/// layout of the window. ``remove()`` or the end of the window removes it.
@MainActor
package final class WindowLayer {
  /// A place in the window, logical pixels from its top left.
  package typealias Frame = (x: Int, y: Int, width: Int, height: Int)

  private let widget: Widget
  private weak var window: Window?
  private let place: @MainActor (_ width: Int, _ height: Int) -> Frame
  private var unmapping: SignalConnection?
  /// The handler on the window's surface, which has no face: GTK 4.8 keeps a surface that had a popup for ever, and a
  /// face would stay with it.
  private var layoutHandler: gulong = 0

  /// Shows `widget`, which has no parent yet and takes no input from here on, above a window on screen. `place` returns
  /// the place in a window of a width and a height, whenever the window is laid out: at least the widget's minimum size.
  package init(
    _ widget: Widget, over window: Window, place: @escaping @MainActor (_ width: Int, _ height: Int) -> Frame
  ) {
    self.widget = widget
    self.window = window
    self.place = place
    guard window.isMapped, let surface else { return }
    widget.canTarget = false
    gtk_widget_set_can_focus(widget.pointer, 0)
    widget.setParent(window)
    allocate()
    let laidOut = SignalClosure { [weak self] _, _, _ in self?.allocate() }
    layoutHandler = g_signal_connect_closure(surface, "layout", laidOut.closure(), 1)
    unmapping = window.connect(Signal<Window, Void, Void>("unmap")) { [weak self] _ in self?.remove() }
  }

  isolated deinit { remove() }

  package var isShown: Bool { window.map { widget.parent === $0 } ?? false }

  /// Takes the widget out of the window. Does nothing the second time.
  package func remove() {
    // The window has kept its surface until now: it goes after the window is unmapped.
    if layoutHandler != 0, let surface { g_signal_handler_disconnect(surface, layoutHandler) }
    layoutHandler = 0
    unmapping?.disconnect()
    unmapping = nil
    if isShown { widget.unparent() }
  }

  private var surface: UnsafeMutableRawPointer? {
    window.flatMap { gtk_native_get_surface($0.opaque) }.map { UnsafeMutableRawPointer($0) }
  }

  private func allocate() {
    guard let window, isShown else { return }
    let frame = place(window.width, window.height)
    widget.allocate(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
