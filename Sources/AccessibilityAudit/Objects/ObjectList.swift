/// The objects of an application in the order of reading, each with an id that people and scripts can use.
///
/// An id stays the same as long as the object and its place do: see ``ObjectID``.
package struct ObjectList: Sendable {
  /// An object and its place.
  package struct Item: Sendable {
    /// The id in its parts.
    package let identity: ObjectID
    /// The id.
    package var id: String { identity.text }
    /// The object, with everything below it.
    package let node: AccessibleNode
    /// The index of the object around it; nil for the application itself.
    package let parent: Int?
    /// The number of objects around it.
    package let depth: Int
    /// True if it is on the screen now, as far as the toolkit reports.
    package let isShown: Bool
    /// The name that a person knows: its own, or otherwise that of its label or of its inner half.
    package let name: String
    /// The description of both of its halves.
    package let description: String
    /// The texts that are visible on it, and those of its labels.
    package let labels: [String]
    /// The object that performs the actions: GTK's menu button is a button in a button, and the inner one is pressed.
    package let actor: AccessibleNode
    /// The index of the control that it is a part of, or its own if it is a control.
    package let control: Int?
  }

  /// The application's name.
  package let application: String
  /// The toolkit and its version; empty if the application does not report them.
  package let toolkit: String
  /// The reason why a part of the tree is missing; nil when it is whole.
  package let gap: String?
  /// The reason not to rely on boxes of this toolkit; nil if its boxes are right.
  package let boxNote: String?
  /// The objects; the application is the first.
  package let items: [Item]
  private let visibility: Visibility

  /// Lists the objects of a tree.
  package init(_ tree: AccessibleTree) {
    let scene = AuditScene(tree)
    let controls = Dictionary(uniqueKeysWithValues: scene.controls.map { ($0.element, $0) })
    let ids = ObjectID.all(in: scene)
    var items: [Item] = []
    items.reserveCapacity(scene.elements.count)
    for (index, element) in scene.elements.enumerated() {
      let node = element.node
      let control = controls[index]
      let labels = (control.map(scene.labels(of:)) ?? []) + [control?.label ?? scene.labelText(of: node)]
      items.append(
        Item(
          identity: ids[index], node: node, parent: element.parent,
          depth: element.parent.map { items[$0].depth + 1 } ?? 0, isShown: element.isShown,
          name: control?.name ?? node.name.trimmed, description: control?.description ?? node.description.trimmed,
          labels: labels.filter { !$0.isEmpty },
          actor: node.plainActions.isEmpty ? control?.inner ?? node : node, control: element.control))
    }
    self.items = items
    visibility = Visibility(of: tree)
    application = tree.root.name
    toolkit = [tree.toolkit, tree.toolkitVersion].filter { !$0.isEmpty }.joined(separator: " ")
    gap = tree.gap
    boxNote = scene.toolkit.boxNote
  }

  /// Returns true if an object of a tree without places is on the screen when it has this place.
  package func isShown(_ index: Int, at extents: AccessibleRect?) -> Bool {
    var node = items[index].node
    node.extents = extents
    return visibility.isShown(node)
  }

  /// The windows that are shown.
  package var windows: [Int] { items.indices.filter { items[$0].parent == 0 && items[$0].isShown } }

  /// The windows and menus that are shown.
  package var openings: [Int] {
    items.indices.filter { items[$0].isShown && (items[$0].node.role.isWindow || items[$0].node.isPopup) }
  }

  /// The innermost object that has the focus and is shown.
  package var focused: Int? { items.lastIndex { $0.isShown && $0.node.states.contains(.focused) } }

  /// Returns the named objects around an object, from the window inward, as `frame "Notes" › list "Days"`.
  package func surroundings(of index: Int) -> String {
    var names: [String] = []
    var next = items[index].parent
    while let current = next {
      let item = items[current]
      let isNamed = !item.name.isEmpty && !NameShape.isType(item.name) && !NameShape.isCamelCase(item.name)
      if item.node.role != .application, isNamed || item.node.role.isWindow {
        names.append("\(item.node.role.name) \(item.name.quoted)")
      }
      next = item.parent
    }
    return names.reversed().joined(separator: " › ")
  }
}

// MARK: - Actions

extension ObjectList.Item {
  /// Returns the index of the action of ``actor`` with this name; without a name, of the action that a click performs.
  package func action(named name: String?) -> Int? {
    guard let name else { return actor.indexOfClick }
    return actor.actions.firstIndex { $0.name == name }
  }
}

extension Toolkit {
  /// The reason not to rely on the boxes that this toolkit reports.
  fileprivate var boxNote: String? {
    guard isGTK4 else { return nil }
    return isGTK4(before: 10)
      ? "this version of GTK leaves padding and border out of every box"
      : "this version of GTK leaves the padding of containers out of the positions; sizes are right"
  }
}
