extension Rule {
  /// `state-contradiction`.
  static let stateContradiction = Rule(
    "state-contradiction",
    title: "States agree with each other",
    problem: "The control has two states that exclude each other, or only one of two that belong together.",
    advice: "Set states in the same place as the look, and each together with the property that it depends on.",
    criteria: [.nameRoleValue],
    impact: .moderate
  ) { scene in
    scene.controls.map { control in
      let states = control.states
      if states.contains(.focused), !states.contains(.focusable) {
        return .violation(control.element, "it is focused, but cannot take focus")
      }
      if states.contains([.checked, .indeterminate]) {
        return .violation(control.element, "it is checked and mixed at once")
      }
      if states.contains([.expanded, .collapsed]) {
        return .violation(control.element, "it is expanded and collapsed at once")
      }
      if states.contains(.expanded), !states.contains(.expandable) {
        return .violation(control.element, "it is expanded, but cannot be expanded")
      }
      let opens = control.role.isPressable && states.contains(.hasPopup)
      if opens, states.isDisjoint(with: [.expandable, .expanded]) {
        return .incomplete(control.element, "it opens something, but does not say whether that is open")
      }
      return .passes(control.element)
    }
  }
}
