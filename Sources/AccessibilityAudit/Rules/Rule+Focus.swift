// MARK: - Focus

extension Rule {
  static let focusMissing = Rule(
    id: "focus-missing",
    title: "Keys reach every control that can be pressed",
    problem: "A person who does not use a pointer cannot reach it.",
    advice: "Let it take focus (GTK: \"focusable\" and \"can-focus\").",
    criteria: [.keyboard],
    impact: .critical,
    check: Check.controls { control, scene in
      guard control.role.isPressable, control.isSensitive else { return nil }
      if control.states.contains(.focusable) { return .passes }
      // The window manager has keys for the buttons of a title bar.
      if scene.isWindowButton(control) { return nil }
      // A button inside a row or a field may be reached by the row's or the field's own keys.
      let isInside = scene.ancestors(of: control.element).map { scene.elements[$0].node }
        .contains { $0.isControl && $0.states.contains(.focusable) }
      if isInside {
        return .incomplete("it takes no focus, but stands inside a control that does: see whether keys reach it")
      }
      guard let bar = scene.bar(around: control) else { return .violation("it takes no focus") }
      // Tool bars of Qt are only for the pointer; keys reach the same actions in the menu.
      return scene.hasMenuItem(like: control)
        ? .passes : .incomplete("it is in \(bar), and takes no focus: see whether keys do the same")
    }
    // One way of making buttons leaves out the focus of all beside each other.
    .merging { index, scene in scene.elements[index].parent.map { "\($0) \(scene.elements[index].node.role.rawValue)" }
    })

  static let focusMultiple = Rule(
    id: "focus-multiple",
    title: "One object has the focus",
    problem:
      "Two objects in a window have the state \"focused\": a screen reader may speak one while keys go to the other.",
    advice: "Let the toolkit set the state \"focused\".",
    criteria: [.nameRoleValue, .focusVisible],
    impact: .serious,
    check: .scene { scene in
      let focused = scene.elements.indices.filter { index in
        let node = scene.elements[index].node
        // Swing says so of all tabs of a row that has the focus.
        let isOneOfTabs = scene.toolkit.isSwing && node.role == .pageTab
        return scene.elements[index].isShown && node.states.contains(.focused) && !isOneOfTabs
      }
      // If an object and its container are both focused, the inner one counts.
      let around = Set(focused.flatMap(scene.ancestors))
      var leaves = focused.filter { !around.contains($0) }.map(scene.wholeCell)
      leaves = Set(leaves).sorted()
      let byWindow = Dictionary(grouping: leaves) { scene.elements[$0].window }
      return byWindow.values.sorted { $0[0] < $1[0] }.map { leaves in
        if leaves.count == 1 { return (leaves[0], .passes) }
        let nodes = leaves.prefix(3).map { scene.elements[$0].node }
        let names = nodes.map { "\($0.role.name) \($0.name.quoted)" }.joined(separator: ", ")
        let seen = "\(leaves.count) objects in this window are focused, such as \(names)"
        return (leaves[0], .shared(seen, with: Array(leaves.dropFirst()), isViolation: true))
      }
    })

  static let focusNowhere = Rule(
    id: "focus-nowhere",
    title: "The active window has the focus somewhere",
    problem:
      "Keys go nowhere, and a screen reader has nothing to read. Perhaps the focused object became insensitive.",
    advice: "Move the focus before you disable, hide or remove the focused object.",
    criteria: [.focusOrder],
    impact: .moderate,
    check: .objects { node, index, scene in
      guard node.role.isWindow, node.states.contains(.active) else { return nil }
      // A dialog of a web page is inside of its window.
      let inside = scene.elements.indices.filter { inner in
        scene.elements[inner].isShown
          && (scene.elements[inner].window == index || scene.ancestors(of: inner).contains(index))
      }
      let states = inside.map { scene.elements[$0].node.states }
      if states.contains(where: { $0.contains(.focused) }) || scene.hasOpenMenu { return .passes }
      // A page of another process keeps its focus to itself.
      guard states.contains(where: { $0.contains([.focusable, .sensitive]) }),
        !inside.contains(where: scene.isFocusedByItems),
        inside.allSatisfy({ scene.elements[$0].node.id.busName == node.id.busName })
      else { return nil }
      return .incomplete("it is active, and nothing in it is focused")
    })
}

extension AuditScene {
  /// Returns the cell of which an object is a part, and any other object itself. In GTK 3 the icon and the text of one
  /// cell are focused together.
  fileprivate func wholeCell(_ index: Int) -> Int {
    guard elements[index].node.role == .tableCell, let parent = elements[index].parent,
      elements[parent].node.role == .tableCell
    else { return index }
    return parent
  }

  /// Returns the bar of a control in words; nil if it is in none. The button that closes a document may be in the row of the
  /// menu bar.
  fileprivate func bar(around control: AuditedControl) -> String? {
    let around = ancestors(of: control.element).map { elements[$0].node }
    if around.contains(where: { $0.role == .toolBar }) { return "a tool bar" }
    let isRow = around.first.map { row in
      row.states.contains(.horizontal) && row.children.count < 8 && row.first(.menuBar) != nil
    }
    return isRow == true || around.contains { $0.role == .menuBar } ? "the row of the menu bar" : nil
  }

  /// Returns true if a menu, open or not, has an item with the name of a control, or with its tooltip: the text on a tool
  /// of Qt may be shorter than that of the item.
  func hasMenuItem(like control: AuditedControl) -> Bool {
    let texts = [control.name, control.description].map(\.spokenWords).filter { !$0.isEmpty }
    return elements.contains { $0.node.role.isMenuItem && texts.contains($0.node.name.spokenWords) }
  }

  /// True if an open menu takes the keys. GTK 3 gives none of its items the state focused.
  fileprivate var hasOpenMenu: Bool {
    elements.contains { element in
      guard let parent = element.parent, element.isShown, element.node.states.contains(.showing) else { return false }
      return element.node.role.isMenuItem && [.menu, .popupMenu].contains(elements[parent].node.role)
    }
  }
}
