import Thimble

/// The widgets at which Tab stops inside a container, in the order of Tab.
///
/// GTK tells this order only by moving keyboard focus. This is its rule: a container goes through its children by their
/// middles, from the top down, and those of one height in the direction of text. A group with one Tab stop and a box
/// that wraps have rules of their own.
@MainActor
enum FocusOrder {
  /// Returns the Tab stops in a container. A composite control such as an entry is itself the stop, and not its parts.
  static func stops(in container: Widget) -> [Widget] {
    // An open popover has the keyboard for itself, and is no part of the order around it.
    if let popover = container as? Popover { return popover.children.flatMap { stops(inside: $0) } }
    return stops(inside: container)
  }

  private static func stops(inside container: Widget) -> [Widget] {
    guard takesFocusInside(container) else { return [] }
    if let group = container as? ControlGroup, let stops = group.ownTabStops { return stops }
    if container is Control { return container.isFocusable ? [container] : [] }
    if let list = container as? ListBox { return stops(in: list) }
    let inside = sorted(container).flatMap { stops(inside: $0) }
    // A view that scrolls takes focus itself if nothing in it does.
    if container is ScrolledWindow { return inside.isEmpty && container.isFocusable ? [container] : inside }
    if isComposite(container) { return container.isFocusable || !inside.isEmpty ? [container] : [] }
    return (container.isFocusable ? [container] : []) + inside
  }

  /// A list is one stop: its selected row, or else the first; and then what is in that row.
  private static func stops(in list: ListBox) -> [Widget] {
    let rows = list.rows.filter { takesFocusInside($0) }
    let first = list.selectedRow.flatMap { rows.contains($0) ? $0 : nil } ?? rows.first { $0.isFocusable }
    return first.map { row in stops(inside: row) } ?? []
  }

  private static func takesFocusInside(_ widget: Widget) -> Bool {
    widget.isMapped && widget.isChildVisible && widget.isEffectivelySensitive && !(widget is Popover)
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
    // A box of GTK 4.18 is gone through from the left to the right there, too.
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
