extension Rule {
  /// `name-duplicate`.
  static let nameDuplicate = Rule(
    "name-duplicate",
    title: "Controls beside each other have different names",
    problem:
      "Two controls of one kind have the same name: a listener cannot tell them apart, and voice control cannot choose "
      + "one.",
    advice: "Add the object of the action to the name or the description: \"Delete Monday\", \"Delete Tuesday\".",
    criteria: [.headingsAndLabels],
    impact: .moderate
  ) { scene in
    let candidates = scene.controls.filter { control in
      control.role.isPressable && control.isSensitive
        && !control.name.isEmpty && !NameShape.isType(control.name)
    }
    let named = candidates.map { NamedControl($0, in: scene) }
    let alike = Dictionary(grouping: named, by: \.spoken)
    let sideBySide = Dictionary(grouping: named) { [$0.spoken, ["\($0.parent)"]] }
    return named.map { control in
      let count = alike[control.spoken, default: []].count
      if count < 2 { return .passes(control.element) }
      let seen = "\(count) controls here are called \(control.name.quoted)"
      if sideBySide[[control.spoken, ["\(control.parent)"]], default: []].count > 1 {
        return .violation(control.element, seen + ", side by side")
      }
      return .incomplete(
        control.element, seen + ", in different places; see whether their surroundings tell them apart")
    }
  }
}

/// A control, with everything by which a listener tells it from others.
private struct NamedControl {
  let element: Int
  let name: String
  /// The object it stands in.
  let parent: Int
  /// The surface, the nearest object around it with a name, and its own role, name and description.
  let spoken: [String]

  init(_ control: AuditedControl, in scene: AuditScene) {
    element = control.element
    name = control.name
    parent = scene.elements[element].parent ?? -1
    let context = scene.ancestors(of: element).first { index in
      let node = scene.elements[index].node
      return node.role.isWindow || !(node.name.trimmed.isEmpty || NameShape.isType(node.name))
    }
    spoken = [
      "\(scene.elements[element].surface ?? -1)", "\(context ?? -1)", control.role.name,
      control.name.spokenWords.joined(separator: " "), control.description,
    ]
  }
}
