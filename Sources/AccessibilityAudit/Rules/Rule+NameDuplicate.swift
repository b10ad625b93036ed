extension Rule {
  /// `name-duplicate`.
  static let nameDuplicate = Rule(
    "name-duplicate",
    title: "Controls beside each other are told apart by their names",
    problem:
      "Two controls of one kind are called the same: heard one after the other, or chosen by voice, they are one.",
    advice: "Add to the name, or to the description, what each acts on: \"Delete Monday\", \"Delete Tuesday\".",
    criteria: [.headingsAndLabels],
    impact: .moderate
  ) { scene in
    let candidates = scene.controls.filter { control in
      control.role.isPressable && control.isSensitive && control.isShown
        && !control.name.isEmpty && !NameShape.isType(control.name)
    }
    let groups = Dictionary(grouping: candidates) { control in
      [
        "\(scene.elements[control.element].surface ?? -1)", control.role.name,
        control.name.spokenWords.joined(separator: " "), control.description,
      ]
    }
    return candidates.map { control in
      let others = groups.values.first { $0.contains { $0.element == control.element } } ?? []
      let place = scene.place(of: control.element)
      let near = others.filter { $0.element != control.element && scene.place(of: $0.element).context == place.context }
      if near.isEmpty { return .passes(control.element) }
      let seen = "\(near.count + 1) controls here are called \(control.name.quoted)"
      if near.contains(where: { scene.place(of: $0.element).parent == place.parent }) {
        return .violation(control.element, seen + ", side by side")
      }
      return .incomplete(control.element, seen + ", in different places; what is around may tell them apart")
    }
  }
}

extension AuditScene {
  /// What an object stands in, and the nearest object around it that has a name of its own.
  fileprivate func place(of index: Int) -> (parent: Int?, context: Int?) {
    let context = ancestors(of: index).first { index in
      let node = elements[index].node
      return node.role.isWindow || !(node.name.trimmed.isEmpty || NameShape.isType(node.name))
    }
    return (elements[index].parent, context)
  }
}
