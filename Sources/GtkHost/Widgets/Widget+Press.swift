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

  /// Whether the parent shows the widget at all: one that it does not is measured as ever, and neither drawn nor found.
  public var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(pointer) != 0 }
    set { gtk_widget_set_child_visible(pointer, newValue ? 1 : 0) }
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
