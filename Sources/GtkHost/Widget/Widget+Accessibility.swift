import CGtk

/// The urgency of an announcement.
public enum AnnouncementPriority: Int32, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}

// MARK: - Accessibility

extension Widget {
  /// The accessible role. GTK lets it be set only until an assistive technology has seen the widget.
  public var accessibleRole: AccessibleRole? {
    get { AccessibleRole.all.first { $0.gtk == gtk_accessible_get_accessible_role(opaque) } }
    set {
      guard let newValue else { return }
      var value = GValue()
      g_value_init(&value, gtk_accessible_role_get_type())
      g_value_set_enum(&value, Int32(newValue.gtk.rawValue))
      g_object_set_property(instance, "accessible-role", &value)
      g_value_unset(&value)
    }
  }

  /// The accessible role as GTK exposes it, by its nick such as `button`; also one that ``AccessibleRole`` does not have.
  public var accessibleRoleName: String {
    guard let table = g_type_class_ref(gtk_accessible_role_get_type()) else { return "" }
    defer { g_type_class_unref(table) }
    let role = gint(gtk_accessible_get_accessible_role(opaque).rawValue)
    let value = g_enum_get_value(table.assumingMemoryBound(to: GEnumClass.self), role)
    return value.map { String(cString: $0.pointee.value_nick) } ?? ""
  }

  /// Sets the accessible name, and makes it the only source of the name.
  ///
  /// GTK 4.8 joins the label and the names of `labelled-by`, GTK 4.18 lets `labelled-by` win: that relation goes.
  public func setAccessibleLabel(_ label: String) {
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
  }

  /// Takes the widget's own accessible name away: from now on ``setLabelled(by:)`` alone names it.
  public func resetAccessibleLabel() { gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) }

  /// Names the widget by another, as a field by its label.
  public func setLabelled(by label: Widget) {
    ValueReference.withValue(of: cgtk_type_pointer) { value in
      // GTK keeps the list, and frees it with the relation.
      g_value_set_pointer(value.pointer, g_list_append(nil, label.instance))
      var relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY
      gtk_accessible_update_relation_value(opaque, 1, &relation, value.pointer)
    }
  }

  /// Sets what is said after the name and the role; nil for nothing.
  ///
  /// Setting a tooltip writes the description too, so set it after that.
  public func setAccessibleDescription(_ description: String?) {
    if let description {
      setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
      reportBeforeFocus()
    } else {
      gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    }
  }

  /// Indicates whether GTK exposes ``setAccessibleKeyShortcut(_:)`` to assistive technologies: from GTK 4.18 on.
  public static var exposesAccessibleKeyShortcuts: Bool { cgtk_exposes_key_shortcuts() != 0 }

  /// Sets the keys that press the widget; nil for none.
  public func setAccessibleKeyShortcut(_ shortcut: KeyboardShortcut?) {
    guard let shortcut else { return gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS) }
    setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcut.ariaName)
  }

  /// Indicates whether ``announce(_:priority:)`` reaches a screen reader: from GTK 4.14 on.
  public static var canAnnounce: Bool { cgtk_can_announce() != 0 }

  /// Has a screen reader say `message`, where GTK can (4.14 and later).
  ///
  /// - Returns: whether it can.
  @discardableResult
  public func announce(_ message: String, priority: AnnouncementPriority = .medium) -> Bool {
    cgtk_accessible_announce(opaque, message, priority.rawValue) != 0
  }

  private func setAccessibleProperty(_ property: GtkAccessibleProperty, _ text: String) {
    ValueReference.withValue(of: cgtk_type_string) { value in
      g_value_set_string(value.pointer, text.withoutNUL)
      var property = property
      gtk_accessible_update_property_value(opaque, 1, &property, value.pointer)
    }
  }
}
