extension Rule {
  /// `placeholder-is-label`.
  static let placeholderIsLabel = Rule(
    "placeholder-is-label",
    title: "A field has a label beside its placeholder",
    problem: "Only the placeholder says what the field is for, and it goes when something is written.",
    advice: "Show a label beside the field, and let it label the field.",
    criteria: [.labelsOrInstructions],
    impact: .moderate
  ) { scene in
    scene.controls.compactMap { control in
      let placeholder = (control.node.attributes["placeholder-text"] ?? "").trimmed
      guard control.role.isEntry, !placeholder.isEmpty, !control.name.isEmpty else { return nil }
      guard control.label.isEmpty, control.name.spokenWords == placeholder.spokenWords else {
        return .passes(control.element)
      }
      // A field to search in is known by its magnifying glass, which this does not see.
      return .incomplete(
        control.element, "the name \(control.name.quoted) is also the placeholder: see whether a label shows it, too")
    }
  }
}
