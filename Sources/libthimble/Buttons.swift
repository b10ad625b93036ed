public import GtkHost
public import Thimble

/// Creates a button without a title. A button needs a title or an accessibility-label before it is shown.
@_cdecl("thimble_button_new")
public func thimbleButtonNew() -> NewInstance<Button> { make(Button.self) }

/// Creates a button with a title, which is its accessible name too.
///
/// - Parameter label: the title. Underscores are shown as they are.
/// - Returns: a new widget.
@_cdecl("thimble_button_new_with_label")
public func thimbleButtonNewWithLabel(_ label: Text) -> NewInstance<Button> {
  make(Button.self) { $0[.title] = literal(words(label)) }
}

/// Creates a button with a title and a mnemonic.
///
/// - Parameter label: the title. `_` marks the next letter as the mnemonic, pressed with Alt; `__` shows an
///   underscore.
/// - Returns: a new widget.
@_cdecl("thimble_button_new_with_mnemonic")
public func thimbleButtonNewWithMnemonic(_ label: Text) -> NewInstance<Button> {
  make(Button.self) { $0[.title] = words(label) }
}

/// Creates a button that shows only an icon.
///
/// - Parameters:
///   - iconName: the icon of the desktop's theme.
///   - label: the accessible name, which is also the tooltip. A blank one leaves the button without a name, and a
///     button without a name is not shown.
/// - Returns: a new widget.
@_cdecl("thimble_icon_button_new")
public func thimbleIconButtonNew(_ iconName: Text, _ label: Text) -> NewInstance<IconButton> {
  make(IconButton.self) { button in
    button[.iconName] = words(iconName)
    button[Property("accessibility-label")] = words(label)
  }
}

/// Creates a button that is on or off, without a title.
@_cdecl("thimble_toggle_button_new")
public func thimbleToggleButtonNew() -> NewInstance<ToggleButton> { make(ToggleButton.self) }

/// Creates a button that is on or off, with a title.
///
/// - Parameter label: the title. Underscores are shown as they are.
/// - Returns: a new widget.
@_cdecl("thimble_toggle_button_new_with_label")
public func thimbleToggleButtonNewWithLabel(_ label: Text) -> NewInstance<ToggleButton> {
  make(ToggleButton.self) { $0[.title] = literal(words(label)) }
}

/// Creates a button that is on or off, with a title and a mnemonic.
///
/// - Parameter label: the title. `_` marks the next letter as the mnemonic, pressed with Alt; `__` shows an
///   underscore.
/// - Returns: a new widget.
@_cdecl("thimble_toggle_button_new_with_mnemonic")
public func thimbleToggleButtonNewWithMnemonic(_ label: Text) -> NewInstance<ToggleButton> {
  make(ToggleButton.self) { $0[.title] = words(label) }
}

/// Creates a link.
///
/// - Parameters:
///   - uri: an absolute address, such as `https://www.gtk.org`.
///   - label: the title. Underscores are shown as they are.
/// - Returns: a new widget.
@_cdecl("thimble_link_button_new")
public func thimbleLinkButtonNew(_ uri: Text, _ label: Text) -> NewInstance<LinkButton> {
  make(LinkButton.self) { button in
    button[.title] = literal(words(label))
    button[.uri] = words(uri)
  }
}

/// Copies the address to the clipboard.
@_cdecl("thimble_link_button_copy_address")
public func thimbleLinkButtonCopyAddress(_ button: Instance<LinkButton>) {
  method(button, LinkButton.self) { $0.copyLinkAddress() }
}

/// Creates a button that closes the window or popover around it. It is called "Close" in the user's language.
@_cdecl("thimble_close_button_new")
public func thimbleCloseButtonNew() -> NewInstance<CloseButton> { make(CloseButton.self) }

/// Creates a button for the main action of a view. A #ThimbleFloatingActionOverlay places it above the view.
///
/// - Parameters:
///   - iconName: the icon of the desktop's theme.
///   - label: the accessible name, which the extended button shows.
/// - Returns: a new widget.
@_cdecl("thimble_floating_action_button_new")
public func thimbleFloatingActionButtonNew(
  _ iconName: Text, _ label: Text
) -> NewInstance<FloatingActionButton> {
  make(FloatingActionButton.self) { button in
    button[.iconName] = words(iconName)
    button[.title] = literal(words(label))
  }
}

/// Creates a button that opens a menu.
///
/// - Parameters:
///   - label: the title. Underscores are shown as they are.
///   - model: the menu. Its actions are those of the widgets around the button.
/// - Returns: a new widget.
@_cdecl("thimble_menu_button_new")
public func thimbleMenuButtonNew(
  _ label: TextOrNull, _ model: InstanceOrNull<MenuModel>
) -> NewInstance<MenuButton> {
  make(MenuButton.self) { button in
    button[.title] = text(label).map(literal) ?? ""
    button[.menuModel] = optional(model, MenuModel.self, "thimble_menu_button_new")
  }
}

/// Opens the menu, if it has items and the button is on screen.
@_cdecl("thimble_menu_button_popup")
public func thimbleMenuButtonPopup(_ button: Instance<MenuButton>) {
  method(button, MenuButton.self) { $0.open() }
}

/// Closes the menu. Keyboard focus returns to the button.
@_cdecl("thimble_menu_button_popdown")
public func thimbleMenuButtonPopdown(_ button: Instance<MenuButton>) {
  method(button, MenuButton.self) { $0.close() }
}

/// Sets whether the press opens the menu, instead of the click. The default is %FALSE.
@_cdecl("thimble_menu_button_set_opens_on_press")
public func thimbleMenuButtonSetOpensOnPress(_ button: Instance<MenuButton>, _ opensOnPress: Truth) {
  method(button, MenuButton.self) { $0.opening = opensOnPress != 0 ? .press : .click }
}

/// Sets the reason that the button gives while its menu is empty. The default is a sentence in the user's language.
@_cdecl("thimble_menu_button_set_empty_reason")
public func thimbleMenuButtonSetEmptyReason(_ button: Instance<MenuButton>, _ reason: Text) {
  method(button, MenuButton.self) { $0.emptyReason = words(reason) }
}

/// Creates a row for a #ThimbleButtonList.
///
/// - Parameter label: the title. Underscores are shown as they are.
/// - Returns: a new widget.
@_cdecl("thimble_button_list_row_new")
public func thimbleButtonListRowNew(_ label: Text) -> NewInstance<ButtonListRow> {
  make(ButtonListRow.self) { $0[.title] = literal(words(label)) }
}

/// Creates a button with a main action and a menu of alternatives.
///
/// - Parameters:
///   - label: the title of the main part. Underscores are shown as they are.
///   - menuLabel: the accessible name of the menu's part, such as "More ways to save".
///   - model: the menu. Its actions are those of the widgets around the button.
/// - Returns: a new widget.
@_cdecl("thimble_split_button_new")
public func thimbleSplitButtonNew(
  _ label: Text, _ menuLabel: Text, _ model: InstanceOrNull<MenuModel>
) -> NewInstance<SplitButton> {
  make(SplitButton.self) { button in
    button[Property<SplitButton, String>("title")] = literal(words(label))
    button[Property<SplitButton, String?>("menu-label")] = words(menuLabel)
    button[Property<SplitButton, MenuModel?>("menu-model")] = optional(
      model, MenuModel.self, "thimble_split_button_new")
  }
}

/// Returns the part that runs the action: its work, availability and look are those of any button.
@_cdecl("thimble_split_button_get_primary_button")
public func thimbleSplitButtonGetPrimaryButton(_ button: Instance<SplitButton>) -> Instance<Button> {
  method(button, SplitButton.self, or: 0) { address($0.primary) }
}

/// Returns the part that opens the menu.
@_cdecl("thimble_split_button_get_menu_button")
public func thimbleSplitButtonGetMenuButton(_ button: Instance<SplitButton>) -> Instance<MenuButton> {
  method(button, SplitButton.self, or: 0) { address($0.menuButton) }
}

/// Sets whether the menu is locked while the primary part is at work. The default is %TRUE.
@_cdecl("thimble_split_button_set_locks_menu_while_pending")
public func thimbleSplitButtonSetLocksMenuWhilePending(_ button: Instance<SplitButton>, _ locks: Truth) {
  method(button, SplitButton.self) { $0.locksMenuWhilePending = locks != 0 }
}
