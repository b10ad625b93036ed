/// The words that a screen reader says of an object when it takes the focus, from the tree alone.
///
/// The order is that of Orca: name, the states that stand before the role, the role, the states and the value after it, the
/// description. The words are English; Orca's own depend on its version, its settings and the language.
package struct Spoken: Sendable {
  /// A part of the utterance.
  package struct Part: Hashable, Sendable {
    /// The kind of fact that a part tells.
    package enum Kind: String, Sendable {
      case name, role, state, value, description
    }

    package let kind: Kind
    package let words: String
  }

  /// The parts in the order of speech; none for an object that a screen reader does not speak.
  package let parts: [Part]

  /// Describes an object of a list.
  package init(_ index: Int, in list: ObjectList) {
    let item = list.items[index]
    let node = item.node
    let states = node.states.union(item.actor.states)
    var parts: [Part] = []
    func add(_ kind: Part.Kind, _ words: String?) {
      if let words = words?.trimmed, !words.isEmpty { parts.append(Part(kind: kind, words: words.oneLine)) }
    }
    let isText = [.label, .static, .heading, .paragraph].contains(node.role)
    let name = isText ? node.text ?? item.name : item.name
    let description = node.description.isEmpty ? item.actor.description : node.description
    // Orca speaks the description of an object without a name in place of the name, except for a label.
    let words =
      name.isEmpty && Self.namedByText.contains(node.role)
      ? Self.texts(of: node) : name.isEmpty && !isText ? description.trimmed : name
    add(.name, words)
    for state in Self.leading(node.role, states) { add(.state, state) }
    add(.role, Self.words(for: node))
    for state in Self.trailing(node.role, states) { add(.state, state) }
    add(.value, Self.value(of: node))
    if states.contains(.required) { add(.state, "required") }
    if states.contains(.invalidEntry) { add(.state, "invalid entry") }
    if states.contains(.busy) { add(.state, "busy") }
    if Self.canBeUnavailable(item), !states.contains(.sensitive) { add(.state, "grayed") }
    // Orca drops a description that is a part of the name.
    let isRepeated =
      description.spokenWords == words.spokenWords || words.lowercased().contains(description.trimmed.lowercased())
    if !isRepeated { add(.description, description) }
    self.parts = parts
  }

  /// All parts on one line.
  package var text: String { parts.map(\.words).joined(separator: ", ") }
}

// MARK: - Words

extension Spoken {
  /// Rows without a name are read by the texts in them.
  private static let namedByText: Set<AccessibleRole> = [.listItem, .treeItem, .tableRow, .tableCell, .menuItem]
  /// Roles that are not spoken.
  private static let silent: Set<AccessibleRole> = [
    .invalid, .unknown, .filler, .extended, .redundantObject, .listItem, .treeItem, .tableRow, .tableCell, .menuItem,
    .static, .paragraph,
  ]
  private static let roles: [AccessibleRole: String] = [
    .pushButton: "button", .pushButtonMenu: "menu button", .frame: "frame", .entry: "entry", .text: "text",
    .listBox: "list box", .infoBar: "info bar",
  ]

  private static func words(for node: AccessibleNode) -> String? {
    if silent.contains(node.role) { return nil }
    let words = roles[node.role] ?? node.role.name.replacing("-", with: " ")
    guard node.role == .heading, let level = node.attributes["level"] else { return words }
    return "\(words) level \(level)"
  }

  /// States that are said before the role.
  private static func leading(_ role: AccessibleRole, _ states: AccessibleState) -> [String] {
    var words: [String] = []
    if role == .radioButton || role == .radioMenuItem {
      words.append(states.contains(.checked) ? "selected" : "not selected")
    }
    if role == .pushButton || role == .pushButtonMenu { words += expansion(states) }
    if states.contains(.readOnly), role.isEntry || role == .checkBox { words.append("read only") }
    return words
  }

  /// States that are said after the role.
  private static func trailing(_ role: AccessibleRole, _ states: AccessibleState) -> [String] {
    switch role {
    case .checkBox, .checkMenuItem:
      [states.contains(.indeterminate) ? "partially checked" : states.contains(.checked) ? "checked" : "not checked"]
    case .switch: [states.contains(.checked) || states.contains(.pressed) ? "on" : "off"]
    case .toggleButton:
      expansion(states) + [states.contains(.pressed) || states.contains(.checked) ? "pressed" : "not pressed"]
    case .pushButton, .pushButtonMenu, .radioButton, .radioMenuItem: []
    case .listItem, .tableRow, .tableCell, .treeItem:
      (states.contains(.checkable) ? [states.contains(.checked) ? "checked" : "not checked"] : [])
        + (states.contains(.selectable) && !states.contains(.selected) ? ["not selected"] : []) + expansion(states)
    default: expansion(states)
    }
  }

  private static func expansion(_ states: AccessibleState) -> [String] {
    if states.contains(.expanded) { return ["expanded"] }
    return states.isDisjoint(with: [.expandable, .collapsed]) ? [] : ["collapsed"]
  }

  private static func value(of node: AccessibleNode) -> String? {
    if node.role == .passwordText { return nil }
    if node.role.isEntry || node.role == .comboBox {
      let text = node.text ?? ""
      return text.isEmpty ? node.attributes["placeholder-text"] ?? node.value.map(plain) : text
    }
    if node.role == .progressBar, let percentage = node.value?.percentage { return "\(percentage) percent" }
    return node.role == .scrollBar ? nil : node.value.map(plain)
  }

  private static func plain(_ value: AccessibleValue) -> String { AccessibleValue.text(value.current) }

  private static func canBeUnavailable(_ item: ObjectList.Item) -> Bool {
    item.node.isControl || item.node.role.isMenuItem
  }

  private static func texts(of node: AccessibleNode) -> String {
    node.preorder.compactMap { [.label, .static].contains($0.role) ? ($0.text ?? $0.name).trimmed : nil }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

// MARK: - JSON

extension ObjectList {
  /// Returns the words for an object as JSON:
  /// `{"id": "1.1", "text": "Save, button", "parts": [{"kind": "name", "words": "Save"}]}`.
  package func json(_ spoken: Spoken, of index: Int) -> String {
    ReportJSON.document(
      [
        "id": .text(items[index].id), "text": .text(spoken.text),
        "parts": .list(
          spoken.parts.map { ["kind": .text($0.kind.rawValue), "words": .text($0.words)] as ReportJSON }),
      ] as ReportJSON)
  }
}
