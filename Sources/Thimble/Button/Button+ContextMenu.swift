@MainActor private let contextMenus = InheritedValue<ContextMenu>("context-menu")

// MARK: - Context menus

extension Button {
  /// More to do with what the button stands for: opened by the secondary mouse button, a long press, the Menu key and
  /// Shift+F10. A long press opens it when it is let go, and does not click as well. Nil, the default, for none; an empty
  /// one does not open, nor does that of a disabled button.
  ///
  /// Nothing may be found here only: the menu is not seen before it opens.
  public var contextMenu: Menu? {
    get { value(for: contextMenus)?.menu }
    set {
      let existing = value(for: contextMenus)
      guard newValue != nil || existing != nil else { return }
      let context = existing ?? ContextMenu(self)
      if existing == nil { setValue(context, for: contextMenus) }
      context.menu = newValue
    }
  }

  /// Whether the context menu is open.
  public var isContextMenuOpen: Bool { value(for: contextMenus)?.isOpen ?? false }

  /// Opens the context menu as the keyboard does, if there is one.
  public func openContextMenu() { value(for: contextMenus)?.open(at: nil) }
}
