import CGtk

extension Widget {
  /// Makes Tab go from a row of this list through the row's controls, and then out of the list. Arrow keys go from row to row.
  ///
  /// GTK goes through all rows, and a list that selects the row with the focus selects each on the way.
  ///
  /// - Parameter isStop: whether this holds for a row. From others, Tab goes on to the next row.
  func letTabLeave(_ isStop: @escaping @MainActor (WidgetPointer) -> Bool) {
    add(
      KeyController { [weak self] keys, key in
        let directions: [Key: FocusDirection] = ["Tab": .tabForward, "ISO_Left_Tab": .tabBackward]
        guard let self, let direction = directions[key], keys.modifiers.isSubset(of: .shift),
          let row = gtk_widget_get_focus_child(pointer), isStop(row), let root = gtk_widget_get_root(pointer)
        else { return false }
        moveFocus(direction, from: row, root)
        return true
      }
      .with { $0.setPhase(.capture) })
  }

  /// Moves keyboard focus inside the row that has it, or else out of the list.
  private func moveFocus(_ direction: FocusDirection, from row: WidgetPointer, _ root: OpaquePointer) {
    if gtk_widget_child_focus(row, direction.gtk) != 0 { return }
    if direction == .tabBackward, gtk_root_get_focus(root) != row, gtk_widget_grab_focus(row) != 0 { return }
    // GTK passes over a widget that cannot have focus inside, from where it is.
    gtk_widget_set_can_focus(pointer, 0)
    defer { gtk_widget_set_can_focus(pointer, 1) }
    if gtk_widget_child_focus(root.cast(), direction.gtk) == 0 { gtk_root_set_focus(root, nil) }
  }

  /// Lets GTK do what ``letTabLeave(_:)`` does.
  ///
  /// - Returns: whether this type of list can do it, as `GtkListView` from GTK 4.12 on. It then also keeps the place in the
  ///   list when focus comes back, and when the row with the focus is removed.
  func setRowTabs() -> Bool {
    let property = Property<Widget, Int>("tab-behavior")
    guard hasProperty(property.name) else { return false }
    // GTK_LIST_TAB_ITEM
    self[property] = 2
    return true
  }
}
