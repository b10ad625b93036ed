@MainActor private let contextMenus = WidgetValue<ContextMenu>("context-menu")

// MARK: - Context menus

extension Widget {
  /// A menu of further actions for the object that the widget stands for. The secondary mouse button, a long press, the
  /// Menu key and Shift+F10 open it. The mouse and a long press open it on release, while no other button of the mouse is
  /// held, and do not click the widget as well. The keys work while keyboard focus is on the widget or inside it. The
  /// default is nil, for no menu. An empty menu does not open. A disabled widget does not open its menu, and closes it.
  ///
  /// Offer every action of this menu elsewhere too: the menu is invisible until it opens.
  public var contextMenu: Menu? {
    get { value(for: contextMenus).flatMap { $0.provider?() ?? $0.menu } }
    set {
      guard newValue != nil || value(for: contextMenus) != nil else { return }
      ownContextMenu.provider = nil
      ownContextMenu.menu = newValue
    }
  }

  /// Gives the widget a context menu that is made each time before it opens, so that `if` and `for` follow the
  /// model.
  ///
  /// ```swift
  /// ListBoxRow(Label(note.title)).contextMenu {
  ///   MenuItem("_Share") { share(note) }
  ///   MenuItem("_Delete", role: .destructive) { notes.delete(note) }
  /// }
  /// ```
  /// The widget keeps the closure, so capture weakly what owns the widget.
  ///
  /// - Returns: this widget.
  @discardableResult
  public func contextMenu(@MenuBuilder _ elements: @escaping @MainActor () -> [MenuElement]) -> Self {
    ownContextMenu.provider = { Menu(elements()) }
    return self
  }

  /// A menu model from other code, instead of a menu of values. GTK looks up its actions in the widget's ancestors.
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
