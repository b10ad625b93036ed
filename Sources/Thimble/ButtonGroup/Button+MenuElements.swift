import PlainText

// MARK: - In an overflow menu

extension Button {
  /// The elements of a menu that mean the same as the button: one that presses it, or a submenu for a button that opens
  /// a menu; then those for a long press and a context menu, which no item has.
  var menuElements: [MenuElement] {
    let others = availability.isEnabled ? ownMenuElements + (contextMenu?.elements ?? []) : []
    return others.isEmpty ? [menuElement] : [.section(MenuSection { [menuElement] + others })]
  }

  private var menuElement: MenuElement {
    let title = menuTitle.replacing(each: "_", with: "__")
    if let button = self as? MenuButton, button.isEnabled {
      if let model = button.menuModel { return .submenu(Submenu(title, icon: icon, model: model)) }
      return .submenu(Submenu(title, icon: icon) { button.submenuElements })
    }
    let press: @MainActor () -> Void = { [weak self] in
      guard let self, availability.takesPresses, !HitArbiter.shared.pressGuard.isForTheOldMeaning(self) else { return }
      emit(.clicked)
    }
    // A press of a button that is disabled with a reason leads to the cause.
    let takesPress = availability == .ready || availability.takesPresses && inactivity?.cause != nil
    // The action of an item is named by the button's name, which stays when the title changes.
    guard !(self is ToggleButton), unspokenState == nil else {
      var item = MenuItem(title, id: accessibilityLabel, icon: icon, isOn: isSelected, isEnabled: takesPress) { _ in
        press()
      }
      item.shortcut = shownShortcut
      return .item(item)
    }
    let role: MenuItem.Role = configuration.role == .destructive ? .destructive : .normal
    return .item(
      MenuItem(
        title, id: accessibilityLabel, icon: icon, role: role, isEnabled: takesPress, shortcut: shownShortcut,
        action: press))
  }

  /// The name with all that the button shows or tells in the row.
  private var menuTitle: String {
    let undo = existingPress?.passingTitle.map { Phrase.list(name.lasting, $0) }
    let mixed = (self as? ToggleButton)?.mixedWord
    return [disabledReason, mixed].compactMap(\.self).reduce(
      existingPending?.menuTitle ?? undo ?? existingPress?.confirmation?.menuTitle ?? accessibilityLabel,
      Phrase.list)
  }
}

extension MenuButton {
  /// The choices as elements of another menu. The choices of a pop-up button keep their mark.
  fileprivate var submenuElements: [MenuElement] {
    let elements = (menuProvider?() ?? menu).elements
    guard let selection else { return elements }
    let section = MenuSection(selection: selection, onSelect: { [weak self] in self?.chosen($0) }) { elements }
    return [.section(section)]
  }
}
