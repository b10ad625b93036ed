/// A part of a control or a dialog that a toolkit makes by itself, so that no application can name it or give it the
/// focus.
///
/// Reports tell each kind once, and do not count it.
struct ToolkitPart {
  /// The part in words, such as `the arrows of a scroll bar`.
  let words: String
  fileprivate let isFound: @Sendable (_ index: Int, AuditScene) -> Bool

  private init(_ words: String, isFound: @escaping @Sendable (_ index: Int, AuditScene) -> Bool) {
    self.words = words
    self.isFound = isFound
  }
}

extension AuditScene {
  /// Returns the words for an object that its toolkit makes by itself; nil for all others.
  func toolkitPart(_ index: Int) -> String? {
    ToolkitPart.all.first { $0.isFound(index, self) }?.words
  }

  /// Returns the roles of the objects around an object, the nearest first.
  fileprivate func roles(around index: Int) -> [AccessibleRole] { ancestors(of: index).map { elements[$0].node.role } }
}

// MARK: - The parts

extension ToolkitPart {
  fileprivate static let all = [
    Self("the arrows of a scroll bar") { index, scene in
      scene.elements[index].node.role == .pushButton && scene.roles(around: index).first == .scrollBar
    },
    Self("the inside of a dialog of the toolkit for files, colors or fonts") { index, scene in
      !scene.elements[index].node.role.isWindow && !scene.roles(around: index).allSatisfy { !choosers.contains($0) }
    },
    // A screen reader speaks the name of the control around it.
    Self("the text inside a combo box or a spin button") { index, scene in
      let node = scene.elements[index].node
      guard node.role.isEntry, !node.hasRealName else { return false }
      return scene.ancestors(of: index).prefix(2).compactMap(scene.control).contains { around in
        [.comboBox, .spinButton].contains(around.role) && !around.name.isEmpty && !NameShape.isType(around.name)
      }
    },
    Self("the arrow beside a text to choose from") { index, scene in
      let node = scene.elements[index].node
      guard node.role == .toggleButton, !node.hasRealName, let parent = scene.elements[index].parent else {
        return false
      }
      let shown = scene.elements[parent].node.children.filter(scene.visibility.isShown)
      return shown.map(\.role) == [.text, .toggleButton]
    },
    Self("the button that closes an information bar") { index, scene in
      let node = scene.elements[index].node
      guard scene.toolkit.isGTK3, node.role == .pushButton, !node.hasRealName, let parent = scene.elements[index].parent
      else { return false }
      return scene.elements[parent].node.children.count == 1 && scene.roles(around: index).prefix(3).contains(.infoBar)
    },
    // The label has the words, and the link the number of its characters.
    Self("a link in the text of a label") { index, scene in
      scene.toolkit.isGTK3 && scene.elements[index].node.role == .link && scene.roles(around: index).first == .label
    },
    Self("the keys beside the text of a menu's item") { index, scene in
      guard scene.toolkit.isGTK4, scene.elements[index].node.role == .label, let parent = scene.elements[index].parent,
        scene.elements[parent].node.role.isMenuItem
      else { return false }
      let labels = scene.elements[parent].node.children.filter { $0.role == .label }
      return labels.count > 1 && labels[0].id != scene.elements[index].node.id
    },
    Self("the button with the tools for which a tool bar has no room") { index, scene in
      let node = scene.elements[index].node
      return scene.toolkit.isQt && node.role == .checkBox && !node.hasRealName
        && scene.roles(around: index).first == .toolBar
    },
    Self("the button that clears a field") { index, scene in
      let node = scene.elements[index].node
      return scene.toolkit.isQt && node.role == .pushButton && !node.hasRealName && !node.description.hasWords
        && scene.roles(around: index).first?.isEntry == true
    },
    Self("the arrows of a calendar, and the corner of a table") { index, scene in
      let node = scene.elements[index].node
      return scene.toolkit.isQt && node.role == .pushButton && !node.states.contains(.focusable)
        && scene.roles(around: index).prefix(2).contains(.table)
    },
    Self("the buttons of a row of tabs") { index, scene in
      let node = scene.elements[index].node
      return scene.toolkit.isQt && node.role == .pushButton && !node.states.contains(.focusable)
        && !Set(scene.roles(around: index).prefix(2)).isDisjoint(with: [.pageTab, .pageTabList])
    },
    Self("the buttons of a dock") { index, scene in
      let node = scene.elements[index].node
      return scene.toolkit.isQt && node.role == .pushButton && dockDescriptions.contains(node.description)
    },
    Self("the buttons that open and close the parts of a split pane") { index, scene in
      scene.toolkit.isSwing && scene.elements[index].node.role == .pushButton
        && scene.roles(around: index).prefix(2).contains(.splitPane)
    },
    Self("the arrows of a list or a number") { index, scene in
      scene.toolkit.isSwing && scene.elements[index].node.role == .pushButton
        && !Set(scene.roles(around: index).prefix(1)).isDisjoint(with: [.comboBox, .spinButton])
    },
  ]

  private static let choosers: Set<AccessibleRole> = [.fileChooser, .colorChooser, .fontChooser]
  /// Qt describes these buttons of QDockWidget, and gives them no focus.
  private static let dockDescriptions: Set<String> = [
    "Closes the dock widget", "Undocks and re-attaches the dock widget",
  ]
}

extension AccessibleNode {
  /// True for an object with a name that is not that of a type.
  fileprivate var hasRealName: Bool { !name.trimmed.isEmpty && !NameShape.isType(name) }
}
