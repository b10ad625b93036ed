import CGtk

// MARK: - Accessible states

extension Widget {
  /// Exposes that work is going on here.
  public func setAccessibleBusy(_ isBusy: Bool) { setAccessibleState(GTK_ACCESSIBLE_STATE_BUSY, isBusy) }

  /// Exposes that the widget cannot be used, whether or not it is sensitive.
  public func setAccessibleDisabled(_ isDisabled: Bool) {
    setAccessibleState(GTK_ACCESSIBLE_STATE_DISABLED, isDisabled)
  }

  /// Hides the widget and what is in it from assistive technologies, though it is seen.
  public func setAccessibleHidden(_ isHidden: Bool) { setAccessibleState(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden) }

  /// Exposes that a link has been followed. GTK can from 4.12 on; before that nothing is exposed.
  public func setAccessibleVisited(_ isVisited: Bool) { cgtk_accessible_set_visited(opaque, isVisited ? 1 : 0) }

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

  private func setAccessibleState(_ state: GtkAccessibleState, _ isOn: Bool) {
    ValueReference.withValue(of: cgtk_type_boolean) { value in
      g_value_set_boolean(value.pointer, isOn ? 1 : 0)
      var state = state
      gtk_accessible_update_state_value(opaque, 1, &state, value.pointer)
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
