import Thimble

/// Finds the widgets at which Tab stops inside a container, in the order of Tab.
///
/// GTK shows this order only by moving the keyboard focus, so this type follows the same rule: a container goes through
/// its children by their middles, from the top down, and those at the same height in the direction of text. A group
/// with one Tab stop and a wrapping box have their own rules.
@MainActor
enum FocusOrder {
  /// Returns the Tab stops in a container. A composite control, such as an entry, is one stop without its parts.
  static func stops(in container: Widget) -> [Widget] {
    // An open popover takes all keys, so it is not in the order around it.
    if let popover = container as? Popover { return popover.children.flatMap { stops(inside: $0) } }
    return stops(inside: container)
  }

  private static func stops(inside container: Widget) -> [Widget] {
    guard takesFocusInside(container) else { return [] }
    if let group = container as? ControlGroup, let stops = group.ownTabStops { return stops }
    if container is Control { return container.isFocusable ? [container] : [] }
    if let list = container as? ListBox { return stops(in: list) }
    let inside = sorted(container).flatMap { stops(inside: $0) }
    // A scrolling view takes focus itself if nothing in it does.
    if container is ScrolledWindow { return inside.isEmpty && container.isFocusable ? [container] : inside }
    if isComposite(container) { return container.isFocusable || !inside.isEmpty ? [container] : [] }
    return (container.isFocusable ? [container] : []) + inside
  }

  /// Returns the stops of a list: its selected row, otherwise the first row, and then the stops inside that row.
  private static func stops(in list: ListBox) -> [Widget] {
    let rows = list.rows.filter { takesFocusInside($0) }
    let first = list.selectedRow.flatMap { rows.contains($0) ? $0 : nil } ?? rows.first { $0.isFocusable }
    return first.map { row in stops(inside: row) } ?? []
  }

  private static func takesFocusInside(_ widget: Widget) -> Bool {
    widget.isMapped && widget.isChildVisible && widget.takesInput && !(widget is Popover)
      && widget.surfaceOwner != widget
  }

  private static func isComposite(_ widget: Widget) -> Bool {
    switch widget {
    case is Entry, is PasswordEntry, is SearchEntry, is DropDown, is Switch, is Scale, is TextView, is CheckButton: true
    default: false
    }
  }

  private static func sorted(_ container: Widget) -> [Widget] {
    guard !(container is WrapBox) else { return container.children }
    // In GTK 4.18, Tab goes through a box from left to right even in right-to-left text.
    let isBox = container is Box && !Gtk.version.hasPrefix("4.8.")
    let isReversed = container.textDirection == .rightToLeft && !isBox
    let places = container.children.enumerated().map { index, child in
      let box = child.bounds(in: container) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
      let middle = box.x + box.width / 2
      return (child: child, y: box.y + box.height / 2, x: isReversed ? -middle : middle, index: index)
    }
    return places.sorted { ($0.y, $0.x, $0.index) < ($1.y, $1.x, $1.index) }.map(\.child)
  }
}
