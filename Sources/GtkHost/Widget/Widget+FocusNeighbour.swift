import CGtk

// MARK: - Focus of a widget that leaves

extension Widget {
  /// Moves keyboard focus from a widget that leaves, or from inside it, to its neighbour: the next widget that takes
  /// focus, else the one before. GTK would go to the first widget of the nearest container, often at the far end of the
  /// window, or to none.
  package func passFocusOn() {
    guard let root = gtk_widget_get_root(pointer), let focused = gtk_root_get_focus(root),
      focused == pointer || gtk_widget_is_ancestor(focused, pointer) != 0
    else { return }
    // If a container leaves, all of it leaves.
    var leaving = pointer
    while let around = gtk_widget_get_parent(leaving), gtk_widget_get_mapped(around) == 0 { leaving = around }
    // A popover that closes gives focus back to its opener.
    guard gtk_widget_get_native(leaving) == root else { return }
    while let around = gtk_widget_get_parent(leaving) {
      let all = Array(Self.children(of: around))
      guard let index = all.firstIndex(of: leaving) else { return }
      let takesFocus = { (widget: WidgetPointer, direction: FocusDirection) in
        gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_native(widget) == root
          && gtk_widget_child_focus(widget, direction.gtk) != 0
      }
      if all[(index + 1)...].contains(where: { takesFocus($0, .tabForward) }) { return }
      if all[..<index].reversed().contains(where: { takesFocus($0, .tabBackward) }) { return }
      leaving = around
    }
  }
}
