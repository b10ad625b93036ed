/// A button's second menu, which the secondary button, a long press and the Menu key open.
@MainActor
private final class ContextMenu {
  private weak var button: Button?
  private var input: ContextMenuInput?
  private var popover: MenuPopover?

  init(_ button: Button) { self.button = button }

  var menu: Menu? { didSet { menuChanged() } }

  var isOpen: Bool { popover?.isOpen ?? false }

  func open(at point: Point?) {
    guard let menu, !menu.isEmpty, let button, button.isMapped, button.isEnabled, button.isEffectivelySensitive
    else { return }
    let popover = popover ?? MenuPopover(on: button) {}
    self.popover = popover
    popover.show(menu)
    popover.open(.below, alignment: point == nil ? .center : .start, at: point)
  }

  private func menuChanged() {
    if isOpen, let menu, !menu.isEmpty { popover?.show(menu) } else { popover?.close() }
    if menu == nil {
      input = nil
    } else if input == nil, let button {
      input = ContextMenuInput(button) { [weak self] in self?.open(at: $0) }
    }
  }
}

@MainActor private let contextMenus = InheritedValue<ContextMenu>("context-menu")

// MARK: - Context menus

extension Button {
  /// More to do with what the button stands for: opened by the secondary mouse button, a long press, the Menu key and
  /// Shift+F10. A long press that opens it does not click as well. Nil, the default, for none; an empty one does not
  /// open, nor does that of a disabled button.
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
