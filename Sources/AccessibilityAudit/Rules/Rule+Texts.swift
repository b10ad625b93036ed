// MARK: - Texts beside and instead of names

extension Rule {
  static let labelInName = Rule(
    id: "label-in-name",
    title: "The name holds the visible text",
    problem: "A person who says the visible text to voice control is not understood, because the name differs.",
    advice: "Begin the name with the visible text, and add to it.",
    criteria: [.labelInName],
    impact: .serious,
    check: .controls { control, scene in
      guard control.role.isPressable, !control.name.isEmpty, !NameShape.isType(control.name),
        !scene.mayBeType(control, showing: scene.labels(of: control))
      else { return nil }
      // A sign, such as "×" or a bold "B", is a symbol, not a text.
      let labels = scene.labels(of: control).filter { $0.hasWords && $0.spokenWords.joined().count > 1 }
      guard !labels.isEmpty else { return nil }
      let name = control.name.spokenWords
      let missing = labels.filter { !name.contains($0.spokenWords) }
      if missing.isEmpty { return .passes }
      let seen = "it shows \(missing.map(\.quoted).joined(separator: " and ")), and is called \(control.name.quoted)"
      // A subtitle or a count may be beside the title, and a busy control may hide its text.
      return missing.count < labels.count || control.states.contains(.busy) ? .incomplete(seen) : .violation(seen)
    })

  static let placeholderIsLabel = Rule(
    id: "placeholder-is-label",
    title: "A field has a label beside its placeholder",
    problem: "Only the placeholder says what the field is for, and it goes when something is written.",
    advice: "Show a label beside the field, and let it label the field.",
    criteria: [.labelsOrInstructions],
    impact: .moderate,
    check: .controls { control, _ in
      guard control.role.isEntry, !control.name.isEmpty else { return nil }
      let placeholder = (control.node.attributes["placeholder-text"] ?? "").trimmed
      // Some applications write a grey text into the field itself.
      if placeholder.isEmpty, control.label.isEmpty, control.states.contains(.editable), control.name.hasWords,
        (control.node.text ?? "").spokenWords == control.name.spokenWords
      {
        return .incomplete("its text equals its name: see whether it is a placeholder, and shown by a label, too")
      }
      guard !placeholder.isEmpty else { return nil }
      guard control.label.isEmpty, control.name.spokenWords == placeholder.spokenWords else { return .passes }
      // A search field is recognized by its magnifying glass, which the audit cannot see.
      return .incomplete("the name \(control.name.quoted) is also the placeholder: see whether a label shows it, too")
    })

  static let imageName = Rule(
    id: "image-name",
    title: "Images are described, or hidden from assistive technology",
    problem:
      "An image outside of controls has no name, or the name of a file, an icon or a type, or the name \"image\".",
    advice: "Describe the image. Give a decorative image the role \"presentation\".",
    criteria: [.nonTextContent],
    impact: .moderate,
    check: Check.objects { node, index, scene in
      if let seen = scene.drawing(index) { return .incomplete(seen + ": see whether it shows something") }
      if node.role == .statusBar { return scene.silentFields(in: node) }
      guard [.image, .icon].contains(node.role) else { return nil }
      let name = node.name.trimmed
      // A picture on a control is named by the control, but one in a field is pressed by itself.
      if let control = scene.elements[index].control.flatMap(scene.control) {
        guard control.role.isEntry || control.role == .comboBox, node.states.contains(.sensitive),
          !node.plainActions.isEmpty
        else { return nil }
        guard node.isUnnamedPicture, !node.description.hasWords else { return .passes }
        let called = name.isEmpty ? "has no name" : "is called \(name.quoted)"
        return .violation("it can be pressed in a field, and \(called)")
      }
      if NameShape.isIconOrFile(name) || NameShape.hasPrivateCharacters(name) {
        return .violation("the name \(name.quoted) is that of an icon or a file")
      }
      if emptyWords.contains(name.spokenWords.joined(separator: " ")) {
        return .violation("the name \(name.quoted) does not describe it")
      }
      guard name.isEmpty || NameShape.isType(name), !node.description.hasWords else { return .passes }
      // An icon beside its own text is decoration.
      return scene.standsBesideText(index) ? nil : .incomplete("it has no name: see whether it says anything")
    }
    // One look at the window decides about all of them.
    .merging { index, scene in scene.drawing(index).map { "\(scene.elements[index].window ?? -1) \($0)" } })

  static let windowTitle = Rule(
    id: "window-title",
    title: "Windows have a title",
    problem: "A screen reader cannot say which window has opened, and a list of windows shows nothing.",
    advice: "Give the window a title that tells its purpose, even if the title is not visible.",
    criteria: [.pageTitled],
    impact: .serious,
    check: .objects { node, _, scene in
      guard node.role.isWindow else { return nil }
      let name = node.name.trimmed
      // The popup of a combo box is a window in GTK 3.
      let isPopup = node.role == .window && node.children.count == 1 && node.children[0].role.isListOfItems
      // GNOME's messages have no title. A screen reader speaks the text of an alert.
      let isMessage = node.role == .alert && node.preorder.contains { $0.role == .label && $0.words.hasWords }
      if name.isEmpty, isPopup || isMessage { return nil }
      if node.isSplash { return .incomplete("it has neither a title nor a control: see whether it stays") }
      if name.isEmpty { return .violation("it has no title") }
      // GTK names a window without a title by its type.
      let isType = NameShape.isType(name) || (scene.toolkit.isGTK4(before: 12) && NameShape.isWindowType(name))
      if isType { return .violation("its title \(name.quoted) is the name of a type") }
      // Qt Designer calls each new window so.
      return name == "MainWindow" ? .violation("its title \(name.quoted) is that of a new form") : .passes
    })
}

extension AccessibleNode {
  /// True for a picture without a name, or with that of a file, an icon or a type.
  fileprivate var isUnnamedPicture: Bool {
    let name = name.trimmed
    return name.isEmpty || NameShape.isType(name) || NameShape.isIconOrFile(name)
      || NameShape.hasPrivateCharacters(name)
  }
}

extension AccessibleNode {
  /// True for a row of controls that takes the focus itself, and has controls on less than half of its width, such as a tool
  /// bar that wxWidgets draws.
  fileprivate var isBarWithRoom: Bool {
    guard role == .panel, states.contains([.focusable, .sensitive]), let box = extents, (20...60).contains(box.height),
      box.width > 5 * box.height, !children.isEmpty
    else { return false }
    return 2 * children.compactMap { $0.extents?.width }.reduce(0, +) < box.width
  }
}

extension AccessibleNode {
  /// True for a pane that takes the focus to scroll, and holds nothing but boxes: the application draws its content.
  fileprivate var isPaneWithoutObjects: Bool {
    guard role == .scrollPane, states.contains([.focusable, .sensitive]), !children.isEmpty, let box = extents,
      min(box.width, box.height) >= 12, box.width * box.height >= 4000
    else { return false }
    let boxes: Set<AccessibleRole> = [.viewport, .filler, .panel, .scrollBar]
    return preorder.dropFirst().allSatisfy { node in
      boxes.contains(node.role) && !node.states.contains(.focusable) && !node.words.hasWords
        && !node.description.hasWords
    }
  }
}

extension AccessibleRole {
  /// True for a menu or a list.
  fileprivate var isListOfItems: Bool { [.menu, .popupMenu, .list, .listBox, .tree, .treeTable].contains(self) }
}

extension Toolkit {
  /// Returns true for an object without content that may not be empty on the screen. Boxes of GTK and sections of web pages
  /// draw nothing by themselves.
  fileprivate func maySurroundDrawing(_ node: AccessibleNode) -> Bool {
    switch node.role {
    case .drawingArea, .canvas: true
    // GTK 4.8 names an object by its type. The application's own types are not those of boxes.
    case .filler where isGTK4(before: 12):
      node.name == "GtkDrawingArea" || (NameShape.isCamelCase(node.name) && !NameShape.isType(node.name))
    case .filler: isQt
    case .viewport: isGTK3
    case .panel, .layeredPane, .unknown: !isGTK4 && name != "gecko"
    default: false
    }
  }
}

extension AuditScene {
  /// Returns the observation on an area that the application draws by itself and tells nothing about, such as a chart, or a
  /// row of tools without objects; nil for all others.
  fileprivate func drawing(_ index: Int) -> String? {
    let node = elements[index].node
    if toolkit.isGTK3, node.isBarWithRoom { return "most of it has no object" }
    if hasWords(index) || node.description.hasWords { return nil }
    if !toolkit.isGTK4, node.isPaneWithoutObjects { return "it has no name and nothing inside" }
    if isFocusedAsWhole(index) { return nil }
    if isEmptyDrawing(index) { return "it has no name and nothing inside" }
    return scrollsNothing(node) ? "it has scroll bars, and nothing that they scroll" : nil
  }

  /// Returns true for an object that takes the focus, or is a part of one that does: it has a finding of its own.
  private func isFocusedAsWhole(_ index: Int) -> Bool {
    ([index] + [elements[index].parent].compactMap(\.self)).contains {
      elements[$0].node.states.contains(.focusable) && elements[$0].node.role != .scrollPane
    }
  }

  private func isEmptyDrawing(_ index: Int) -> Bool {
    let (node, around) = (elements[index].node, elements[index].parent.map { elements[$0].node.role })
    // A text of Qt has an object for its content, and wxWidgets fills the rest of a tool bar with a panel.
    if around == .text || (around == .toolBar && [.panel, .filler].contains(node.role)) { return false }
    guard elements[index].control == nil, node.value == nil, (node.text ?? "").trimmed.isEmpty, let box = node.extents
    else { return false }
    return toolkit.maySurroundDrawing(node) && !node.children.contains(where: visibility.isShown)
      && box.shorterSide >= 22 && box.width * box.height >= 4000
  }

  /// Returns true for a box that shows scroll bars and nothing else of any size: the application draws its content.
  private func scrollsNothing(_ node: AccessibleNode) -> Bool {
    guard holdsOnlyScrollBars(node) else { return false }
    return !node.children.contains { visibility.isShown($0) && holdsOnlyScrollBars($0) }
  }

  private func holdsOnlyScrollBars(_ node: AccessibleNode) -> Bool {
    guard !toolkit.isGTK4, [.panel, .filler].contains(node.role), let box = node.extents, box.shorterSide >= 48,
      box.width * box.height >= 4000
    else { return false }
    var (bars, area) = (0, 0)
    var pending = node.children.filter(visibility.isShown)
    while let next = pending.popLast() {
      let size = (next.extents?.width ?? 0) * (next.extents?.height ?? 0)
      let inside = next.children.filter(visibility.isShown)
      switch next.role {
      case .scrollBar: (bars, area) = (bars + 1, area + size)
      // An empty box of some size is the drawing itself.
      case .panel, .filler:
        guard !inside.isEmpty || size < 4000 else { return false }
        pending += inside
      default: return false
      }
    }
    return bars > 0 && 2 * area < box.width * box.height
  }

  /// Judges the texts of a status bar: those without words may show a picture, or do something.
  fileprivate func silentFields(in bar: AccessibleNode) -> Verdict? {
    let fields = bar.children.filter { field in
      [.label, .static].contains(field.role) && visibility.isShown(field) && (field.extents?.width ?? 0) >= 12
    }
    let silent = fields.count { !($0.words + $0.name + $0.description).hasWords }
    guard silent > 0, silent < fields.count else { return nil }
    let seen = "\(silent) of its \(fields.count) fields say nothing"
    return .incomplete(seen + ": see whether they show something, or do something when they are pressed")
  }

  /// Returns true if the object before or after it in its box is a text, or a box that holds one.
  fileprivate func standsBesideText(_ index: Int) -> Bool {
    guard let parent = elements[index].parent else { return false }
    let siblings = elements[parent].node.children
    guard let place = siblings.firstIndex(where: { $0.id == elements[index].node.id }) else { return false }
    func isText(_ node: AccessibleNode) -> Bool {
      [.label, .static, .heading].contains(node.role) && !(node.text ?? node.name).trimmed.isEmpty
    }
    let isNextTo = siblings[max(0, place - 1)...min(place + 1, siblings.count - 1)].contains { node in
      isText(node) || node.children.contains(where: isText)
    }
    // The objects of a form may be in another order than their places.
    guard !isNextTo, let box = siblings[place].extents, !box.isEmpty else { return isNextTo }
    return siblings.contains { node in
      guard isText(node), let text = node.extents, !text.isEmpty, box.height < 2 * text.height else { return false }
      return text.y < box.y + box.height && box.y < text.y + text.height && box.touches(text, by: box.width)
    }
  }
}
