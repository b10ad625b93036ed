import CGtk

// MARK: - What presses need

extension Widget {
  /// Makes the desktop's attention sound, where there is one.
  public func beep() { gtk_widget_get_display(pointer).map { gdk_display_beep($0) } }

  /// Emits a button's `clicked`, at once and without showing a press. On other widgets it does nothing.
  public func emitClicked() {
    guard cgtk_is_a(instance, gtk_button_get_type()) != 0 else { return }
    cgtk_button_emit_clicked(pointer)
  }
}
