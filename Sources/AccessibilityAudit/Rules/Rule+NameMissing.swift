extension Rule {
  /// `name-missing`.
  static let nameMissing = Rule(
    "name-missing",
    title: "Controls have a name",
    problem: "A screen reader speaks only the kind of control, such as \"button\", and voice control cannot press it.",
    advice: "Give it text, or a label for assistive technology (GTK: the accessible property \"label\").",
    criteria: [.nameRoleValue, .nonTextContent],
    impact: .critical
  ) { scene in
    scene.controls.compactMap { control in
      guard control.name.isEmpty else { return .passes(control.element) }
      // A screen reader reads a row with the text inside.
      if [.listItem, .treeItem].contains(control.role), scene.hasText(in: control) { return nil }
      return .violation(control.element, "it has no name")
    }
  }
}

extension AuditScene {
  /// Returns true if a control, or a control inside it, contains text.
  func hasText(in control: AuditedControl) -> Bool {
    control.node.preorder.contains { node in
      !(node.text ?? "").trimmed.isEmpty || ([.label, .static].contains(node.role) && !node.name.trimmed.isEmpty)
    }
  }
}
