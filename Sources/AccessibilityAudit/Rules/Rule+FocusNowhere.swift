extension Rule {
  /// `focus-nowhere`.
  static let focusNowhere = Rule(
    "focus-nowhere",
    title: "The active window has the focus somewhere",
    problem:
      "Keys go nowhere, and a screen reader has nothing to read. Perhaps the focused object became insensitive.",
    advice: "Move the focus before you disable, hide or remove the focused object.",
    criteria: [.focusOrder],
    impact: .moderate
  ) { scene in
    // An open menu takes the keys. GTK 3 marks none of its items as focused.
    let hasOpenMenu = scene.elements.contains { element in
      guard let parent = element.parent, element.isShown, element.node.states.contains(.showing) else { return false }
      return element.node.role.isMenuItem && [.menu, .popupMenu].contains(scene.elements[parent].node.role)
    }
    return scene.elements.indices.compactMap { index in
      let node = scene.elements[index].node
      guard scene.elements[index].isShown, node.role.isWindow, node.states.contains(.active) else { return nil }
      let inside = scene.elements.filter { $0.window == index && $0.isShown }.map(\.node.states)
      if inside.contains(where: { $0.contains(.focused) }) || hasOpenMenu { return .passes(index) }
      guard inside.contains(where: { $0.contains([.focusable, .sensitive]) }) else { return nil }
      return .incomplete(index, "it is active, and nothing in it is focused")
    }
  }
}
