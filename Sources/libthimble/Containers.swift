public import GtkHost
public import Thimble

/// Creates a group of buttons.
///
/// - Parameter label: the accessible name of the group.
/// - Returns: a new widget.
@_cdecl("thimble_button_group_new")
public func thimbleButtonGroupNew(_ label: Text) -> NewInstance<ButtonGroup> {
  make(ButtonGroup.self) { $0[Property<ButtonGroup, String?>("accessibility-label")] = text(label) }
}

/// Adds a button at the end.
@_cdecl("thimble_button_group_append")
public func thimbleButtonGroupAppend(_ group: Instance<ButtonGroup>, _ button: Instance<Button>) {
  method(group, ButtonGroup.self, adding: button, Button.self) { $0.append($1) }
}

/// Removes a button. It is released unless other code holds it.
@_cdecl("thimble_button_group_remove")
public func thimbleButtonGroupRemove(_ group: Instance<ButtonGroup>, _ button: Instance<Button>) {
  method(group, ButtonGroup.self, with: button, Button.self) { $0.remove($1) }
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

/// Creates a row of buttons for the foot of a view. They stack where they do not fit side by side.
@_cdecl("thimble_button_row_new")
public func thimbleButtonRowNew() -> NewInstance<ButtonRow> { make(ButtonRow.self) }

/// Creates a column of buttons of one width.
@_cdecl("thimble_button_stack_new")
public func thimbleButtonStackNew() -> NewInstance<ButtonStack> { make(ButtonStack.self) }

/// Creates a list of rows with lines between them.
@_cdecl("thimble_button_list_new")
public func thimbleButtonListNew() -> NewInstance<ButtonList> { make(ButtonList.self) }

/// Adds a row at the end.
@_cdecl("thimble_button_list_append")
public func thimbleButtonListAppend(_ list: Instance<ButtonList>, _ row: Instance<Widget>) {
  method(list, ButtonList.self, adding: row, Widget.self) { $0.append($1) }
}

/// Removes a row and its line. The row is released unless other code holds it.
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

/// Creates a line of a summary: a subject and its value.
///
/// - Parameters:
///   - label: the subject of the line.
///   - value: the current value.
/// - Returns: a new widget.
@_cdecl("thimble_summary_row_new")
public func thimbleSummaryRowNew(_ label: Text, _ value: Text) -> NewInstance<SummaryRow> {
  make(SummaryRow.self) { row in
    row.label = text(label) ?? ""
    row.value = text(value) ?? ""
  }
}

/// Sets the button that changes the value. A row takes one button.
@_cdecl("thimble_summary_row_set_button")
public func thimbleSummaryRowSetButton(_ row: Instance<SummaryRow>, _ button: Instance<Button>) {
  method(row, SummaryRow.self, adding: button, Button.self) { $0.take($1, "thimble_summary_row_set_button") }
}

extension BuilderParent {
  /// Takes a child as from a `.ui` file, or logs the reason why it does not.
  fileprivate func take(_ child: Widget, _ function: StaticString) {
    if let problem = takeChild(child) { Log.critical("\(function): \(problem)") }
  }
}

/// Creates content with short messages above its lower edge.
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

/// Shows a message for five seconds, in place of the one that is shown now. A screen reader speaks it.
///
/// - Parameters:
///   - overlay: the overlay.
///   - message: the message, without a full stop.
@_cdecl("thimble_toast_overlay_show")
public func thimbleToastOverlayShow(_ overlay: Instance<ToastOverlay>, _ message: Text) {
  method(overlay, ToastOverlay.self) { overlay in overlay.show(Toast(text(message) ?? "")) }
}

/// Shows a message with a button for ten seconds, in place of the message that is shown now. A screen reader speaks it.
///
/// - Parameters:
///   - overlay: the overlay.
///   - message: the message, without a full stop.
///   - label: the title of the button. `_` marks the next letter as the mnemonic.
///   - detailedActionName: the action of the button, such as `win.undo` or `app.restore::note`: one of the widgets around
///     the overlay, of their window or of the application. It is activated once the message has gone.
@_cdecl("thimble_toast_overlay_show_with_button")
public func thimbleToastOverlayShowWithButton(
  _ overlay: Instance<ToastOverlay>, _ message: Text, _ label: Text, _ detailedActionName: Text
) {
  method(overlay, ToastOverlay.self) { overlay in
    guard let label = text(label), isSpoken(label) else {
      return Log.critical("thimble_toast_overlay_show_with_button takes a label that is not blank.")
    }
    let action = text(detailedActionName) ?? ""
    overlay.show(
      Toast(text(message) ?? "", button: label) { [weak overlay] in
        overlay?.activateAction(detailedName: action)
      })
  }
}

/// Takes the message away that is shown now, if there is one.
@_cdecl("thimble_toast_overlay_dismiss")
public func thimbleToastOverlayDismiss(_ overlay: Instance<ToastOverlay>) {
  method(overlay, ToastOverlay.self) { $0.dismiss() }
}
