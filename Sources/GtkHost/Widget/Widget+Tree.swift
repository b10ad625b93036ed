import CGtk

// MARK: - Tree

extension Widget {
  public var parent: Widget? { Widget.face(of: gtk_widget_get_parent(pointer)) }

  /// This widget and those around it, the window last.
  package var selfAndAncestors: some Sequence<Widget> { sequence(first: self as Widget) { $0.parent } }

  /// This widget or its nearest ancestor with a surface of its own: a window or a popover.
  package var surfaceOwner: Widget? { Widget.face(of: gtk_widget_get_native(pointer)) }

  /// Indicates whether the user acts on this widget: it takes focus, or has an interactive role. A widget that only has
  /// a gesture does not count here, but does in picking.
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
  public var children: [Widget] { Self.children(of: pointer).compactMap { Widget.face(of: $0) } }

  /// Returns the widgets of a Swift class inside this one, in focus order, at any depth. Widgets of C that have no
  /// Swift object are left out, so that the search makes none.
  public func descendants<Kind: Widget>(of kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    Self.find(in: pointer, &found)
    return found
  }

  /// Returns this widget, if it is of a Swift class, and the widgets of that class inside it, as ``descendants(of:)``
  /// does.
  package func selfAndDescendants<Kind: Widget>(of kind: Kind.Type) -> [Kind] {
    ((self as? Kind).map { [$0] } ?? []) + descendants(of: kind)
  }

  private static func find<Kind: Widget>(in parent: WidgetPointer, _ found: inout [Kind]) {
    for child in children(of: parent) {
      if let widget = ToggleReference.object(of: child) as? Kind { found.append(widget) }
      find(in: child, &found)
    }
  }

  /// Returns the children of a widget that may have no Swift object, in focus order.
  static func children(of parent: WidgetPointer) -> some Sequence<WidgetPointer> {
    sequence(state: gtk_widget_get_first_child(parent)) { (next: inout WidgetPointer?) -> WidgetPointer? in
      defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
      return next
    }
  }

  public func contains(_ other: Widget) -> Bool {
    other === self || gtk_widget_is_ancestor(other.pointer, pointer) != 0
  }

  /// Puts this widget into `parent`, last. For widget types that place their children themselves.
  public func setParent(_ parent: Widget) {
    gtk_widget_set_parent(pointer, parent.pointer)
    AddedChildren.note(self, in: parent)
  }

  /// Puts this widget into `parent`, or moves it within `parent`: before `sibling`, last where that is nil. For widget
  /// types that place their children themselves.
  public func setParent(_ parent: Widget, before sibling: Widget?) {
    gtk_widget_insert_before(pointer, parent.pointer, sibling?.pointer)
    AddedChildren.note(self, in: parent)
  }

  /// Puts this widget into `parent`, first: below the others, where they overlap.
  public func setFirst(in parent: Widget) {
    gtk_widget_insert_after(pointer, parent.pointer, nil)
    AddedChildren.note(self, in: parent)
  }

  /// Removes this widget from a parent that it was added to by ``setParent(_:)``.
  public func unparent() { gtk_widget_unparent(pointer) }

  static func classStructure(of widget: WidgetPointer) -> UnsafeMutablePointer<GtkWidgetClass> {
    widget.pointee.parent_instance.g_type_instance.g_class.cast()
  }

  /// Calls `body` with the class structure of a widget type and with those of all types made from it. A class that is not
  /// there yet will copy its parent's.
  static func forEachClass(from type: GType, _ body: @MainActor (UnsafeMutablePointer<GtkWidgetClass>) -> Void) {
    guard let table = g_type_class_peek(type) else { return }
    body(table.cast())
    var count: guint = 0
    guard let children = g_type_children(type, &count) else { return }
    for index in 0..<Int(count) { forEachClass(from: children[index], body) }
    g_free(children)
  }
}

// MARK: - A button's stock content

extension Widget {
  /// Hides the label, icon or child that a program gave to a `GtkButton` by GTK's own functions, for a subclass that draws
  /// other content.
  ///
  /// - Returns: whether there is any.
  package func hideButtonContent() -> Bool {
    guard let child = gtk_button_get_child(pointer.cast()) else { return false }
    gtk_widget_set_child_visible(child, 0)
    return true
  }
}

// MARK: - Focus of a widget that leaves

extension Widget {
  /// Moves keyboard focus from a widget that leaves, or from inside it, to its neighbour: the next widget that takes
  /// focus, else the one before. GTK would go to the first widget of the nearest container, often at the far end of the
  /// window, or to none.
  package func passFocusOn() {
    guard let root = gtk_widget_get_root(pointer), let focused = gtk_root_get_focus(root),
      focused == pointer || gtk_widget_is_ancestor(focused, pointer) != 0
    else { return }
    // A list of any length takes rows away while it gives the others their places, and must not scroll meanwhile. GTK keeps
    // the place of its focus.
    guard gtk_widget_get_ancestor(pointer, gtk_list_base_get_type()) == nil else { return }
    let leaving = leavingWidget
    // A popover that closes gives focus back to its opener.
    if gtk_widget_get_native(leaving) == root { Self.focusNeighbour(of: leaving) }
  }

  /// Moves keyboard focus to the neighbour of a widget that has lost it by becoming insensitive, alone or with a container
  /// around it. GTK leaves the window without focus.
  package func passLostFocusOn() {
    guard !takesInput, let root = gtk_widget_get_root(pointer), gtk_root_get_focus(root) == nil else { return }
    Self.focusNeighbour(of: leavingWidget)
  }

  /// This widget, or the outermost container that leaves with it: all of a container leaves.
  private var leavingWidget: WidgetPointer {
    var leaving = pointer
    while let around = gtk_widget_get_parent(leaving),
      gtk_widget_get_mapped(around) == 0 || gtk_widget_is_sensitive(around) == 0
    {
      leaving = around
    }
    return leaving
  }

  /// The widget that got keyboard focus by itself most recently, because another one left; nil after it has gone.
  package private(set) static weak var focusHeir: Widget?

  /// Notes that keyboard focus has come by itself to where it is now in the window around this widget.
  package func noteFocusHeir() { Self.noteFocusHeir(in: gtk_widget_get_root(pointer)) }

  private static func noteFocusHeir(in root: OpaquePointer?) {
    focusHeir = root.flatMap { Widget.face(of: gtk_root_get_focus($0)) }
  }

  /// Moves keyboard focus to the neighbour of a widget in the same window or popover.
  private static func focusNeighbour(of widget: WidgetPointer) {
    defer { noteFocusHeir(in: gtk_widget_get_root(widget)) }
    let native = gtk_widget_get_native(widget)
    var leaving = widget
    while OpaquePointer(leaving) != native, let around = gtk_widget_get_parent(leaving) {
      let all = Array(children(of: around))
      guard let index = all.firstIndex(of: leaving) else { return }
      let takesFocus = { (widget: WidgetPointer, direction: FocusDirection) in
        gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_native(widget) == native
          && gtk_widget_child_focus(widget, direction.gtk) != 0
      }
      if all[(index + 1)...].contains(where: { takesFocus($0, .tabForward) }) { return }
      if all[..<index].reversed().contains(where: { takesFocus($0, .tabBackward) }) { return }
      leaving = around
    }
  }
}
