/// A button's second menu, which the secondary button, a long press and the Menu key open.
@MainActor
private final class ContextMenu {
  let menu: Menu
  private weak var button: Button?
  private var input: ContextMenuInput?
  private var popover: MenuPopover?

  init(_ button: Button, _ menu: Menu) {
    self.button = button
    self.menu = menu
    input = ContextMenuInput(button) { [weak self] in self?.open(at: $0) }
  }

  var isOpen: Bool { popover?.isOpen ?? false }

  func open(at point: Point?) {
    guard let button, button.isMapped, !menu.isEmpty else { return }
    let popover = popover ?? MenuPopover(on: button) {}
    self.popover = popover
    popover.show(menu)
    popover.open(.below, alignment: point == nil ? .center : .start, at: point)
    popover.present()
  }
}

@MainActor private let contextMenus = InheritedValue<ContextMenu>("context-menu")

// MARK: - Context menus

extension Button {
  /// More to do with what the button stands for: opened by the secondary mouse button, a long press, the Menu key and
  /// Shift+F10. A long press that opens it does not click as well. Nil, the default, for none; an empty one does not
  /// open.
  ///
  /// Nothing may be found here only: the menu is not seen before it opens.
  public var contextMenu: Menu? {
    get { value(for: contextMenus)?.menu }
    set { setValue(newValue.map { ContextMenu(self, $0) }, for: contextMenus) }
  }

  /// Whether the context menu is open.
  public var isContextMenuOpen: Bool { value(for: contextMenus)?.isOpen ?? false }

  /// Opens the context menu as the keyboard does, if there is one.
  public func openContextMenu() { value(for: contextMenus)?.open(at: nil) }
}
