/// A control as a person knows it: one thing to name, press and focus, although it may consist of several objects.
///
/// GTK's menu button is a button in a button, its drop-down a button in a combo box: the outer object has the name, the
/// inner one the action and the focus.
struct AuditedControl {
  /// The outer object.
  let node: AccessibleNode
  /// The index of the outer object.
  let element: Int
  /// The text of its labels, such as the words beside an entry; empty if it has none.
  let label: String
  /// The inner object with the action and the focus, if there is one.
  var inner: AccessibleNode?
  /// The indices of other controls inside, which are not parts of it.
  var nested: [Int] = []

  init(node: AccessibleNode, element: Int, label: String) {
    self.node = node
    self.element = element
    self.label = label
  }

  /// Returns true if an object inside is the inner half of this control.
  func takesIn(_ other: AccessibleNode) -> Bool {
    inner == nil && node.mayBeOuterHalf && node.plainActions.isEmpty
      && [.pushButton, .toggleButton].contains(other.role)
  }

  /// Returns true if this control opens an object inside: GTK's popovers are inside their buttons, and so is the
  /// content of an expander. A toggle button may not expose that it opens something.
  func opens(_ other: AccessibleNode) -> Bool {
    let isOpener =
      inner != nil || role == .toggleButton
      || (role != .comboBox && !states.isDisjoint(with: [.expandable, .expanded, .hasPopup]))
    return isOpener && [.panel, .filler, .grouping].contains(other.role) && other.preorder.contains { $0.isControl }
  }
}

// MARK: - Both halves as one

extension AuditedControl {
  var role: AccessibleRole { node.role }

  /// The first of these that consists of words: the name of the outer half, its label, the name of the inner half.
  var name: String {
    let names = [node.name, label, inner?.name ?? ""].map(\.trimmed)
    return names.first { !$0.isEmpty && !NameShape.isType($0) } ?? names.first { !$0.isEmpty } ?? ""
  }

  var description: String {
    node.description.isEmpty ? (inner?.description ?? "").trimmed : node.description.trimmed
  }

  var states: AccessibleState { node.states.union(inner?.states ?? []) }

  /// True for a read-only text.
  var isOnlyRead: Bool { role == .text && !states.contains(.editable) }

  /// True if it can be used now.
  var isSensitive: Bool {
    node.states.contains(.sensitive) && (inner?.states.contains(.sensitive) ?? true)
  }

  var actions: [AccessibleAction] { node.plainActions + (inner?.plainActions ?? []) }

  /// The measured area in which it reacts to presses.
  var hitArea: AccessibleRect? { inner?.hitArea ?? node.hitArea }
}
