import CGtk

// MARK: - What opens something

extension Widget {
  /// Exposes that a press opens a menu.
  public func setAccessibleHasPopup(_ hasPopup: Bool) {
    ValueReference.withValue(of: cgtk_type_boolean) { value in
      g_value_set_boolean(value.pointer, hasPopup ? 1 : 0)
      var property = GTK_ACCESSIBLE_PROPERTY_HAS_POPUP
      gtk_accessible_update_property_value(opaque, 1, &property, value.pointer)
    }
  }

  /// Exposes whether what it opens is open; nil for what opens nothing.
  public func setAccessibleExpanded(_ isExpanded: Bool?) {
    guard let isExpanded else { return gtk_accessible_reset_state(opaque, GTK_ACCESSIBLE_STATE_EXPANDED) }
    ValueReference.withValue(of: cgtk_type_int) { value in
      // The state is a tristate, whose values GTK reads as an int.
      g_value_set_int(value.pointer, isExpanded ? 1 : 0)
      var state = GTK_ACCESSIBLE_STATE_EXPANDED
      gtk_accessible_update_state_value(opaque, 1, &state, value.pointer)
    }
  }
}
