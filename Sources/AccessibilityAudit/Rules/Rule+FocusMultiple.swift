extension Rule {
  /// `focus-multiple`.
  static let focusMultiple = Rule(
    "focus-multiple",
    title: "One object has the focus",
    problem:
      "Two objects in a window have the state \"focused\": a screen reader may speak one while keys go to the other.",
    advice: "Let the toolkit set the state \"focused\".",
    criteria: [.nameRoleValue, .focusVisible],
    impact: .serious
  ) { scene in
    let focused = scene.elements.indices.filter { index in
      scene.elements[index].isShown && scene.elements[index].node.states.contains(.focused)
    }
    // If an object and its container are both focused, the inner one counts.
    let around = Set(focused.flatMap { scene.ancestors(of: $0) })
    let leaves = focused.filter { !around.contains($0) }
    let byWindow = Dictionary(grouping: leaves) { scene.elements[$0].window }
    return byWindow.values.flatMap { group in
      group.count == 1
        ? [.passes(group[0])]
        : group.map { Verdict.violation($0, "\(group.count) objects in this window are focused") }
    }
    .sorted { $0.element < $1.element }
  }
}
