extension AccessibleNode {
  /// Whether it is something to use: to press, to set, to write into.
  var isControl: Bool {
    guard !states.contains(.defunct) else { return false }
    if role.isControl { return true }
    if role == .text { return states.contains(.editable) }
    // Headers of lists are rows, too, but cannot be gone to.
    return [.listItem, .treeItem].contains(role) && states.contains(.focusable)
  }

  /// Whether it opens over its window: controls on it are not parts of what it belongs to.
  var isPopup: Bool {
    [.menu, .popupMenu].contains(role) || (role == .filler && name.hasPrefix("GtkPopover"))
  }

  /// What it can be told to do itself.
  ///
  /// GTK gives labels, entries and windows actions such as `clipboard.copy` beside these.
  var plainActions: [AccessibleAction] { actions.filter { !$0.name.contains(".") } }
}

extension AccessibleRole {
  private static let pressable: Set<AccessibleRole> = [
    .pushButton, .pushButtonMenu, .toggleButton, .checkBox, .radioButton, .switch, .link,
  ]
  private static let others: Set<AccessibleRole> = [
    .comboBox, .entry, .passwordText, .spinButton, .slider, .menuItem, .checkMenuItem, .radioMenuItem, .pageTab,
  ]
  private static let compound: Set<AccessibleRole> = [
    .listItem, .treeItem, .comboBox, .spinButton, .entry, .passwordText, .text, .pageTab, .menuItem,
  ]
  private static let windows: Set<AccessibleRole> = [.frame, .dialog, .window, .alert, .fileChooser, .colorChooser]

  /// Whether it is pressed: a button, a check box, a link and the like.
  var isPressable: Bool { Self.pressable.contains(self) }

  /// Whether it is always something to use.
  var isControl: Bool { isPressable || Self.others.contains(self) }

  /// Whether text is written into it.
  var isEntry: Bool { [.entry, .passwordText, .text, .spinButton].contains(self) }

  /// Whether it may hold controls of its own.
  var isCompound: Bool { Self.compound.contains(self) }

  /// True for the items of a menu.
  var isMenuItem: Bool { [.menu, .menuItem, .checkMenuItem, .radioMenuItem, .tearoffMenuItem].contains(self) }

  /// Whether it is a window.
  var isWindow: Bool { Self.windows.contains(self) }
}
