import CGtk

/// Draws above everything that windows and popovers show, without a widget of its own in them: for tools.
///
/// The drawing functions of the classes are extended. GTK draws a window anew whenever something in it changes, so what
/// is added is never older than what is seen.
@MainActor
package enum SurfaceDrawing {
  /// Called after a window or a popover has drawn its content; nil adds nothing.
  package static var addition: (@MainActor (Widget, Snapshot) -> Void)? {
    didSet {
      if addition != nil { install() }
      for window in windows { gtk_widget_queue_draw(window) }
    }
  }

  fileprivate typealias Draw = @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void

  /// The drawing functions that were replaced, by their classes.
  private static var originals: [UnsafeMutableRawPointer: Draw] = [:]

  private static func install() {
    Gtk.initialize()
    for type in [gtk_window_get_type(), gtk_popover_get_type()] {
      guard let table = g_type_class_ref(type) else { continue }
      replace(in: type)
      g_type_class_unref(table)
    }
  }

  private static func replace(in type: GType) {
    // A class that is not there yet will copy its parent's.
    guard let table = g_type_class_peek(type) else { return }
    let slot = table.assumingMemoryBound(to: GtkWidgetClass.self)
    if originals[table] == nil, let original = slot.pointee.snapshot {
      originals[table] = original
      slot.pointee.snapshot = drawnWithAddition
    }
    var count: guint = 0
    guard let children = g_type_children(type, &count) else { return }
    for index in 0..<Int(count) { replace(in: children[index]) }
    g_free(children)
  }

  private static var windows: [UnsafeMutablePointer<GtkWidget>] {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    var windows: [UnsafeMutablePointer<GtkWidget>] = []
    var next = list
    while let link = next {
      if let data = link.pointee.data { windows.append(data.assumingMemoryBound(to: GtkWidget.self)) }
      next = link.pointee.next
    }
    return windows
  }

  fileprivate static func draw(_ widget: UnsafeMutablePointer<GtkWidget>, _ snapshot: OpaquePointer) {
    original(of: cgtk_type_of_instance(widget))?(widget, snapshot)
    if let addition, let face = Widget.face(of: widget) { addition(face, Snapshot(snapshot)) }
  }

  /// The function that the nearest class had before the installation.
  private static func original(of type: GType) -> Draw? {
    var next = type
    while next != 0 {
      if let table = g_type_class_peek(next), let draw = originals[table] { return draw }
      next = g_type_parent(next)
    }
    return nil
  }
}

// MARK: - Trampoline

private let drawnWithAddition: SurfaceDrawing.Draw = trampoline(
  { widget, snapshot in
    guard let widget, let snapshot else { return }
    SurfaceDrawing.draw(widget, snapshot)
  } as @MainActor @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void
)
