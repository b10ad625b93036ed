import CGtk

// MARK: - Accessible states that tell of more than yes and no

extension Widget {
  /// Exposes that the widget is on, off or, by nil, mixed, by the state that goes with its role: checked for radio buttons
  /// and check boxes, pressed for everything else.
  public func setAccessibleOn(_ isOn: Bool?) {
    let role = gtk_accessible_get_accessible_role(opaque)
    let isChecked = role == GTK_ACCESSIBLE_ROLE_RADIO || role == GTK_ACCESSIBLE_ROLE_CHECKBOX
    let mixed = Int(GTK_ACCESSIBLE_TRISTATE_MIXED.rawValue)
    setAccessibleState(
      isChecked ? GTK_ACCESSIBLE_STATE_CHECKED : GTK_ACCESSIBLE_STATE_PRESSED, isOn.map { $0 ? 1 : 0 } ?? mixed)
  }

  /// Exposes whether what the widget opens is open; nil for what opens nothing.
  public func setAccessibleExpanded(_ isExpanded: Bool?) {
    guard let isExpanded else { return gtk_accessible_reset_state(opaque, GTK_ACCESSIBLE_STATE_EXPANDED) }
    setAccessibleState(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded ? 1 : 0)
  }

  /// Exposes whether a press opens a menu or another popup.
  public func setAccessibleHasPopup(_ hasPopup: Bool) {
    ValueReference.withValue(of: cgtk_type_boolean) { value in
      g_value_set_boolean(value.pointer, hasPopup ? 1 : 0)
      var property = GTK_ACCESSIBLE_PROPERTY_HAS_POPUP
      gtk_accessible_update_property_value(opaque, 1, &property, value.pointer)
    }
  }

  private func setAccessibleState(_ state: GtkAccessibleState, _ number: Int) {
    ValueReference.withValue(of: cgtk_type_int) { value in
      // GTK reads tristates, and states that may be undefined, as an int.
      g_value_set_int(value.pointer, gint(number))
      var state = state
      gtk_accessible_update_state_value(opaque, 1, &state, value.pointer)
    }
  }
}
