extension Rule {
  /// `focus-nowhere`.
  static let focusNowhere = Rule(
    "focus-nowhere",
    title: "The active window has the focus somewhere",
    problem:
      "Keys go nowhere, and a screen reader has nothing to read: perhaps what had the focus was made insensitive.",
    advice: "Move the focus before what has it is made insensitive, hidden or removed.",
    criteria: [.focusOrder],
    impact: .moderate
  ) { scene in
    scene.elements.indices.compactMap { index in
      let node = scene.elements[index].node
      guard node.role.isWindow, node.states.contains(.active) else { return nil }
      let inside = scene.elements.filter { $0.window == index }.map(\.node.states)
      if inside.contains(where: { $0.contains(.focused) }) { return .passes(index) }
      guard inside.contains(where: { $0.contains([.focusable, .sensitive]) }) else { return nil }
      return .incomplete(index, "it is active, and nothing in it is focused")
    }
  }
}
