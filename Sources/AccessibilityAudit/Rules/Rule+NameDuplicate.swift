extension Rule {
  static let nameDuplicate = Rule(
    id: "name-duplicate",
    title: "Controls beside each other have different names",
    problem:
      "Two controls of one kind have the same name: a listener cannot tell them apart, and voice control cannot choose "
      + "one.",
    advice: "Add the object of the action to the name or the description: \"Delete Monday\", \"Delete Tuesday\".",
    criteria: [.headingsAndLabels],
    impact: .moderate,
    check: .scene { scene in
      let named = scene.controls.filter { control in
        // Names without a word have a rule of their own.
        control.role.isPressable && control.isSensitive && (control.isNamed || control.description.hasWords)
          && !scene.isCalledByFiller(control)
          && !scene.mayBeType(control, showing: scene.labels(of: control))
      }
      .map { NamedControl($0, in: scene) }
      let alike = Dictionary(grouping: named, by: \.spoken).mapValues { $0.map(\.element) }
      let sideBySide = Dictionary(named.map { ($0.place, 1) }, uniquingKeysWith: +)
      return named.compactMap { control -> Check.Judgement? in
        let all = alike[control.spoken, default: []]
        if all.count < 2 { return (control.element, .passes) }
        // One finding stands for all.
        guard all[0] == control.element else { return nil }
        let others = Array(all.dropFirst())
        let words =
          control.name.isEmpty ? "described as \(control.description.quoted)" : "called \(control.name.quoted)"
        let seen = "\(all.count) controls here are \(words)"
        if sideBySide[control.place, default: 0] > 1 {
          return (control.element, .shared(seen + ", side by side", with: others, isViolation: true))
        }
        let advice = "in different places; see whether their surroundings tell them apart"
        return (control.element, .shared("\(seen), \(advice)", with: others, isViolation: false))
      }
    })
}

/// A control, with everything by which a listener distinguishes it from others.
private struct NamedControl {
  let element: Int
  /// The name; empty for a control that has only a description.
  let name: String
  let description: String
  /// The surface, the nearest object around it with a name, and its own role, name and description.
  let spoken: [String]
  /// ``spoken``, and the object around it.
  let place: [String]

  init(_ control: AuditedControl, in scene: AuditScene) {
    element = control.element
    name = control.isNamed ? control.name : ""
    description = control.description
    let context = scene.ancestors(of: element).first { index in
      let node = scene.elements[index].node
      return node.role.isWindow || !(node.name.trimmed.isEmpty || NameShape.isType(node.name))
    }
    spoken = [
      "\(scene.elements[element].surface ?? -1)", "\(context ?? -1)", control.role.name,
      name.spokenWords.joined(separator: " "), description,
    ]
    place = spoken + ["\(scene.elements[element].parent ?? -1)"]
  }
}
