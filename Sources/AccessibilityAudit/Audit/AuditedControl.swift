/// A control as a person meets it: one thing to name, press and focus, of however many objects.
///
/// GTK's menu button is a button in a button, its drop-down a button in a combo box: the outer has the name and the inner
/// the action and the focus.
struct AuditedControl {
  /// The outer object.
  let node: AccessibleNode
  /// The index of the outer object.
  let element: Int
  /// The text of what labels it, such as the words beside an entry; empty where nothing does.
  let label: String
  /// The object inside that does the work, where there is one.
  var inner: AccessibleNode?
  /// The indices of other controls inside, which are no part of it.
  var nested: [Int] = []

  init(node: AccessibleNode, element: Int, label: String) {
    self.node = node
    self.element = element
    self.label = label
  }

  /// Whether an object inside is the other half of this one.
  func takesIn(_ other: AccessibleNode) -> Bool {
    let wantsHalf: Set<AccessibleRole> = [.pushButton, .pushButtonMenu, .toggleButton, .comboBox]
    return inner == nil && wantsHalf.contains(node.role) && node.plainActions.isEmpty
      && !node.states.contains(.focusable) && [.pushButton, .toggleButton].contains(other.role)
  }

  /// Whether an object inside is what this one opens: GTK's popovers are inside their buttons, and so is what an expander
  /// shows. A toggle button may not say that it opens anything.
  func opens(_ other: AccessibleNode) -> Bool {
    let isOpener =
      inner != nil || role == .toggleButton
      || (role != .comboBox && !states.isDisjoint(with: [.expandable, .expanded, .hasPopup]))
    return isOpener && [.panel, .filler].contains(other.role) && other.preorder.contains { $0.isControl }
  }
}

// MARK: - Both halves as one

extension AuditedControl {
  var role: AccessibleRole { node.role }

  /// The name of the outer half, or else what labels it, or else the name of the inner half: the first that is made of
  /// words.
  var name: String {
    let names = [node.name, label, inner?.name ?? ""].map(\.trimmed)
    return names.first { !$0.isEmpty && !NameShape.isType($0) } ?? names.first { !$0.isEmpty } ?? ""
  }

  var description: String {
    node.description.isEmpty ? (inner?.description ?? "").trimmed : node.description.trimmed
  }

  var states: AccessibleState { node.states.union(inner?.states ?? []) }

  /// Whether it can be used now.
  var isSensitive: Bool {
    node.states.contains(.sensitive) && (inner?.states.contains(.sensitive) ?? true)
  }

  var actions: [AccessibleAction] { node.plainActions + (inner?.plainActions ?? []) }

  /// Where it takes presses, as measured.
  var hitArea: AccessibleRect? { inner?.hitArea ?? node.hitArea }
}
