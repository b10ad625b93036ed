import CGtk

extension TextDirection {
  /// The direction of widgets for which none was set: at first that of the language. Setting it turns the open windows round.
  /// Set it after GTK is initialized, such as in `startup`: GTK begins with the direction of the language.
  @MainActor
  public static var `default`: TextDirection {
    get { TextDirection(gtk_widget_get_default_direction()) }
    set {
      gtk_widget_set_default_direction(newValue.gtk)
      for window in Window.toplevels { alignLines(in: window.cast()) }
    }
  }

  /// Aligns the lines of all labels inside a widget anew. GTK 4.8 keeps their alignment when the direction changes.
  @MainActor
  private static func alignLines(in widget: WidgetPointer) {
    if cgtk_is_a(UnsafeRawPointer(widget), gtk_label_get_type()) != 0 {
      // Each change of the mode drops the layout.
      let mode = gtk_label_get_single_line_mode(OpaquePointer(widget))
      for mode in [1 - mode, mode] { gtk_label_set_single_line_mode(OpaquePointer(widget), mode) }
    }
    for child in Widget.children(of: widget) { alignLines(in: child) }
  }
}
