import CGtk

// MARK: - A button's stock content

extension Widget {
  /// Hides the label, icon or child that a program gave to a `GtkButton` by GTK's own functions, for a subclass that draws
  /// other content.
  ///
  /// - Returns: whether there is any.
  package func hideButtonContent() -> Bool {
    guard let child = gtk_button_get_child(pointer.cast()) else { return false }
    gtk_widget_set_child_visible(child, 0)
    return true
  }
}
