extension Rule {
  /// `focus-missing`.
  static let focusMissing = Rule(
    "focus-missing",
    title: "What can be pressed can be reached by keys",
    problem: "Who uses no pointer cannot come to it.",
    advice: "Let it take focus (GTK: \"focusable\" and \"can-focus\").",
    criteria: [.keyboard],
    impact: .critical
  ) { scene in
    scene.controls.compactMap { control in
      guard control.role.isPressable, control.isSensitive else { return nil }
      if control.states.contains(.focusable) { return .passes(control.element) }
      // A button inside a row or a field may be reached by the row's or the field's own keys.
      let isInside = scene.ancestors(of: control.element).contains { index in
        let node = scene.elements[index].node
        return node.isControl && node.states.contains(.focusable)
      }
      if isInside {
        return .incomplete(
          control.element, "it takes no focus, but stands in something that does: see whether keys do it")
      }
      return .violation(control.element, "it takes no focus")
    }
  }
}
