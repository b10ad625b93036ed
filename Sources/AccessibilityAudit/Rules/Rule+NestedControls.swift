extension Rule {
  /// `nested-controls`.
  static let nestedControls = Rule(
    "nested-controls",
    title: "No control is inside another",
    problem: "A screen reader presents the outer control as a whole: the inner one cannot be told apart or reached.",
    advice: "Put them beside each other, in a group or a row that is no control itself.",
    criteria: [.nameRoleValue],
    impact: .serious
  ) { scene in
    scene.controls.compactMap { control in
      guard control.role.isPressable else { return nil }
      let inside = control.nested.map { scene.elements[$0].node }
      guard let first = inside.first else { return .passes(control.element) }
      return .violation(control.element, "inside it is \(first.role.name) \(first.name.quoted)")
    }
  }
}
