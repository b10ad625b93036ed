import CGtk

/// The test whether a widget reacts to the pointer, focusable or not: by its role, its event controllers, or its type.
///
/// GTK makes a new list of the controllers for each caller. The widget keeps one list, and the list keeps the answer
/// until it changes.
@MainActor
enum PointerReaction {
  static func isThere(on widget: WidgetPointer) -> Bool {
    if gtk_widget_get_focusable(widget) != 0
      || Widget.isInteractive(gtk_accessible_get_accessible_role(OpaquePointer(widget)))
    {
      return true
    }
    // A surface has no neighbours that could lose pixels to it.
    guard cgtk_is_a(widget, gtk_native_get_type()) == 0, let controllers = controllers(of: widget) else { return false }
    if let known = g_object_get_qdata(controllers, answerKey) { return known == yes }
    let answer = isCanvas(widget) || isHandle(widget) || hasReaction(controllers)
    g_object_set_qdata(controllers, answerKey, answer ? yes : no)
    return answer
  }

  /// Returns whether the widget is the handle between the two children of a `GtkPaned`. The controller is the paned's
  /// own.
  static func isHandle(_ widget: WidgetPointer) -> Bool {
    cgtk_type_of_instance(widget) == g_type_from_name("GtkPanedHandle")
  }

  /// Returns whether the widget is a canvas. All its pixels count, since a program draws them.
  private static func isCanvas(_ widget: WidgetPointer) -> Bool {
    cgtk_is_a(widget, gtk_drawing_area_get_type()) != 0 || cgtk_is_a(widget, gtk_gl_area_get_type()) != 0
  }

  private static func hasReaction(_ controllers: ObjectPointer) -> Bool {
    items(of: OpaquePointer(controllers)).contains { controller in
      reacting.contains { cgtk_is_a(controller, $0) != 0 }
    }
  }

  /// A drag source is a gesture.
  private static let reacting = [
    gtk_gesture_get_type(), gtk_drop_target_get_type(), gtk_drop_target_async_get_type(),
    gtk_event_controller_legacy_get_type(),
  ]

  // MARK: The list of controllers

  private static func controllers(of widget: WidgetPointer) -> ObjectPointer? {
    if let known = g_object_get_qdata(widget.cast(), listKey) { return known.cast() }
    guard let list = gtk_widget_observe_controllers(widget) else { return nil }
    let changed = g_cclosure_new(unsafeBitCast(controllersChanged, to: GCallback.self), nil, nil)
    g_signal_connect_closure(UnsafeMutableRawPointer(list), "items-changed", changed, 0)
    g_object_set_qdata_full(widget.cast(), listKey, UnsafeMutableRawPointer(list), g_object_unref)
    return list.cast()
  }

  private typealias ControllersChanged = @convention(c) (ObjectPointer?, guint, guint, guint, gpointer?) -> Void

  private static let controllersChanged: ControllersChanged = { list, _, _, _, _ in
    if let list { g_object_set_qdata(list, answerKey, nil) }
  }

  private static let answerKey = g_quark_from_string("thimble-reacts")
  private static let listKey = g_quark_from_string("thimble-controllers")
  private static let no = UnsafeMutableRawPointer(bitPattern: 1)
  private static let yes = UnsafeMutableRawPointer(bitPattern: 2)
}
