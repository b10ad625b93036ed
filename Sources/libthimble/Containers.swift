public import GtkHost
public import Thimble

/// Creates a group of buttons.
///
/// - Parameter label: the accessible name of the group.
/// - Returns: a new widget.
@_cdecl("thimble_button_group_new")
public func thimbleButtonGroupNew(_ label: Text) -> NewInstance<ButtonGroup> {
  make(ButtonGroup.self) { $0[Property<ButtonGroup, String?>("accessibility-label")] = required(label) }
}

/// Adds a button at the end.
@_cdecl("thimble_button_group_append")
public func thimbleButtonGroupAppend(_ group: Instance<ButtonGroup>, _ button: Instance<Button>) {
  method(group, ButtonGroup.self, adding: button, Button.self) { $0.append($1) }
}

/// Adds a button before the one at an index.
///
/// - Parameters:
///   - group: the group.
///   - button: the button.
///   - index: the index, from 0. One outside the group is the nearest that it has.
@_cdecl("thimble_button_group_insert")
public func thimbleButtonGroupInsert(_ group: Instance<ButtonGroup>, _ button: Instance<Button>, _ index: Int32) {
  method(group, ButtonGroup.self, adding: button, Button.self) { $0.insert($1, at: Int(index)) }
}

/// Removes a button. It is released unless other code holds it.
@_cdecl("thimble_button_group_remove")
public func thimbleButtonGroupRemove(_ group: Instance<ButtonGroup>, _ button: Instance<Button>) {
  method(group, ButtonGroup.self, with: button, Button.self) { $0.remove($1) }
}

/// Creates a group of toggle buttons for one choice or for several. Each button has a value, which is a text.
///
/// - Parameters:
///   - label: the accessible name of the group: the subject of the choice.
///   - mode: the number of buttons that can be on at once.
/// - Returns: a new widget.
@_cdecl("thimble_toggle_button_group_new")
public func thimbleToggleButtonGroupNew(
  _ label: Text, _ mode: Number<SelectionMode>
) -> NewInstance<ToggleButtonGroup<String>> {
  make(ToggleButtonGroup<String>.self) { group in
    if let mode = value(mode, SelectionMode.self) { group.setSelectionMode(mode) }
    group[Property<ToggleButtonGroup<String>, String?>("accessibility-label")] = required(label)
  }
}

/// Adds a button at the end. In a mode that requires a choice, the first one is turned on.
///
/// - Parameters:
///   - group: the group.
///   - tag: the value of the button. A value that the group already has is not added again.
///   - title: the title, which is not blank. `_` marks the next letter as the mnemonic.
///   - iconName: an icon before the title, of the desktop's theme.
@_cdecl("thimble_toggle_button_group_append")
public func thimbleToggleButtonGroupAppend(
  _ group: Instance<ToggleButtonGroup<String>>, _ tag: Text, _ title: Text, _ iconName: TextOrNull
) {
  method(group, ToggleButtonGroup<String>.self) { group in
    guard let title = text(title), isSpoken(title) else {
      return Log.critical("thimble_toggle_button_group_append takes a title that is not blank.")
    }
    group.append(ToggleItem(words(tag), title, icon: text(iconName).map { .named($0) }))
  }
}

/// Adds a button that shows only an icon at the end.
///
/// - Parameters:
///   - group: the group.
///   - tag: the value of the button. A value that the group already has is not added again.
///   - iconName: the icon of the desktop's theme.
///   - label: the accessible name, which is also the tooltip. It is not blank.
@_cdecl("thimble_toggle_button_group_append_icon")
public func thimbleToggleButtonGroupAppendIcon(
  _ group: Instance<ToggleButtonGroup<String>>, _ tag: Text, _ iconName: Text, _ label: Text
) {
  method(group, ToggleButtonGroup<String>.self) { group in
    guard let label = text(label), isSpoken(label), let icon = text(iconName) else {
      return Log.critical("thimble_toggle_button_group_append_icon takes an icon, and a label that is not blank.")
    }
    group.append(ToggleItem(words(tag), icon: .named(icon), accessibilityLabel: label))
  }
}

/// Adds a button before the one at an index, as thimble_toggle_button_group_append() does at the end.
///
/// - Parameters:
///   - group: the group.
///   - index: the index, from 0. One outside the group is the nearest that it has.
///   - tag: the value of the button. A value that the group already has is not added again.
///   - title: the title, which is not blank. `_` marks the next letter as the mnemonic.
///   - iconName: an icon before the title, of the desktop's theme.
@_cdecl("thimble_toggle_button_group_insert")
public func thimbleToggleButtonGroupInsert(
  _ group: Instance<ToggleButtonGroup<String>>, _ index: Int32, _ tag: Text, _ title: Text, _ iconName: TextOrNull
) {
  method(group, ToggleButtonGroup<String>.self) { group in
    guard let title = text(title), isSpoken(title) else {
      return refuse("a title that is not blank")
    }
    group.insert(ToggleItem(words(tag), title, icon: text(iconName).map { .named($0) }), at: Int(index))
  }
}

/// Sets the emphasis of all buttons, including later ones.
///
/// - Parameters:
///   - group: the group.
///   - variant: the variant; %NULL leaves it to the container.
@_cdecl("thimble_toggle_button_group_set_variant")
public func thimbleToggleButtonGroupSetVariant(_ group: Instance<ToggleButtonGroup<String>>, _ variant: TextOrNull) {
  method(group, ToggleButtonGroup<String>.self) { $0.variant = text(variant).map { Button.Variant($0) } }
}

/// Sets the size of all buttons, including later ones.
@_cdecl("thimble_toggle_button_group_set_size")
public func thimbleToggleButtonGroupSetSize(
  _ group: Instance<ToggleButtonGroup<String>>, _ size: Number<Button.Size>
) {
  method(group, ToggleButtonGroup<String>.self) { group in
    if let size = value(size, Button.Size.self) { group.size = size }
  }
}

/// Removes the button of a value.
@_cdecl("thimble_toggle_button_group_remove")
public func thimbleToggleButtonGroupRemove(_ group: Instance<ToggleButtonGroup<String>>, _ tag: Text) {
  method(group, ToggleButtonGroup<String>.self) { group in
    if let tag = known(tag, in: group) { group.remove(tag) }
  }
}

/// Returns the button of a value, or %NULL. The group still handles its presses.
@_cdecl("thimble_toggle_button_group_get_button")
public func thimbleToggleButtonGroupGetButton(
  _ group: Instance<ToggleButtonGroup<String>>, _ tag: Text
) -> InstanceOrNull<ToggleButton> {
  method(group, ToggleButtonGroup<String>.self, or: 0) { group in
    address(required(tag).flatMap { group.button(for: $0) })
  }
}

/// Returns whether the button of a value is on.
@_cdecl("thimble_toggle_button_group_is_selected")
public func thimbleToggleButtonGroupIsSelected(_ group: Instance<ToggleButtonGroup<String>>, _ tag: Text) -> Truth {
  method(group, ToggleButtonGroup<String>.self, or: 0) { group in
    required(tag).map { group.selection.contains($0) ? 1 : 0 } ?? 0
  }
}

/// Turns the button of a value on, within the rules of the group's mode. Does not emit #ThimbleToggleButtonGroup::changed.
@_cdecl("thimble_toggle_button_group_select")
public func thimbleToggleButtonGroupSelect(_ group: Instance<ToggleButtonGroup<String>>, _ tag: Text) {
  method(group, ToggleButtonGroup<String>.self) { group in
    guard let tag = known(tag, in: group) else { return }
    group.selection = group.selectionMode.isMultiple ? group.selection.union([tag]) : [tag]
  }
}

/// Turns the button of a value off, within the rules of the group's mode. Does not emit #ThimbleToggleButtonGroup::changed.
@_cdecl("thimble_toggle_button_group_unselect")
public func thimbleToggleButtonGroupUnselect(_ group: Instance<ToggleButtonGroup<String>>, _ tag: Text) {
  method(group, ToggleButtonGroup<String>.self) { group in
    guard let tag = known(tag, in: group) else { return }
    group.selection = group.selection.subtracting([tag])
  }
}

/// Returns the text of a tag that a button of the group has. If none has it, logs a critical message.
@MainActor
private func known(
  _ tag: Text, in group: ToggleButtonGroup<String>, _ function: StaticString = #function
) -> String? {
  let tag = words(tag, function)
  if group.button(for: tag) != nil { return tag }
  refuse("the tag of a button, and the group has no \"\(tag)\"", function)
  return nil
}

/// Adds a member at the end.
@_cdecl("thimble_button_box_append")
public func thimbleButtonBoxAppend(_ box: Instance<ButtonBox>, _ member: Instance<Widget>) {
  method(box, ButtonBox.self, adding: member, Widget.self) { $0.append($1) }
}

/// Removes a member. It is released unless other code holds it.
@_cdecl("thimble_button_box_remove")
public func thimbleButtonBoxRemove(_ box: Instance<ButtonBox>, _ member: Instance<Widget>) {
  method(box, ButtonBox.self, with: member, Widget.self) { $0.remove($1) }
}

/// Sets the space after one member.
///
/// - Parameters:
///   - box: the box.
///   - member: the member.
///   - spacing: the space in logical pixels; a negative number for that of the box.
@_cdecl("thimble_button_box_set_custom_spacing")
public func thimbleButtonBoxSetCustomSpacing(_ box: Instance<ButtonBox>, _ member: Instance<Widget>, _ spacing: Int32) {
  method(box, ButtonBox.self, with: member, Widget.self) {
    $0.setCustomSpacing(spacing < 0 ? nil : Int(spacing), after: $1)
  }
}

/// Sets the primary member, which #ThimbleButtonRow:primary-placement places.
///
/// - Parameters:
///   - row: the row.
///   - member: a member of the row; %NULL for the first one with the variant `primary`.
@_cdecl("thimble_button_row_set_primary")
public func thimbleButtonRowSetPrimary(_ row: Instance<ButtonRow>, _ member: InstanceOrNull<Widget>) {
  method(row, ButtonRow.self) { $0.primary = optional(member, Widget.self, "thimble_button_row_set_primary") }
}

/// Sets the text scale from which on the members stack.
///
/// - Parameters:
///   - row: the row.
///   - scale: the text scale; 0 or less stacks only where there is no room. The default is 1.75.
@_cdecl("thimble_button_row_set_stacking_text_scale")
public func thimbleButtonRowSetStackingTextScale(_ row: Instance<ButtonRow>, _ scale: Double) {
  method(row, ButtonRow.self) { $0.stackingTextScale = scale > 0 ? scale : nil }
}

/// Creates a row of buttons for the foot of a view. They stack where they do not fit side by side.
@_cdecl("thimble_button_row_new")
public func thimbleButtonRowNew() -> NewInstance<ButtonRow> { make(ButtonRow.self) }

/// Creates a column of buttons of one width.
@_cdecl("thimble_button_stack_new")
public func thimbleButtonStackNew() -> NewInstance<ButtonStack> { make(ButtonStack.self) }

/// Creates a list of rows with separators between them.
@_cdecl("thimble_button_list_new")
public func thimbleButtonListNew() -> NewInstance<ButtonList> { make(ButtonList.self) }

/// Adds a row at the end.
@_cdecl("thimble_button_list_append")
public func thimbleButtonListAppend(_ list: Instance<ButtonList>, _ row: Instance<Widget>) {
  method(list, ButtonList.self, adding: row, Widget.self) { $0.append($1) }
}

/// Adds a row at the start.
@_cdecl("thimble_button_list_prepend")
public func thimbleButtonListPrepend(_ list: Instance<ButtonList>, _ row: Instance<Widget>) {
  method(list, ButtonList.self, adding: row, Widget.self) { $0.prepend($1) }
}

/// Removes a row and its separator. The row is released unless other code holds it.
@_cdecl("thimble_button_list_remove")
public func thimbleButtonListRemove(_ list: Instance<ButtonList>, _ row: Instance<Widget>) {
  method(list, ButtonList.self, with: row, Widget.self) { $0.remove($1) }
}

/// Creates a view that scrolls, with a button above it.
///
/// - Parameters:
///   - content: the content, which scrolls vertically.
///   - button: the button above the content.
/// - Returns: a new widget.
@_cdecl("thimble_floating_action_overlay_new")
public func thimbleFloatingActionOverlayNew(
  _ content: Instance<Widget>, _ button: Instance<FloatingActionButton>
) -> NewInstance<FloatingActionOverlay> {
  make(FloatingActionOverlay.self) { overlay in
    let name: StaticString = "thimble_floating_action_overlay_new"
    guard let content = required(content, Widget.self, name),
      let button = required(button, FloatingActionButton.self, name), canAdd(content, name), canAdd(button, name)
    else { return }
    for child in [content, button] { overlay.take(child, name) }
  }
}

/// Sets the position of the button above the content.
@_cdecl("thimble_floating_action_overlay_set_position")
public func thimbleFloatingActionOverlaySetPosition(
  _ overlay: Instance<FloatingActionOverlay>, _ position: Number<FloatingActionOverlay.Position>
) {
  method(overlay, FloatingActionOverlay.self) { overlay in
    if let position = value(position, FloatingActionOverlay.Position.self) {
      overlay.position = position
    }
  }
}

/// Creates a line of a summary: a subject and its value.
///
/// - Parameters:
///   - label: the subject of the line.
///   - value: the current value.
/// - Returns: a new widget.
@_cdecl("thimble_summary_row_new")
public func thimbleSummaryRowNew(_ label: Text, _ value: Text) -> NewInstance<SummaryRow> {
  make(SummaryRow.self) { row in
    row.label = words(label)
    row.value = words(value)
  }
}

/// Sets the button that changes the value. A row takes one button.
@_cdecl("thimble_summary_row_set_button")
public func thimbleSummaryRowSetButton(_ row: Instance<SummaryRow>, _ button: Instance<Button>) {
  method(row, SummaryRow.self, adding: button, Button.self) { $0.take($1, "thimble_summary_row_set_button") }
}

extension BuilderParent {
  /// Takes a child as from a `.ui` file, or logs the reason for refusing it.
  fileprivate func take(_ child: Widget, _ function: StaticString) {
    if let problem = takeChild(child) { Log.critical("\(function): \(problem)") }
  }
}

/// Creates a container that shows short messages above the lower edge of its content.
///
/// - Parameter child: the content.
/// - Returns: a new widget.
@_cdecl("thimble_toast_overlay_new")
public func thimbleToastOverlayNew(_ child: InstanceOrNull<Widget>) -> NewInstance<ToastOverlay> {
  make(ToastOverlay.self) { overlay in
    let name: StaticString = "thimble_toast_overlay_new"
    if let child = optional(child, Widget.self, name), canAdd(child, name) { overlay.child = child }
  }
}

/// Shows a message for five seconds, after the one that is shown now. A screen reader speaks it.
/// thimble_set_time_limit_factor() makes the time longer.
///
/// - Parameters:
///   - overlay: the overlay.
///   - message: the message, without a full stop.
@_cdecl("thimble_toast_overlay_show")
public func thimbleToastOverlayShow(_ overlay: Instance<ToastOverlay>, _ message: Text) {
  method(overlay, ToastOverlay.self) { overlay in overlay.show(Toast(words(message))) }
}

/// Shows a message with a button for ten seconds, before those without a button. A screen reader speaks it.
/// thimble_set_time_limit_factor() makes the time longer.
///
/// - Parameters:
///   - overlay: the overlay.
///   - message: the message, without a full stop.
///   - label: the title of the button. `_` marks the next letter as the mnemonic.
///   - detailedActionName: the action of the button, such as `win.undo` or `app.restore::note`: one of the widgets
///     around the overlay, of their window or of the application. It is activated after the message has disappeared.
@_cdecl("thimble_toast_overlay_show_with_button")
public func thimbleToastOverlayShowWithButton(
  _ overlay: Instance<ToastOverlay>, _ message: Text, _ label: Text, _ detailedActionName: Text
) {
  method(overlay, ToastOverlay.self) { overlay in
    guard let label = text(label), isSpoken(label) else {
      return Log.critical("thimble_toast_overlay_show_with_button takes a label that is not blank.")
    }
    let action = words(detailedActionName)
    overlay.show(
      Toast(words(message), button: label) { [weak overlay] in
        if overlay?.activateAction(detailedName: action) == false {
          Log.warning("thimble_toast_overlay_show_with_button: the widgets around have no action \"\(action)\".")
        }
      })
  }
}

/// Dismisses the message that is shown now, if there is one.
@_cdecl("thimble_toast_overlay_dismiss")
public func thimbleToastOverlayDismiss(_ overlay: Instance<ToastOverlay>) {
  method(overlay, ToastOverlay.self) { $0.dismiss() }
}
