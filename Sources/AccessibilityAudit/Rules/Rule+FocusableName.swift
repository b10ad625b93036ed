extension Rule {
  static let focusableName = Rule(
    id: "focusable-name",
    title: "Lists, tables and panels that take the focus have a name",
    problem: "A screen reader says only \"list\" or \"panel\" when the focus comes to it, or nothing at all.",
    advice: "Name it by its content, or let the heading above label it.",
    criteria: [.nameRoleValue],
    impact: .serious,
    check: Check.scene { scene in
      let focusable = scene.elements.indices.filter { index in
        let (element, node) = (scene.elements[index], scene.elements[index].node)
        let isList = scene.isList(index) && node.states.contains(.sensitive)
        let takesFocus = scene.takesFocus(index) || scene.isEmptyTable(index)
        return element.isShown && element.control == nil && (isList && takesFocus || node.isFocusablePanel)
      }
      let byWindow = Dictionary(grouping: focusable.filter { !scene.isEmptyTable($0) }) { scene.elements[$0].window }
      let nameless = focusable.filter { scene.isList($0) && !scene.isEmptyTable($0) && !scene.isNamedItself($0) }
      let byPlace = Dictionary(grouping: nameless) { scene.namedPlace(of: $0) }
      return focusable.map { index in
        let node = scene.elements[index].node
        if scene.isNamedItself(index) { return (index, .passes) }
        if let place = scene.namedPlace(of: index) {
          // One name around several lists does not tell them apart.
          let beside = byPlace[place, default: []]
          guard beside.count > 1, beside.contains(index) else { return (index, .passes) }
          let around = scene.elements[place].node
          let seen = "it takes the focus and has no name; \(around.role.name) \(around.name.quoted)"
          return (index, .violation("\(seen) has \(beside.count) such objects"))
        }
        if scene.isEmptyTable(index) {
          return (index, .incomplete("it is empty and has no name: see whether it takes the focus"))
        }
        if scene.isList(index), let text = TextBeside(in: scene).text(of: index) {
          let seen = "it takes the focus and has no name; the text \(text.quoted) beside it does not label it"
          return (index, .violation(seen))
        }
        // wxWidgets gives every panel the state, also a lamp in a status bar and the grip of a tool bar.
        if panels.contains(node.role), let box = node.extents,
          max(box.width, box.height) < 24 || min(box.width, box.height) < 12
        {
          return (index, .incomplete("it takes the focus and has no name: see whether it can be used"))
        }
        if panels.contains(node.role), !node.saysSomething {
          return (index, .violation("it takes the focus, and neither it nor anything in it has a name or a text"))
        }
        let isOnlyList = byWindow[scene.elements[index].window]?.count == 1 && !panels.contains(node.role)
        return (
          index,
          isOnlyList
            ? .incomplete("it takes the focus and has no name: see whether the window's title tells what it holds")
            : .violation("it takes the focus and has no name")
        )
      }
    }
    // Panels inside of such a panel are its parts, and one type makes many panels beside each other, such as the letters
    // of a palette.
    .merging { index, scene in
      guard scene.isNamelessPanel(index) else { return nil }
      let outermost = scene.ancestors(of: index).last(where: scene.isNamelessPanel) ?? index
      guard let parent = scene.elements[outermost].parent else { return nil }
      let beside = scene.elements[parent].node.children.count { $0.isFocusablePanel && $0.name.trimmed.isEmpty }
      return beside > 3 ? "beside \(parent)" : "in \(outermost)"
    })

  fileprivate static let lists: Set<AccessibleRole> = [.list, .listBox, .table, .treeTable, .tree]
  fileprivate static let panels: Set<AccessibleRole> = [.panel, .canvas, .drawingArea, .unknown]
}

extension AuditScene {
  /// Returns true if a list, a table or a tree takes the focus. In Qt 5 only the items say so.
  func takesFocus(_ index: Int) -> Bool {
    elements[index].node.states.contains(.focusable) || isFocusedByItems(index)
  }

  /// Returns true for a list, a table or a tree of Qt 5 that takes the focus: it does not have the states itself.
  func isFocusedByItems(_ index: Int) -> Bool {
    let node = elements[index].node
    return toolkit.isQt && node.states.contains(.managesDescendants) && !node.states.contains(.focusable)
      && node.children.contains { $0.role != .filler && $0.states.contains(.focusable) }
  }

  /// Returns true for a list, a table or a tree. An icon view of GTK 3 is a pane of icons.
  fileprivate func isList(_ index: Int) -> Bool {
    let node = elements[index].node
    if Rule.lists.contains(node.role) { return true }
    let shown = node.children.filter(visibility.isShown)
    return node.role == .layeredPane && !shown.isEmpty && shown.allSatisfy { $0.role == .icon }
  }

  /// Returns true for a table of Qt 5 without cells. Qt's tables take the focus by default, but this one does not say so, and
  /// has no cells that do.
  fileprivate func isEmptyTable(_ index: Int) -> Bool {
    let node = elements[index].node
    let others: Set<AccessibleRole> = [.tableColumnHeader, .tableRowHeader, .panel, .filler, .scrollBar]
    return toolkit.isQt && Rule.lists.contains(node.role) && node.states.contains(.managesDescendants)
      && !node.states.contains(.focusable) && node.children.contains { $0.role == .tableColumnHeader }
      && node.children.allSatisfy { others.contains($0.role) }
  }

  /// Returns true for a panel that takes the focus and has no name.
  fileprivate func isNamelessPanel(_ index: Int) -> Bool {
    elements[index].node.isFocusablePanel && !isNamedItself(index)
  }

  /// Returns true if an object has a name or a description.
  fileprivate func isNamedItself(_ index: Int) -> Bool {
    hasWords(index) || elements[index].node.description.hasWords
  }

  /// Returns the nearest object with a name around an object, inside of its window.
  fileprivate func namedPlace(of index: Int) -> Int? {
    ancestors(of: index).first { !elements[$0].node.role.isWindow && hasWords($0) }
  }
}

extension AccessibleNode {
  /// True for a panel that takes the focus for itself, or has it. A box with controls passes it on, and a thin one is a line
  /// that is dragged.
  var isFocusablePanel: Bool {
    guard Rule.panels.contains(role), states.contains(.sensitive) else { return false }
    if states.contains(.focused) { return !preorder.dropFirst().contains { $0.states.contains(.focused) } }
    guard states.contains(.focusable) else { return false }
    if let extents, min(extents.width, extents.height) < 6 { return false }
    return !preorder.dropFirst().contains { $0.isControl }
  }
}
