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

extension Label {
  /// The key that, with Alt, activates what the label belongs to; nil for none.
  public var mnemonicKey: Key? {
    let value = gtk_label_get_mnemonic_keyval(opaque)
    return value == guint(GDK_KEY_VoidSymbol) ? nil : Key(value: gdk_keyval_to_lower(value))
  }
}

extension Key {
  /// The same key without Shift.
  public var lowercased: Key { Key(value: gdk_keyval_to_lower(value)) }
}
