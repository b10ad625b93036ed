import CGtk

/// A widget that floats above all that a window shows, without the window's knowing: nothing is put around its child,
/// its size does not change, and input goes to what is below.
///
/// It is a child of the window itself, which draws it last but gives it no place: this does, after the window has placed
/// its own. It goes by ``remove()``, or with the window.
@MainActor
public final class WindowLayer {
  /// A place in the window, logical pixels from its top left.
  public struct Frame: Equatable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    /// A place.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  private let widget: Widget
  private weak var window: Window?
  private let place: @MainActor (_ width: Int, _ height: Int) -> Frame
  private var connections: [SignalConnection] = []

  /// Shows `widget` above `window`.
  ///
  /// - Parameters:
  ///   - widget: what is shown. It has no parent yet, and takes no input from here on.
  ///   - window: a window that is on screen; in any other nothing happens.
  ///   - place: where it goes in a window of a width and a height, asked whenever the window is laid out. At least the
  ///     widget's minimum size.
  public init(
    _ widget: Widget, over window: Window, place: @escaping @MainActor (_ width: Int, _ height: Int) -> Frame
  ) {
    self.widget = widget
    self.window = window
    self.place = place
    guard window.isMapped, let surface = Object.face(of: gtk_native_get_surface(window.opaque)) else { return }
    widget.canTarget = false
    gtk_widget_set_can_focus(widget.pointer, 0)
    widget.setParent(window)
    allocate()
    let layout = Signal<Object, (width: Int, height: Int), Void>("layout") { ($0.read(0), $0.read(1)) }
    connections = [
      surface.connect(layout, after: true) { [weak self] _, _ in self?.allocate() },
      window.connect(Signal<Window, Void, Void>("unmap")) { [weak self] _ in self?.remove() },
    ]
  }

  isolated deinit { remove() }

  /// Whether the widget is in the window.
  public var isShown: Bool { window.map { widget.parent === $0 } ?? false }

  /// Takes the widget out of the window. Does nothing the second time.
  public func remove() {
    for connection in connections { connection.disconnect() }
    connections = []
    if isShown { widget.unparent() }
  }

  private func allocate() {
    guard let window, isShown else { return }
    let frame = place(window.width, window.height)
    widget.allocate(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
