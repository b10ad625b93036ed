extension Rule {
  static let focusableName = Rule(
    id: "focusable-name",
    title: "Lists, tables and panels that take the focus have a name",
    problem: "A screen reader says only \"list\" or \"panel\" when the focus comes to it, or nothing at all.",
    advice: "Name it by its content, or let the heading above label it.",
    criteria: [.nameRoleValue],
    impact: .serious,
    check: .scene { scene in
      let focusable = scene.elements.indices.filter { index in
        let (element, node) = (scene.elements[index], scene.elements[index].node)
        return element.isShown && element.control == nil && node.states.contains([.focusable, .sensitive])
          && (lists.contains(node.role) || (panels.contains(node.role) && !node.holdsControls))
      }
      let byWindow = Dictionary(grouping: focusable) { scene.elements[$0].window }
      return focusable.map { index in
        let node = scene.elements[index].node
        let named = [index] + scene.ancestors(of: index).filter { !scene.elements[$0].node.role.isWindow }
        if named.contains(where: scene.hasWords) || node.description.hasWords { return (index, .passes) }
        // wxWidgets gives every panel the state, also a lamp in a status bar.
        if panels.contains(node.role), let box = node.extents, max(box.width, box.height) < 24 {
          return (index, .incomplete("it takes the focus and has no name: see whether it can be used"))
        }
        let isOnlyList = byWindow[scene.elements[index].window]?.count == 1 && !panels.contains(node.role)
        return (
          index,
          isOnlyList
            ? .incomplete("it takes the focus and has no name: see whether the window's title tells what it holds")
            : .violation("it takes the focus and has no name")
        )
      }
    })

  private static let lists: Set<AccessibleRole> = [.list, .listBox, .table, .treeTable, .tree]
  private static let panels: Set<AccessibleRole> = [.panel, .canvas, .drawingArea, .unknown]
}

extension AccessibleNode {
  /// True for a box that takes the focus to pass it on.
  fileprivate var holdsControls: Bool { preorder.dropFirst().contains { $0.isControl } }
}
