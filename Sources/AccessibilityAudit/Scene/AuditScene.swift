/// A tree prepared for rules: every object with its place, and the controls among them.
struct AuditScene {
  /// An object and its place, as indices into ``AuditScene/elements``.
  struct Element {
    var node: AccessibleNode
    var parent: Int?
    /// The window of the object; nil for the application itself.
    var window: Int?
    /// The menu, popover or window that it is on.
    var surface: Int?
    /// The control that it is a part of, or its own index if it is a control.
    var control: Int?
    /// True if it is on the screen now, as far as the toolkit reports.
    var isShown = true
    /// True if objects inside may be on the screen.
    var showsContent = true
  }

  let toolkit: Toolkit
  /// The measurements; nil if only the tree was read.
  let measured: Measurements?
  /// Every object in the order of reading.
  private(set) var elements: [Element] = []
  /// The controls that are shown, in the order of reading.
  private(set) var controls: [AuditedControl] = []
  /// The number of controls that are not shown now.
  private(set) var hiddenControlCount = 0

  let visibility: Visibility
  /// The topmost modal window and the windows below it.
  private let modal: ModalWindows
  /// The texts of the objects that label others.
  private let labels: [AccessibleID: String]

  /// The indices into ``controls`` by those of their objects.
  private var controlIndices: [Int: Int] = [:]

  init(_ tree: AccessibleTree, measured: Measurements? = nil) {
    toolkit = Toolkit(tree)
    self.measured = measured
    visibility = Visibility(of: tree)
    labels = Self.labels(in: tree)
    modal = ModalWindows(of: tree.root.children, visibility)
    var pending: [(node: AccessibleNode, parent: Int?)] = [(tree.root, nil)]
    while let next = pending.popLast() {
      let index = elements.count
      var node = toolkit.meaning(of: next.node, in: next.parent.map { elements[$0].node })
      node.hitArea = measured?.hitAreas[node.id] ?? node.hitArea
      add(node, below: next.parent, at: index)
      pending.append(contentsOf: node.children.reversed().map { ($0, index) })
    }
  }

  private mutating func add(_ node: AccessibleNode, below parent: Int?, at index: Int) {
    let above = parent.map { elements[$0] }
    // In GTK 3 a page is inside of its tab, and is no part of it.
    let isPage = toolkit.isGTK3 && above?.node.role == .pageTab
    let around = isPage ? nil : above?.control.flatMap { controlIndices[$0] }
    let isSurface = node.role.isWindow || node.isPopup || around.map { controls[$0].opens(node) } ?? false
    var element = Element(node: node, parent: parent)
    // Qt reports the items of a closed list as shown. A window or a popup is shown by itself.
    let isInside = above != nil && above?.node.role != .application && !node.role.isWindow && !node.isPopup
    let isOpen = !isInside || above?.showsContent == true
    element.isShown = isOpen && visibility.isShown(node)
    element.showsContent = isOpen && visibility.showsContent(of: node)
    element.window = node.role.isWindow ? index : above?.window
    element.surface = isSurface ? index : above?.surface
    element.control = isSurface || isPage ? nil : above?.control
    if node.isControl, !element.isShown {
      hiddenControlCount += 1
    } else if node.isControl {
      let outer = isSurface ? nil : around
      if let outer, controls[outer].takesIn(node) {
        controls[outer].inner = node
      } else {
        if let outer { controls[outer].nested.append(index) }
        controlIndices[index] = controls.count
        controls.append(AuditedControl(node: node, element: index, label: labelText(of: node)))
        element.control = index
      }
    }
    elements.append(element)
  }

  private static func labels(in tree: AccessibleTree) -> [AccessibleID: String] {
    let wanted = Set(tree.preorder.flatMap(\.labels))
    guard !wanted.isEmpty else { return [:] }
    let pairs = tree.preorder.filter { wanted.contains($0.id) }.map { node in
      (node.id, node.name.trimmed.isEmpty || NameShape.isType(node.name) ? node.text ?? "" : node.name)
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

// MARK: - Looking around

extension AuditScene {
  /// Returns the visible texts on a control, in the order of reading.
  func labels(of control: AuditedControl) -> [String] {
    parts(of: control).compactMap { part in
      let node = elements[part].node
      guard [.label, .static].contains(node.role), elements[part].isShown else { return nil }
      let text = (node.text ?? node.name).trimmed
      return text.isEmpty || NameShape.isType(text) ? nil : text
    }
  }

  /// Returns the texts of the objects that label an object; empty if it has none.
  func labelText(of node: AccessibleNode) -> String {
    node.labels.compactMap { labels[$0] }.joined(separator: " ").trimmed
  }

  /// Returns true if an object has a name that is not that of a type.
  func hasWords(_ index: Int) -> Bool {
    let node = elements[index].node
    let name = node.name.trimmed
    guard node.role != .application else { return false }
    if !name.isEmpty, !NameShape.isType(name), !NameShape.isCamelCase(name) { return true }
    return !labelText(of: node).isEmpty
  }

  /// Returns the words on the box around an object, if the box shows nothing else; nil if there are none. LibreOffice names
  /// the place of a tool, and not the button in it.
  func wordsOfSoleBox(around index: Int) -> String? {
    guard let parent = elements[index].parent, [.panel, .filler].contains(elements[parent].node.role),
      elements[parent].node.children.count(where: visibility.isShown) == 1
    else { return nil }
    let box = elements[parent].node
    let words = hasWords(parent) ? [box.words, labelText(of: box)] : [box.description.trimmed]
    return words.first(where: \.hasWords)
  }

  /// Returns the place of an object that is in a window below a modal one, in words; nil for all others.
  func blockedPlace(of index: Int) -> String? {
    let windows = elements[0].node.children
    guard let top = modal.topmost, let window = elements[index].window,
      modal.below.contains(where: { windows[$0].id == elements[window].node.id })
    else { return nil }
    return OpeningTargets.place(below: windows[top])
  }

  /// Returns the control whose outer object has this index.
  func control(at index: Int) -> AuditedControl? { controlIndices[index].map { controls[$0] } }

  /// Returns the objects inside a control, without other controls and popups.
  func parts(of control: AuditedControl) -> [Int] {
    var parts: [Int] = []
    for index in elements.index(after: control.element)..<elements.endIndex {
      guard let parent = elements[index].parent, parent >= control.element else { break }
      if elements[index].control == control.element { parts.append(index) }
    }
    return parts
  }

  /// Returns the objects around an object, the nearest first, up to its window.
  func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = elements[index].parent
    while let current = next {
      result.append(current)
      next = elements[current].parent
    }
    return result
  }

  /// Returns true for GTK's buttons that minimize, maximize and close a window. In GTK 3 they are in a box of the title bar,
  /// perhaps with a separator; in GTK 4 they are alone in one, and have GTK's own names.
  func isWindowButton(_ control: AuditedControl) -> Bool {
    guard let box = elements[control.element].parent, toolkit.isGTK4 || toolkit.isGTK3 else { return false }
    let buttons = elements[box].node.children.filter { toolkit.isGTK4 || $0.role != .separator }
    guard buttons.allSatisfy({ $0.role == .pushButton && (toolkit.isGTK4 || !$0.states.contains(.focusable)) }) else {
      return false
    }
    if buttons.allSatisfy({ ["Minimize", "Maximize", "Restore", "Close"].contains($0.name) }) { return true }
    // In other languages they have other names.
    return buttons.count < elements[box].node.children.count
      && ancestors(of: box).prefix(3).contains { elements[$0].node.role.isWindow }
  }
}
