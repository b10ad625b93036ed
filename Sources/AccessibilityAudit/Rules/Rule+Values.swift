// MARK: - Values and relations

extension Rule {
  static let indicatorName = Rule(
    id: "indicator-name",
    title: "Progress bars and level bars have a name",
    problem: "A screen reader says \"50 percent\", and not of what.",
    advice: "Name it by the work or the amount that it shows, such as \"Copying\" or \"Battery\".",
    criteria: [.nonTextContent, .nameRoleValue],
    impact: .serious,
    check: .objects { node, index, scene in
      guard [.progressBar, .levelBar].contains(node.role) else { return nil }
      // A control is read as a whole, and a row by its texts.
      let control = scene.elements[index].control.map { scene.elements[$0].node.role }
      let isInRow = [.listItem, .treeItem].contains(control)
      guard control == nil || isInRow else { return nil }
      let name = node.name.trimmed
      if !name.isEmpty, !NameShape.isType(name) { return .passes }
      if !scene.labelText(of: node).isEmpty { return .passes }
      let seen = name.isEmpty ? "it has no name" : "the name \(name.quoted) is that of a type"
      return isInRow
        ? .incomplete(seen + ", and it is in a row: see whether the texts of the row tell the amount")
        : .violation(seen)
    })

  static let valueMissing = Rule(
    id: "value-missing",
    title: "Sliders and spin buttons have a value",
    problem: "A screen reader says the name of the control, and not where it stands.",
    advice: "Use the toolkit's own slider. Give a custom widget a value with its range.",
    criteria: [.nameRoleValue],
    impact: .serious,
    check: .controls { control, _ in
      guard [.slider, .spinButton, .dial].contains(control.role) else { return nil }
      guard let value = control.node.value ?? control.inner?.value else { return .violation("it has no value") }
      let isInside = value.maximum <= value.minimum || (value.minimum...value.maximum).contains(value.current)
      return isInside ? .passes : .violation("its value is outside of its range: \(value)")
    })

  static let errorUnexplained = Rule(
    id: "error-unexplained",
    title: "A field with an error says what is wrong",
    problem:
      "A screen reader says \"invalid entry\", and not the mistake. A person who sees no colors does not see it at all.",
    advice: "Describe the error in text, and let the field's description, or its relation to that text, lead to it.",
    criteria: [.errorIdentification],
    impact: .serious,
    check: .controls { control, scene in
      guard scene.isInvalid(control) else { return nil }
      // An empty field that must be filled says so by its state.
      if control.states.contains(.required), (control.node.text ?? "").trimmed.isEmpty { return nil }
      let targets = [AccessibleRelation.errorMessage, .describedBy, .details].flatMap {
        control.node.relations[$0] ?? []
      }
      let isExplained =
        !control.description.isEmpty
        || scene.elements.contains { element in
          targets.contains(element.node.id) && element.isShown
            && !(element.node.text ?? element.node.name).trimmed.isEmpty
        }
      return isExplained
        ? .passes : .violation("it has an error, and neither a description nor a text that explains it")
    })

  static let relationBroken = Rule(
    id: "relation-broken",
    title: "Labels and descriptions lead to text, in both directions",
    problem: "A control is labelled or described by an object that says nothing, or that does not know of it.",
    advice: "Let the relation lead to an object with text, and set the relation in return where the toolkit does not.",
    criteria: [.infoAndRelationships, .nameRoleValue],
    impact: .moderate,
    check: Check.scene { scene in
      let byID = Dictionary(scene.elements.map { ($0.node.id, $0.node) }) { first, _ in first }
      return scene.elements.indices.filter { scene.elements[$0].isShown }.compactMap { index in
        if let label = scene.betterLabel(of: index) {
          let own = scene.labelText(of: scene.elements[index].node)
          let seen = "its label is \(own.quoted), but its description fits the label \(label.quoted) beside it"
          return (index, .incomplete(seen + ": see whether it is labelled by that of another control"))
        }
        return judge(scene.elements[index].node, in: scene, byID).map { (index, $0) }
      }
    }
    // One mistake moves the labels of all controls in a row.
    .merging { index, scene in scene.betterLabel(of: index).map { _ in "\(scene.elements[index].parent ?? -1)" } })

  private static func judge(
    _ node: AccessibleNode, in scene: AuditScene, _ byID: [AccessibleID: AccessibleNode]
  ) -> Verdict? {
    var verdict: Verdict?
    for relation in [AccessibleRelation.labelledBy, .describedBy] {
      for target in node.relations[relation] ?? [] {
        // GTK 4 leaves objects with the role "presentation" out of the tree.
        guard let other = byID[target] else { continue }
        if [.label, .static].contains(other.role), (other.text ?? other.name).trimmed.isEmpty {
          return .violation("the object of its relation \(relation.name) has no text")
        }
        // Before 4.18, GTK 4 reports no relations in return.
        let isReturned = relation.counterpart.map { other.relations[$0]?.contains(node.id) ?? false } ?? true
        if !isReturned, scene.toolkit.reportsCounterparts {
          verdict = .incomplete("\(other.role.name) \(other.name.quoted) does not have the relation in return")
        } else {
          verdict = verdict ?? .passes
        }
      }
    }
    return verdict
  }
}

extension Toolkit {
  /// True for toolkits that set relations in both directions by themselves.
  fileprivate var reportsCounterparts: Bool { isGTK3 }
}

extension AuditScene {
  /// Returns the text beside a button without a name of its own that its description begins with, if the description has
  /// no word of the label that the relation leads to.
  fileprivate func betterLabel(of index: Int) -> String? {
    let node = elements[index].node
    guard [.pushButton, .toggleButton].contains(node.role), node.name.trimmed.isEmpty,
      let parent = elements[index].parent
    else { return nil }
    let (label, description) = (labelText(of: node).spokenWords, node.description.spokenWords)
    guard !label.isEmpty, !description.isEmpty, Set(label).isDisjoint(with: description) else { return nil }
    return elements[parent].node.children.first {
      [.label, .static].contains($0.role) && visibility.isShown($0) && !$0.words.spokenWords.isEmpty
        && description.starts(with: $0.words.spokenWords)
    }?.words
  }

  /// Returns true for a control with the state "invalid". GTK 4 sets another state of AT-SPI, which does not mean an error
  /// in other toolkits.
  func isInvalid(_ control: AuditedControl) -> Bool {
    control.states.contains(.invalidEntry) || (toolkit.isGTK4 && control.states.contains(AccessibleState(rawValue: 1)))
  }
}
