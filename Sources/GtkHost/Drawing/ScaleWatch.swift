import CGtk

/// A watch on the scale of the surfaces on which pictures are drawn: of windows and of popovers.
///
/// A picture is made for one scale. GTK keeps the drawing of a widget while nothing in the widget changes, so that a window
/// that moves to a screen with another scale would show the old picture, enlarged or shrunk.
@MainActor
enum ScaleWatch {
  /// Draws all widgets on the surface of a widget again, whenever the surface's scale changes from now on.
  static func begin(around widget: WidgetPointer) {
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else { return }
    let object = UnsafeMutablePointer<GObject>(surface)
    guard g_object_get_qdata(object, watchKey) == nil else { return }
    g_object_set_qdata(object, watchKey, object)
    connect(object, "notify::scale-factor")
    // A whole number until GTK 4.12, which has a second property for fractions.
    let table: UnsafeMutablePointer<GObjectClass> = object.pointee.g_type_instance.g_class.cast()
    if g_object_class_find_property(table, "scale") != nil { connect(object, "notify::scale") }
  }

  private static func connect(_ surface: ObjectPointer, _ signal: String) {
    let changed = g_cclosure_new(unsafeBitCast(scaleChanged, to: GCallback.self), nil, nil)
    g_signal_connect_closure(UnsafeMutableRawPointer(surface), signal, changed, 0)
  }

  private typealias ScaleChanged = @convention(c) (OpaquePointer?, gpointer?, gpointer?) -> Void

  private static let scaleChanged: ScaleChanged = { surface, _, _ in
    if let native = surface.flatMap({ gtk_native_get_for_surface($0) }) { drawAgain(native.cast()) }
  }

  private static func drawAgain(_ widget: WidgetPointer) {
    gtk_widget_queue_draw(widget)
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      drawAgain(child)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  private static let watchKey = g_quark_from_string("thimble-watches-scale")
}
