import CGtk

// MARK: - Style

extension Widget {
  /// Adds a CSS class; does nothing when it is there.
  public func addStyleClass(_ name: String) { gtk_widget_add_css_class(pointer, name) }

  /// Removes a CSS class; does nothing when it is not there.
  public func removeStyleClass(_ name: String) { gtk_widget_remove_css_class(pointer, name) }

  public func setStyleClass(_ name: String, _ isOn: Bool) {
    if isOn { addStyleClass(name) } else { removeStyleClass(name) }
  }

  public func hasStyleClass(_ name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

  public var styleClasses: [String] {
    guard let names = gtk_widget_get_css_classes(pointer) else { return [] }
    defer { g_strfreev(names) }
    return String.list(names.cast())
  }

  public var cssName: String { String(cString: gtk_widget_get_css_name(pointer)) }
}
