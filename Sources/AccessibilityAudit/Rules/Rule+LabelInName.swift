extension Rule {
  /// `label-in-name`.
  static let labelInName = Rule(
    "label-in-name",
    title: "The name holds the visible text",
    problem: "A person who says the visible text to voice control is not understood, because the name differs.",
    advice: "Begin the name with the visible text, and add to it.",
    criteria: [.labelInName],
    impact: .serious
  ) { scene in
    scene.controls.compactMap { control in
      guard control.role.isPressable, !control.name.isEmpty, !NameShape.isType(control.name) else { return nil }
      // A sign, such as "×" or a bold "B", is a symbol, not a text.
      let labels = scene.labels(of: control).filter { $0.hasWords && $0.spokenWords.joined().count > 1 }
      guard !labels.isEmpty else { return nil }
      let name = control.name.spokenWords
      let missing = labels.filter { !name.contains($0.spokenWords) }
      if missing.isEmpty { return .passes(control.element) }
      let seen =
        "it shows \(missing.map(\.quoted).joined(separator: " and ")), and is called \(control.name.quoted)"
      // A subtitle or a count may stand beside the title, and a control at work may hide its text.
      if missing.count < labels.count || control.states.contains(.busy) {
        return .incomplete(control.element, seen)
      }
      return .violation(control.element, seen)
    }
  }
}
