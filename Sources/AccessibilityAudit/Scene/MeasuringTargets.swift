/// The objects whose content is measured in pictures, and comparisons of two runs of an application.
package enum MeasuringTargets {
  /// An object with text or an icon.
  package struct Target: Sendable {
    /// The object with its reported rectangle.
    package var node: AccessibleNode
    /// The text; nil for an icon, and for content of an unknown kind.
    package var text: String?
    /// The name of a control whose parts are not reported. It may be the visible text.
    package var words = ""
    /// True if content must be visible. A control without text and image may have one color.
    package var hasContent = true
    /// The control around a label, to look for the label if its own place is not sure.
    package var holder: AccessibleNode?
    /// True for a control with a border, which is not content; false for a label, and for text of several lines.
    package var hasEdge = false
    /// True if only text is measured: in a field, or beside a check box, whose mark has a rule of its own.
    package var isTextAlone = false
    /// True for a check box and a radio button, whose text is beside a mark.
    package var isMarked = false
  }

  /// Returns the sensitive objects with text or icons in the active window: WCAG excepts insensitive ones. Objects that
  /// a container cuts off are left out, unless `includingCut` is true. Objects that a scrolling container cuts off are
  /// always left out: a person can scroll to them.
  package static func contents(of tree: AccessibleTree, includingCut: Bool = false) -> [Target] {
    let scene = AuditScene(tree)
    let controls = Dictionary(scene.controls.map { ($0.element, $0) }) { first, _ in first }
    let marked: Set<AccessibleRole> = [.checkBox, .radioButton]
    return scene.elements.indices.compactMap { index in
      let element = scene.elements[index]
      guard scene.isInActiveWindow(index), scene.isWhole(index, inScrollersAlone: includingCut) else { return nil }
      let control = element.control.flatMap { controls[$0] }
      guard control?.isSensitive != false, scene.toolkit.isGTK4 || element.node.states.contains(.sensitive) else {
        return nil
      }
      if [.label, .static, .heading, .paragraph].contains(element.node.role) {
        let text = (element.node.text ?? element.node.name).trimmed
        if text.isEmpty || NameShape.isType(text) { return nil }
        return Target(
          node: element.node, text: text, holder: control.map { $0.inner ?? $0.node },
          isMarked: control.map { marked.contains($0.role) } ?? false)
      }
      guard let control, control.element == index else { return nil }
      if control.role.isEntry {
        guard let text = control.node.text, !text.trimmed.isEmpty else { return nil }
        // A field may have buttons and icons beside its text, and many are not reported.
        let isAlone = control.states.contains(.multiLine)
        return Target(
          node: element.node, text: isAlone ? text : nil, words: text, hasEdge: !isAlone, isTextAlone: !isAlone)
      }
      let isMarked = marked.contains(control.role)
      guard isMarked || [.pushButton, .pushButtonMenu, .toggleButton, .link].contains(control.role),
        control.nested.isEmpty, scene.labels(of: control).isEmpty
      else { return nil }
      let hasImage = scene.parts(of: control).contains { [.image, .icon].contains(scene.elements[$0].node.role) }
      return Target(
        node: control.inner ?? element.node, text: nil, words: NameShape.isType(control.name) ? "" : control.name,
        hasContent: hasImage, hasEdge: true, isTextAlone: isMarked, isMarked: isMarked)
    }
  }

  /// Returns the places at which the focus was seen, for objects whose reported boxes are far from there. Only for GTK
  /// 4: other toolkits may show the focus elsewhere.
  ///
  /// Places that GTK 4 reports lack an offset. The most frequent offset is that of most controls, and a wrong box
  /// differs from it by more than any padding.
  package static func strays(
    of tree: AccessibleTree, seen: [AccessibleID: AccessibleRect]
  ) -> [AccessibleID: AccessibleRect] {
    let toolkit = Toolkit(tree)
    let reported = tree.preorder.compactMap { node -> (AccessibleNode, AccessibleRect, AccessibleRect)? in
      guard let box = node.extents, !box.isEmpty, let look = seen[node.id] else { return nil }
      return (node, box, look)
    }
    guard toolkit.isGTK4, reported.count > 2 else { return [:] }
    let steps = reported.map { ($2.x - $1.x, $2.y - $1.y) }
    let middle = (steps.map(\.0).sorted()[steps.count / 2], steps.map(\.1).sorted()[steps.count / 2])
    // Since 4.16 the reported places leave out the padding of all containers.
    let slack = toolkit.isGTK4(before: 16) ? 12 : 48
    let strays = reported.filter { _, box, look in
      let there = AccessibleRect(x: box.x + middle.0, y: box.y + middle.1, width: box.width, height: box.height)
      return !there.touches(look, by: slack)
    }
    return Dictionary(strays.map { ($0.id, $2) }) { first, _ in first }
  }

  /// Returns the sensitive controls in the active window that a person recognizes by their boundary: fields, check
  /// boxes, radio buttons and switches.
  ///
  /// A button is recognized by its text, a field in a row of a list by the row, and a field with an icon by the icon. A
  /// field with the focus shows a ring instead of its border.
  package static func bounded(in tree: AccessibleTree) -> [(node: AccessibleNode, shape: ControlBoundary.Shape)] {
    let scene = AuditScene(tree)
    return scene.controls.compactMap { control in
      guard scene.isInActiveWindow(control.element), scene.isWhole(control.element), control.isSensitive,
        !control.states.contains(.focused)
      else { return nil }
      let inside = scene.parts(of: control).map { scene.elements[$0].node }
      switch control.role {
      case .checkBox, .radioButton, .switch: return (control.node, .mark)
      case .entry, .passwordText, .spinButton, .text:
        let isField =
          !control.states.contains(.multiLine) && (control.role != .text || control.states.contains(.editable))
        let isKnown = inside.contains { [.image, .icon].contains($0.role) || $0.states.contains(.focused) }
        let isInRow = scene.ancestors(of: control.element).contains {
          Self.knownContainers.contains(scene.elements[$0].node.role)
        }
        return isField && !isKnown && !isInRow ? (control.node, .field) : nil
      default: return nil
      }
    }
  }

  /// The roles of objects by which a field inside is recognized.
  private static let knownContainers: Set<AccessibleRole> = [
    .listItem, .treeItem, .tableCell, .tableRow, .comboBox, .spinButton, .entry, .passwordText,
  ]

  /// Returns the number of controls in the active window that can have the focus.
  package static func focusable(in tree: AccessibleTree) -> Int {
    let scene = AuditScene(tree)
    let focusable = scene.controls.filter { $0.isSensitive && $0.states.contains(.focusable) }
    let isSaid = tree.root.children.contains { $0.states.contains(.active) }
    return focusable.count { !isSaid || scene.isInActiveWindow($0.element) }
  }

  /// Returns true if a control has a key in its name, its description or the bindings of its actions.
  package static func mentions(_ key: String, in tree: AccessibleTree) -> Bool {
    let wanted = key.lowercased()
    return tree.preorder.contains { node in
      ([node.name, node.description] + node.actions.map(\.keyBinding)).contains { $0.lowercased().contains(wanted) }
    }
  }

  /// Returns the new texts of labels outside of controls that differ between two readings of the same objects.
  package static func changedTexts(from one: AccessibleTree, to two: AccessibleTree) -> [AccessibleID: String] {
    let (before, after) = (AuditScene(one), AuditScene(two))
    let texts = Dictionary(after.elements.map { ($0.node.id, $0) }) { first, _ in first }
    let changes = before.elements.compactMap { old -> (AccessibleID, String)? in
      guard [.label, .static].contains(old.node.role), old.isShown, old.control == nil,
        let new = texts[old.node.id], new.isShown, new.node.words != old.node.words, new.node.words.hasWords
      else { return nil }
      return (old.node.id, new.node.words)
    }
    return Dictionary(changes) { first, _ in first }
  }

  /// Returns the objects of one run that have the same text in another. A clock has another.
  package static func lastingTexts(of one: AccessibleTree, in two: AccessibleTree) -> Set<AccessibleID> {
    let others = counterparts(of: one, in: two)
    return Set(one.preorder.lazy.filter { others[$0.id]?.words == $0.words }.map(\.id))
  }

  /// Returns the objects of one run of an application, by those of another run with the same place among the same
  /// names, or otherwise among names that differ in their numbers alone, such as those of a clock.
  package static func counterparts(of one: AccessibleTree, in two: AccessibleTree) -> [AccessibleID: AccessibleNode] {
    var pairs: [AccessibleID: AccessibleNode] = [:]
    var taken: Set<AccessibleID> = []
    for numbered in [true, false] {
      let others = Dictionary(keys(of: two, numbered: numbered)) { first, _ in first }
      for (key, node) in keys(of: one, numbered: numbered) where pairs[node.id] == nil {
        guard let other = others[key], numbered || !taken.contains(other.id) else { continue }
        pairs[node.id] = other
        taken.insert(other.id)
      }
    }
    return pairs
  }

  /// Returns every object with a key that is the same in every run, with or without the numbers in names.
  static func keys(of tree: AccessibleTree, numbered: Bool = true) -> [(String, AccessibleNode)] {
    var result: [(String, AccessibleNode)] = []
    var pending: [(node: AccessibleNode, key: String)] = [(tree.root, "")]
    while let (node, key) = pending.popLast() {
      result.append((key, node))
      var counts: [String: Int] = [:]
      for child in node.children {
        // The title of a window changes with its content.
        let name = numbered ? child.name : child.name.withoutNumbers
        let own = "\(child.role.rawValue) \(child.role.isWindow ? "" : name)"
        counts[own, default: 0] += 1
        pending.append((child, "\(key)/\(own) \(counts[own, default: 0])"))
      }
    }
    return result
  }
}

extension AuditScene {
  /// Returns true if an object is shown in the active window itself, and not in a popover over it.
  fileprivate func isInActiveWindow(_ index: Int) -> Bool {
    guard elements[index].isShown, let surface = elements[index].surface else { return false }
    let node = elements[surface].node
    return node.role.isWindow && node.states.contains(.active)
  }

  /// Returns true if no object around it, or no scrolling object around it, cuts off a part of the object.
  func isWhole(_ index: Int, inScrollersAlone: Bool = false) -> Bool {
    guard let box = elements[index].node.extents, !box.isEmpty else { return false }
    return ancestors(of: index).allSatisfy { around in
      guard elements[around].node.role != .application, !inScrollersAlone || scrolls(around),
        let outer = elements[around].node.extents, !outer.isEmpty
      else { return true }
      return box.x >= outer.x - 2 && box.y >= outer.y - 2 && box.x + box.width <= outer.x + outer.width + 2
        && box.y + box.height <= outer.y + outer.height + 2
    }
  }

  /// Returns true for an object that scrolls its content.
  func scrolls(_ index: Int) -> Bool {
    let node = elements[index].node
    // Qt puts each bar into a box.
    let holders = [node] + (toolkit.isQt ? node.children.filter { $0.role == .filler } : [])
    return [.scrollPane, .viewport].contains(node.role)
      || holders.contains { $0.children.contains { $0.role == .scrollBar } }
  }
}

extension String {
  /// The text with one mark in place of each number.
  fileprivate var withoutNumbers: String {
    reduce(into: "") { text, character in
      if !character.isNumber { text.append(character) } else if text.last != "#" { text.append("#") }
    }
  }
}
