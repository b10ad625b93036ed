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
    get { AccessibleRole.allCases.first { $0.gtk == gtk_accessible_get_accessible_role(opaque) } }
    set {
      guard let newValue else { return }
      ValueReference.withEnumeration(gtk_accessible_role_get_type(), newValue.gtk.rawValue) {
        g_object_set_property(instance, "accessible-role", $0.pointer)
      }
    }
  }

  /// The accessible role as GTK exposes it, by its nick such as `button`; also one that ``AccessibleRole`` does not have.
  public var accessibleRoleName: String {
    guard let table = g_type_class_ref(gtk_accessible_role_get_type()) else { return "" }
    defer { g_type_class_unref(table) }
    let role = gint(clamping: gtk_accessible_get_accessible_role(opaque).rawValue)
    return g_enum_get_value(table.cast(), role).map { String(cString: $0.pointee.value_nick) } ?? ""
  }

  /// The identifier by which tests and scripts find the widget, in every language: in a `.ui` file its `id`. Default nil.
  ///
  /// GTK shows it to assistive technologies from 4.22 on. No screen reader speaks it.
  public var accessibilityIdentifier: String? {
    get { gtk_buildable_get_buildable_id(opaque).map { String(cString: $0) } }
    set { cgtk_buildable_set_id(opaque, newValue?.withoutNUL) }
  }

  /// Exposes an accessible name; nil for none.
  ///
  /// GTK 4.8 joins the label and the names of `labelled-by`, and GTK 4.18 prefers `labelled-by`, so a name removes that
  /// relation.
  package func exposeLabel(_ label: String?) {
    guard let label else { return gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) }
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label.withoutNUL)
  }

  /// Names the widget by another, as a field by its label, which takes the place of a name that was set.
  public func setLabelled(by label: Widget) {
    exposeLabel(nil)
    exposeLabelled(by: label)
  }

  /// Exposes that another widget names this one, beside a name that was set.
  package func exposeLabelled(by label: Widget) { setAccessible(GTK_ACCESSIBLE_RELATION_LABELLED_BY, label) }

  /// Exposes that the widget shows or changes another, as a button of a narrow window that shows the sidebar.
  package func setAccessibleControls(_ other: Widget) { setAccessible(GTK_ACCESSIBLE_RELATION_CONTROLS, other) }

  /// Sets the description, which is spoken after the name and the role; nil for none.
  ///
  /// Setting a tooltip writes the description too, so set it after that.
  public func setAccessibleDescription(_ description: String?) {
    if let description {
      setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description.withoutNUL)
      reportBeforeFocus()
    } else {
      gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    }
  }

  /// Indicates whether GTK exposes ``setAccessibleKeyShortcut(_:)`` to assistive technologies: from GTK 4.18 on.
  package static var exposesAccessibleKeyShortcuts: Bool { cgtk_exposes_key_shortcuts() != 0 }

  /// Sets the keys that press the widget; nil for none.
  package func setAccessibleKeyShortcut(_ shortcut: KeyboardShortcut?) {
    guard let shortcut else { return gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS) }
    setAccessible(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcut.ariaName)
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
}

// MARK: - Accessible states

extension Widget {
  /// Exposes that work is going on here.
  package func setAccessibleBusy(_ isBusy: Bool) { setAccessible(GTK_ACCESSIBLE_STATE_BUSY, isBusy) }

  /// Exposes that the widget cannot be used, whether or not it is sensitive.
  package func setAccessibleDisabled(_ isDisabled: Bool) {
    setAccessible(GTK_ACCESSIBLE_STATE_DISABLED, isDisabled)
  }

  /// Hides the widget and its content from assistive technologies, though it stays on screen.
  public func setAccessibleHidden(_ isHidden: Bool) {
    setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden)
    if isHidden, isAccessibleHidden == nil {
      // Newer versions of GTK expose each widget when it is mapped, after the handlers of this signal.
      connect(Signal<Widget, Void, Void>("map")) { widget in
        Task { [weak widget] in if widget?.isAccessibleHidden == true { widget?.setAccessibleHidden(true) } }
      }
    }
    isAccessibleHidden = isHidden
  }

  /// Exposes that a link has been followed. GTK can from 4.12 on; before that nothing is exposed.
  package func setAccessibleVisited(_ isVisited: Bool) { cgtk_accessible_set_visited(opaque, isVisited ? 1 : 0) }

  /// Exposes that the widget is on, off or, by nil, mixed, by the state that goes with its role: checked for radio buttons
  /// and check boxes, pressed for everything else.
  package func setAccessibleOn(_ isOn: Bool?) {
    let role = gtk_accessible_get_accessible_role(opaque)
    let isChecked = role == GTK_ACCESSIBLE_ROLE_RADIO || role == GTK_ACCESSIBLE_ROLE_CHECKBOX
    let mixed = Int(GTK_ACCESSIBLE_TRISTATE_MIXED.rawValue)
    setAccessible(
      isChecked ? GTK_ACCESSIBLE_STATE_CHECKED : GTK_ACCESSIBLE_STATE_PRESSED, isOn.map { $0 ? 1 : 0 } ?? mixed)
  }

  /// Exposes whether the popup or panel of the widget is open; nil for a widget that opens nothing.
  package func setAccessibleExpanded(_ isExpanded: Bool?) {
    guard let isExpanded else { return gtk_accessible_reset_state(opaque, GTK_ACCESSIBLE_STATE_EXPANDED) }
    setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded ? 1 : 0)
  }

  /// Exposes whether a press opens a menu or another popup.
  package func setAccessibleHasPopup(_ hasPopup: Bool) { setAccessible(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, hasPopup) }

  private func setAccessible(_ relation: GtkAccessibleRelation, _ other: Widget) {
    ValueReference.withValue(of: cgtk_type_pointer) { value in
      // GTK keeps the list, and frees it with the relation.
      g_value_set_pointer(value.pointer, g_list_append(nil, other.instance))
      var relation = relation
      gtk_accessible_update_relation_value(opaque, 1, &relation, value.pointer)
    }
  }

  private func setAccessible(_ property: GtkAccessibleProperty, _ content: some ValueConvertible) {
    var property = property
    ValueReference.withValue(content) { gtk_accessible_update_property_value(opaque, 1, &property, $0.pointer) }
  }

  /// Sets a state: by a Boolean, or by a number for tristates and states that may be undefined.
  private func setAccessible(_ state: GtkAccessibleState, _ content: some ValueConvertible) {
    var state = state
    ValueReference.withValue(content) { gtk_accessible_update_state_value(opaque, 1, &state, $0.pointer) }
  }
}

// MARK: - Before focus comes

extension Widget {
  /// Has GTK report the widget's name and description before it reports that focus has come here.
  ///
  /// GTK 4.8 exposes a widget when an assistive technology asks for it, or when focus first comes. Until then it keeps each
  /// change of name and description, and reports them after the focus: a screen reader speaks the description a second time.
  private func reportBeforeFocus() {
    guard cgtk_reports_after_focus() != 0, value(for: exposures) == nil else { return }
    let connection = connect(.stateFlagsChanged) { widget, _ in
      // The flag comes just before GTK reports the focus, of a field as of the text inside it.
      guard !widget.stateFlags.isDisjoint(with: [.focused, .focusWithin]) else { return }
      widget.value(for: exposures)?.disconnect()
      // A change of this property is the one other thing that exposes a widget.
      widget.isFocusable.toggle()
      widget.isFocusable.toggle()
    }
    setValue(connection, for: exposures)
  }
}

@MainActor private let exposures = WidgetValue<SignalConnection>("exposure")
