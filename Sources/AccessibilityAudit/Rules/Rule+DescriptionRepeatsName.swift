extension Rule {
  /// `description-repeats-name`.
  static let descriptionRepeatsName = Rule(
    "description-repeats-name",
    title: "Descriptions add to the name",
    problem: "A screen reader speaks the same text twice.",
    advice:
      "Add information to the description, or leave it out. GTK before 4.12 makes every tooltip a description: reset "
      + "a description that equals the name.",
    criteria: [],
    impact: .minor
  ) { scene in
    scene.controls.compactMap { control in
      guard !control.description.isEmpty, !control.name.isEmpty else { return nil }
      guard control.description.spokenWords == control.name.spokenWords else { return .passes(control.element) }
      return .violation(control.element, "name and description are both \(control.description.quoted)")
    }
  }
}
