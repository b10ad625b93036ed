import CGtk

/// Drawing above everything that windows and popovers show, without another widget in them: for tools.
///
/// The drawing functions of the classes are extended. GTK draws a window again whenever something in it changes, so the
/// additions are never older than the content.
@MainActor
package enum SurfaceDrawing {
  /// The callbacks after a window or a popover has drawn its content, by their names. They are called in no order.
  package static var additions: [String: @MainActor (Widget, Snapshot) -> Void] = [:] {
    didSet {
      if !additions.isEmpty { install() }
      for window in Window.toplevels { redraw(window.cast()) }
    }
  }

  /// Draws a window and its popovers again.
  private static func redraw(_ widget: WidgetPointer) {
    guard gtk_widget_get_mapped(widget) != 0 else { return }
    if cgtk_is_a(UnsafeRawPointer(widget), gtk_native_get_type()) != 0 { gtk_widget_queue_draw(widget) }
    for child in Widget.children(of: widget) { redraw(child) }
  }

  /// The drawing functions that were replaced, by their classes.
  private static var originals: [UnsafeMutablePointer<GtkWidgetClass>: Draw] = [:]
  private typealias Draw = @convention(c) (WidgetPointer?, OpaquePointer?) -> Void

  private static func install() {
    Gtk.initialize()
    for type in [gtk_window_get_type(), gtk_popover_get_type()] {
      let table = g_type_class_ref(type)
      Widget.forEachClass(from: type, replace)
      g_type_class_unref(table)
    }
  }

  private static func replace(in table: UnsafeMutablePointer<GtkWidgetClass>) {
    // A class that was made after the installation has copied the function from its parent.
    guard let original = table.pointee.snapshot, address(of: original) != address(of: replacement) else { return }
    originals[table] = original
    table.pointee.snapshot = replacement
  }

  private static func address(of function: Draw) -> UnsafeRawPointer {
    unsafeBitCast(function, to: UnsafeRawPointer.self)
  }

  /// The surface that is drawn now, and the class whose function draws it.
  private static var current: (widget: WidgetPointer, type: GType)?

  private static let replacement: Draw = { widget, snapshot in
    guard let widget, let snapshot else { return }
    let outer = current
    // The function of a class may call that of its parent.
    let caller = outer?.widget == widget ? outer?.type : nil
    drawOriginal(of: caller.map(g_type_parent) ?? cgtk_type_of_instance(widget), widget, snapshot)
    current = outer
    guard caller == nil, !additions.isEmpty, let face = Widget.face(of: widget) else { return }
    for addition in additions.values { addition(face, Snapshot(snapshot)) }
  }

  /// Draws as a class or the nearest one above it did before the installation.
  private static func drawOriginal(of type: GType, _ widget: WidgetPointer, _ snapshot: OpaquePointer) {
    for type in sequence(first: type, next: { g_type_parent($0) }).prefix(while: { $0 != 0 }) {
      guard let table = g_type_class_peek(type), let draw = originals[table.cast()] else { continue }
      current = (widget, type)
      return draw(widget, snapshot)
    }
  }
}
