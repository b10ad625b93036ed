/// A name that a toolkit takes from elsewhere, because the control has none: from its value, or from the box around it.
///
/// A listener hears "12" or "Printer settings" for each of several fields.
enum BorrowedName {
  /// The value, as combo boxes of GTK 3 and of Qt on Linux are called.
  case value
  /// The title of the box at this index, as Qt calls everything in a group box that has no label.
  case box(Int)

  /// Returns where the name of a control comes from; nil if it is the control's own.
  init?(of control: AuditedControl, in scene: AuditScene) {
    guard !control.name.isEmpty else { return nil }
    if Self.choosesFile(control, in: scene) {
      self = .value
      return
    }
    guard Self.roles.contains(control.role) else { return nil }
    let labels = control.node.labels
    let around = scene.ancestors(of: control.element).filter { Self.boxes.contains(scene.elements[$0].node.role) }
    let box = around.first(where: scene.hasWords)
    let boxID = box.map { scene.elements[$0].node.id }
    let isLabelledByBox = !labels.isEmpty && labels.allSatisfy { $0 == boxID }
    let hasOwnLabel = !labels.isEmpty && !isLabelledByBox && !control.label.isEmpty
    if hasOwnLabel { return nil }
    if control.role == .comboBox, Self.isValue(control, in: scene) {
      self = box.flatMap { isLabelledByBox ? .box($0) : nil } ?? .value
    } else if let box, control.name == scene.elements[box].node.name.trimmed {
      self = .box(box)
    } else {
      return nil
    }
  }

  /// Controls with a value that is not their name. All others are called by the text on them.
  private static let roles: Set<AccessibleRole> = [
    .comboBox, .entry, .passwordText, .text, .spinButton, .slider, .dial,
  ]
  private static let boxes: Set<AccessibleRole> = [.panel, .grouping]
  private static let items: Set<AccessibleRole> = [
    .menuItem, .checkMenuItem, .radioMenuItem, .listItem, .label, .tableCell,
  ]

  /// Returns true for the button with which GTK 3 chooses a file, and which is called by that file. Beside it is a hidden
  /// combo box, in the box that a label belongs to.
  private static func choosesFile(_ control: AuditedControl, in scene: AuditScene) -> Bool {
    guard scene.toolkit.isGTK3, control.role == .pushButton, control.label.isEmpty,
      let parent = scene.elements[control.element].parent, scene.elements[parent].node.labels.isEmpty
    else { return false }
    return scene.elements[parent].node.children.contains { other in
      other.role == .comboBox && other.name == control.node.name && !scene.visibility.isShown(other)
    }
  }

  /// Returns true if a combo box is called by its value: by the text of an item, or in GTK 3 by any column of its row, such
  /// as a number or a short form.
  private static func isValue(_ control: AuditedControl, in scene: AuditScene) -> Bool {
    let choices = control.node.preorder.dropFirst().filter { items.contains($0.role) }.map(\.words)
    if choices.contains(control.name) { return true }
    guard scene.toolkit.isGTK3, !choices.isEmpty else { return false }
    let words = control.name.spokenWords
    return !control.name.contains(where: \.isLetter)
      || choices.contains { $0.spokenWords.starts(with: words) && $0.spokenWords != words }
  }
}
