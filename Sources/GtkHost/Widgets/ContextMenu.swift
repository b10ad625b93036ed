import CGtk

/// A menu of what can be done with one widget: `GtkPopoverMenu`. Arrow keys go through it, Escape closes it, and focus
/// goes back to where it was.
@MainActor
public final class ContextMenu: Widget {
  override public class var nativeType: NativeType {
    NativeType(gtk_popover_menu_get_type(), faceOf: ContextMenu.self)
  }

  /// One thing that can be done.
  public struct Item {
    let title: String
    let perform: @MainActor () -> Void

    /// Something that can be done.
    ///
    /// - Parameters:
    ///   - title: what it says. `_` marks the next letter as its key.
    ///   - perform: what it does.
    public init(_ title: String, perform: @escaping @MainActor () -> Void) {
      self.title = title
      self.perform = perform
    }
  }

  /// A menu of `items`, which belongs to `widget` from then on.
  public convenience init(_ items: [Item], of widget: Widget) {
    self.init(Self.make())
    let menu = g_menu_new()
    let group = g_simple_action_group_new()
    defer {
      g_object_unref(UnsafeMutableRawPointer(menu))
      g_object_unref(UnsafeMutableRawPointer(group))
    }
    for (index, item) in items.enumerated() {
      let action = Action("item-\(index)")
      action.connect(.activate) { _ in item.perform() }
      g_action_map_add_action(group.map { OpaquePointer($0) }, action.opaque)
      g_menu_append(menu, item.title, "context.item-\(index)")
    }
    // On the widget: a popover menu of 4.8 never lets go of a group that it has itself.
    gtk_widget_insert_action_group(widget.pointer, "context", group.map { OpaquePointer($0) })
    gtk_popover_menu_set_menu_model(
      opaque, UnsafeMutableRawPointer(menu).map { $0.assumingMemoryBound(to: GMenuModel.self) })
    gtk_popover_set_has_arrow(popover, 0)
    setParent(widget)
  }

  private var popover: UnsafeMutablePointer<GtkPopover> {
    UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkPopover.self)
  }

  /// Shows the menu, at a point of its widget or below it.
  public func popUp(at point: (x: Double, y: Double)? = nil) {
    var place = GdkRectangle(x: Int32(point?.x ?? 0), y: Int32(point?.y ?? 0), width: 1, height: 1)
    if point == nil, let parent {
      place.width = Int32(max(1, parent.width))
      place.height = Int32(max(1, parent.height))
    }
    // From a point it hangs to the side that text runs to; below a widget it stands in the middle.
    horizontalAlignment = point == nil ? .fill : .start
    gtk_popover_set_position(popover, GTK_POS_BOTTOM)
    gtk_popover_set_pointing_to(popover, &place)
    gtk_popover_popup(popover)
  }

  /// Hides the menu.
  public func popDown() { gtk_popover_popdown(popover) }
}
