extension AccessibleNode {
  /// True for an object that a person can press, set or write into.
  var isControl: Bool {
    guard !states.contains(.defunct) else { return false }
    if role.isControl { return true }
    // A read-only text takes the focus for scrolling and copying.
    if role == .text { return !states.isDisjoint(with: [.editable, .focusable]) }
    // Headers of lists are also rows, but take no focus.
    return [.listItem, .treeItem].contains(role) && states.contains(.focusable)
  }

  /// True for an object that may be the outer half of a control, whose inner half has the action and the focus.
  var mayBeOuterHalf: Bool {
    [.pushButton, .pushButtonMenu, .toggleButton, .comboBox].contains(role) && !states.contains(.focusable)
  }

  /// True if it, or an object inside, is a picture, a text, or has a name that is not that of a type.
  var saysSomething: Bool {
    preorder.contains { node in
      if [.image, .icon, .label, .static].contains(node.role) { return true }
      return node.words.hasWords && !NameShape.isType(node.words) && !NameShape.isCamelCase(node.words)
    }
  }

  /// True for a popup. Controls on it are not parts of the control that opens it.
  var isPopup: Bool {
    [.menu, .popupMenu].contains(role) || (role == .filler && name.hasPrefix("GtkPopover"))
  }

  /// The object's own actions, without those that GTK adds to labels, entries and windows, such as `clipboard.copy`,
  /// without the action that Qt adds to everything that takes the focus, and without that of an object around it, which
  /// Gecko adds to everything in a button or a link.
  var plainActions: [AccessibleAction] {
    actions.filter { !$0.name.contains(".") && $0.name != "SetFocus" && $0.name != "clickAncestor" }
  }
}

extension AccessibleRole {
  private static let pressable: Set<AccessibleRole> = [
    .pushButton, .pushButtonMenu, .toggleButton, .checkBox, .radioButton, .switch, .link,
  ]
  private static let others: Set<AccessibleRole> = [
    .comboBox, .entry, .passwordText, .spinButton, .slider, .menuItem, .checkMenuItem, .radioMenuItem, .pageTab,
  ]
  private static let windows: Set<AccessibleRole> = [.frame, .dialog, .window, .alert, .fileChooser, .colorChooser]

  /// True for roles that a person presses: a button, a check box, a link and the like.
  var isPressable: Bool { Self.pressable.contains(self) }

  /// True for roles that are always controls.
  var isControl: Bool { isPressable || Self.others.contains(self) }

  /// True for roles that accept text.
  var isEntry: Bool { [.entry, .passwordText, .text, .spinButton].contains(self) }

  /// True for the items of a menu.
  var isMenuItem: Bool { [.menu, .menuItem, .checkMenuItem, .radioMenuItem, .tearoffMenuItem].contains(self) }

  /// True for windows.
  var isWindow: Bool { Self.windows.contains(self) }
}
