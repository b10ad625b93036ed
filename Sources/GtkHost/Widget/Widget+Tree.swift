package import CGtk

// MARK: - Tree

extension Widget {
  /// The parent.
  public var parent: Widget? { Widget.face(of: gtk_widget_get_parent(pointer)) }

  /// This widget or its nearest ancestor with a surface of its own: a window or a popover.
  public var surfaceOwner: Widget? { gtk_widget_get_native(pointer).flatMap { Widget.face(of: $0) } }

  /// Indicates whether the user acts on this widget: it takes focus, or has such a role. A widget that only has a
  /// gesture does not count here, but does in picking.
  public var isInteractive: Bool {
    isFocusable || Widget.isInteractive(gtk_accessible_get_accessible_role(opaque))
  }

  static func isInteractive(_ role: GtkAccessibleRole) -> Bool {
    switch role {
    case GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_CHECKBOX, GTK_ACCESSIBLE_ROLE_COMBO_BOX,
      GTK_ACCESSIBLE_ROLE_GRID_CELL, GTK_ACCESSIBLE_ROLE_LINK, GTK_ACCESSIBLE_ROLE_LIST_ITEM,
      GTK_ACCESSIBLE_ROLE_MENU_ITEM, GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX, GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO,
      GTK_ACCESSIBLE_ROLE_OPTION, GTK_ACCESSIBLE_ROLE_RADIO, GTK_ACCESSIBLE_ROLE_SCROLLBAR,
      GTK_ACCESSIBLE_ROLE_SEARCH_BOX, GTK_ACCESSIBLE_ROLE_SLIDER, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON,
      GTK_ACCESSIBLE_ROLE_SWITCH, GTK_ACCESSIBLE_ROLE_TAB, GTK_ACCESSIBLE_ROLE_TEXT_BOX,
      GTK_ACCESSIBLE_ROLE_TREE_ITEM, cgtk_accessible_role_toggle_button():
      return true
    default:
      return false
    }
  }

  /// The children in focus order, each as an object of its own class.
  public var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      if let face = Widget.face(of: child) { children.append(face) }
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The widgets of a Swift class inside this one, in focus order, at any depth. Widgets of C that have no Swift object
  /// are left out, so that the search makes none.
  public func descendants<Kind: Widget>(of kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    Self.find(in: pointer, &found)
    return found
  }

  private static func find<Kind: Widget>(in parent: UnsafeMutablePointer<GtkWidget>, _ found: inout [Kind]) {
    var next = gtk_widget_get_first_child(parent)
    while let child = next {
      if let widget = ToggleReference.object(of: child) as? Kind { found.append(widget) }
      find(in: child, &found)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// Returns whether `other` is this widget or inside it.
  public func contains(_ other: Widget) -> Bool {
    other === self || gtk_widget_is_ancestor(other.pointer, pointer) != 0
  }

  /// Puts this widget into `parent`, last. For widget types that place their children themselves.
  public func setParent(_ parent: Widget) { gtk_widget_set_parent(pointer, parent.pointer) }

  /// Puts this widget into `parent`, or to another place in it: before `sibling`, last where that is nil. For widget types that
  /// place their children themselves.
  public func setParent(_ parent: Widget, before sibling: Widget?) {
    gtk_widget_insert_before(pointer, parent.pointer, sibling?.pointer)
  }

  /// Puts this widget into `parent`, first: below the others, where they overlap.
  public func setFirst(in parent: Widget) { gtk_widget_insert_after(pointer, parent.pointer, nil) }

  /// Removes this widget from a parent that it was added to by ``setParent(_:)``.
  public func unparent() { gtk_widget_unparent(pointer) }

  package static func face(of pointer: UnsafeMutablePointer<GtkWidget>?) -> Self? {
    guard let pointer else { return nil }
    return face(of: UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self))
  }

  /// The class structure of a widget's own type.
  static func classStructure(of widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidgetClass> {
    UnsafeMutableRawPointer(widget.pointee.parent_instance.g_type_instance.g_class)
      .assumingMemoryBound(to: GtkWidgetClass.self)
  }
}
