extension Rule {
  /// `name-is-type`.
  static let nameIsType = Rule(
    "name-is-type",
    title: "Controls are named by words, not by their type",
    problem:
      "A screen reader speaks the name of a widget type, such as \"GtkImage button\". GTK before 4.12 names a control by "
      + "its type if it has no other name; from 4.12 on such a control has no name.",
    advice: "Give it text, or a label for assistive technology (GTK: the accessible property \"label\").",
    criteria: [.nameRoleValue, .nonTextContent],
    impact: .critical
  ) { scene in
    scene.controls.compactMap { control in
      let name = control.name
      if name.isEmpty { return nil }
      if NameShape.isType(name) {
        return .violation(control.element, "the name \(name.quoted) is that of a type")
      }
      // A text that is also visible on the control is meant to be read: "GitHub" is a word.
      if NameShape.isCamelCase(name), scene.toolkit.isGTK4(before: 12), !scene.labels(of: control).contains(name) {
        return .incomplete(control.element, "the name \(name.quoted) may be that of a type")
      }
      return .passes(control.element)
    }
  }
}
