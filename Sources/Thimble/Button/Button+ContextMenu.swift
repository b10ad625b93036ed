@MainActor private let contextMenus = InheritedValue<ContextMenu>("context-menu")

// MARK: - Context menus

extension Button {
  /// A menu of further actions for the object that the button stands for. The secondary mouse button, a long press, the
  /// Menu key and Shift+F10 open it. The mouse and a long press open it on release, while no other button of the mouse is
  /// held, and do not click the button as well. The default is nil, for no menu. An empty menu does not open, and a
  /// disabled button does not open its menu.
  ///
  /// Offer every action of this menu elsewhere too: the menu is invisible until it opens.
  public var contextMenu: Menu? {
    get { value(for: contextMenus)?.menu }
    set { if newValue != nil || contextMenu != nil { ownContextMenu.menu = newValue } }
  }

  /// A menu model from other code, instead of ``contextMenu``. GTK looks up its actions in the button's ancestors.
  package var contextMenuModel: MenuModel? {
    get { value(for: contextMenus)?.model }
    set { if newValue != nil || contextMenuModel != nil { ownContextMenu.model = newValue } }
  }

  private var ownContextMenu: ContextMenu {
    if let existing = value(for: contextMenus) { return existing }
    let new = ContextMenu(self)
    setValue(new, for: contextMenus)
    return new
  }

  /// Indicates whether the context menu is open.
  public var isContextMenuOpen: Bool { value(for: contextMenus)?.isOpen ?? false }

  /// Opens the context menu as the keyboard does. Does nothing without a menu.
  public func openContextMenu() { value(for: contextMenus)?.open(at: nil) }
}
