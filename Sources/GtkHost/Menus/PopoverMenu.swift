import CGtk

/// A menu beside a widget: `GtkPopoverMenu`.
///
/// Keyboard focus comes to the first item when the menu opens and goes back when it closes. Put it on a widget by
/// ``Widget/setParent(_:)``, whose ``Allocating/allocateChildren(width:height:baseline:)`` calls ``Popover/present()``.
@MainActor
public final class PopoverMenu: Popover {
  override public class var nativeType: NativeType { NativeType(gtk_popover_menu_get_type(), faceOf: PopoverMenu.self) }

  /// The side of its target on which the menu opens. GTK takes the other side where there is no room.
  public enum Side: Sendable, CaseIterable {
    /// Above the target.
    case above
    /// Below the target.
    case below
    /// At the start of the line: left of the target, or right of it where text runs from right to left.
    case leading
    /// At the end of the line.
    case trailing
  }

  required init(_ native: NativeInstance) { super.init(native) }

  public convenience init(_ model: MenuModel) {
    self.init(NativeInstance(made: gtk_popover_menu_new_from_model(model.model)))
    // The view around the rows would take focus from the only one.
    if let view = gtk_popover_get_child(popover) { gtk_widget_set_focusable(view, 0) }
  }

  public var model: MenuModel? { MenuModel.face(of: gtk_popover_menu_get_menu_model(opaque)) }

  /// Sets the place of the menu: at a side of its widget, or with its corner at a point of it.
  ///
  /// - Parameters:
  ///   - side: the side of its target.
  ///   - alignment: the place along that side: start, centre or end.
  ///   - point: the target, in logical pixels; nil for the whole widget.
  public func place(_ side: Side, alignment: Alignment, at point: Point? = nil) {
    let isReversed = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
    switch side {
    case .above: gtk_popover_set_position(popover, GTK_POS_TOP)
    case .below: gtk_popover_set_position(popover, GTK_POS_BOTTOM)
    case .leading: gtk_popover_set_position(popover, isReversed ? GTK_POS_RIGHT : GTK_POS_LEFT)
    case .trailing: gtk_popover_set_position(popover, isReversed ? GTK_POS_LEFT : GTK_POS_RIGHT)
    }
    let isVertical = side == .above || side == .below
    gtk_widget_set_halign(pointer, isVertical ? alignment.gtk : GTK_ALIGN_FILL)
    gtk_widget_set_valign(pointer, isVertical ? GTK_ALIGN_FILL : alignment.gtk)
    gtk_popover_set_has_arrow(popover, 0)
    guard let point else { return gtk_popover_set_pointing_to(popover, nil) }
    var rectangle = GdkRectangle(x: Int32(clamping: point.x), y: Int32(clamping: point.y), width: 1, height: 1)
    gtk_popover_set_pointing_to(popover, &rectangle)
  }

  /// Sets the accessible name, which a screen reader speaks when focus comes into the menu. GTK 4.8 would give it the
  /// names of its types.
  package func setMenuLabel(_ label: String) {
    setAccessibilityLabel(label)
    // Each level is a page of a stack, an object of its own, whose title is its name. Without one it is not spoken, after
    // the menu around it.
    var stack = gtk_widget_get_first_child(pointer)
    while let widget = stack, cgtk_is_a(widget, gtk_stack_get_type()) == 0 {
      stack = gtk_widget_get_first_child(widget)
    }
    guard let stack else { return }
    for child in Self.children(of: stack) {
      if let page = gtk_stack_get_page(OpaquePointer(stack), child) { gtk_stack_page_set_title(page, "") }
    }
  }

  /// Shows the menu, mirrored in right-to-left text: GTK 4.8 counts start and end from the left in any case.
  override public func popUp() {
    super.popUp()
    guard isMapped, gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL, let surface = gtk_native_get_surface(opaque)
    else { return }
    switch (gtk_widget_get_halign(pointer), gdk_popup_get_rect_anchor(surface)) {
    case (GTK_ALIGN_START, GDK_GRAVITY_NORTH_WEST), (GTK_ALIGN_START, GDK_GRAVITY_SOUTH_WEST):
      gtk_widget_set_halign(pointer, GTK_ALIGN_END)
    case (GTK_ALIGN_END, GDK_GRAVITY_NORTH_EAST), (GTK_ALIGN_END, GDK_GRAVITY_SOUTH_EAST):
      gtk_widget_set_halign(pointer, GTK_ALIGN_START)
    default: return
    }
    present()
  }

  /// Indicates whether the open menu is above its widget, as far as is known. A menu beside the widget is not.
  public var isAbove: Bool {
    let side = gtk_popover_get_position(popover)
    guard isMapped, side == GTK_POS_TOP || side == GTK_POS_BOTTOM, let surface = gtk_native_get_surface(opaque) else {
      return false
    }
    return [GDK_GRAVITY_NORTH_WEST, GDK_GRAVITY_NORTH, GDK_GRAVITY_NORTH_EAST]
      .contains(gdk_popup_get_rect_anchor(surface))
  }

  /// Moves keyboard focus to the last item of an open menu.
  package func focusLastItem() { focusFromOutside(.up) }

  /// Moves keyboard focus to the first item of an open menu.
  package func focusFirstItem() { focusFromOutside(.down) }

  private func focusFromOutside(_ direction: FocusDirection) {
    if let root = gtk_widget_get_root(pointer) { gtk_root_set_focus(root, nil) }
    moveFocusInside(direction)
  }
}

// MARK: - Rows

extension PopoverMenu {
  /// Adapts the rows that GTK made, in order: `GtkModelButton`s, which have no public API.
  ///
  /// GTK leaves the icon of a row hidden unless it stands in a row of icons, has no class for rows that destroy
  /// something, and in 4.18 gives no row an accessible name. If a later GTK makes its rows in another way, this changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - name: a row's name, from its text.
  ///   - isDestructive: asked with a row's name.
  package func decorateRows(name: (String) -> String, isDestructive: (String) -> Bool) {
    decorate(pointer, name, isDestructive)
  }

  private func decorate(_ parent: WidgetPointer, _ name: (String) -> String, _ isDestructive: (String) -> Bool) {
    for child in Self.children(of: parent) {
      if String(cString: g_type_name(cgtk_type_of_instance(child))) == "GtkModelButton" {
        decorateRow(child, name, isDestructive)
      } else {
        decorate(child, name, isDestructive)
      }
    }
  }

  private func decorateRow(_ row: WidgetPointer, _ name: (String) -> String, _ isDestructive: (String) -> Bool) {
    for child in Self.children(of: row)
    where cgtk_is_a(child, gtk_image_get_type()) != 0
      && gtk_image_get_storage_type(OpaquePointer(child)) != GTK_IMAGE_EMPTY
    {
      gtk_widget_set_visible(child, 1)
    }
    guard let row = Widget.face(of: row) else { return }
    let name = name(row[Property<Widget, String?>("text")] ?? "")
    row.setAccessibilityLabel(name)
    row.setStyleClass("destructive", isDestructive(name))
  }
}
