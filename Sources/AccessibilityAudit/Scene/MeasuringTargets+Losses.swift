/// Comparisons of two runs of an application, of which one has less room.
extension MeasuringTargets {
  /// Returns the objects that are lost in another run, on a screen of this size.
  ///
  /// An object is not lost if that run shows it in another place, such as a tab at the bottom of the window, or in one
  /// of its trees after something was opened. A restless object, whose text changes by itself, may be there with another
  /// text.
  package static func losses(
    of one: AccessibleTree, in two: AccessibleTree, opened: [AccessibleTree] = [],
    besides restless: Set<AccessibleID> = [], screen: (width: Int, height: Int)
  ) -> [AccessibleID: Loss] {
    let scene = AuditScene(one)
    let others = counterparts(of: one, in: two)
    let visibility = Visibility(of: two)
    let shown = ShownTwins(of: one, in: [two] + opened)
    var losses: [AccessibleID: Loss] = [:]
    var gone: [AccessibleID: [String]] = [:]
    var outside: [AccessibleID: [(x: Int, name: String)]] = [:]
    for index in scene.elements.indices {
      let element = scene.elements[index]
      let isOwn = element.control == index || (element.node.role == .label && element.control == nil)
      guard element.isShown, isOwn || element.node.role.isWindow else { continue }
      let isScrolled = scene.ancestors(of: index).contains { scene.scrolls($0) }
      guard let other = others[element.node.id], visibility.isShown(other), let box = other.extents else {
        // A scrolling list has only its visible items. Tool bars of Qt have a button for the tools without room.
        let isTool =
          scene.toolkit.isQt && scene.ancestors(of: index).contains { scene.elements[$0].node.role == .toolBar }
        if isScrolled || isTool || shown.contains(element.node) || restless.contains(element.node.id) { continue }
        if let window = element.window, !(scene.controls.contains { $0.element == index && scene.isWindowButton($0) }) {
          gone[scene.elements[window].node.id, default: []].append(
            "\(element.node.role.name) \(element.node.name.quoted)")
        }
        continue
      }
      guard !isScrolled, scene.isWhole(index) || element.node.role.isWindow else { continue }
      let pixels = max(box.x + box.width - screen.width, box.y + box.height - screen.height)
      guard pixels > 2 else { continue }
      let window = element.window.map { scene.elements[$0].node.id }
      if element.node.role.isWindow {
        losses[element.node.id] = .tooLarge(pixels: pixels, outside: [])
      } else if let window, case .tooLarge = losses[window] {
        outside[window, default: []].append((box.x, "\(element.node.role.name) \(element.node.name.quoted)"))
      } else {
        losses[element.node.id] = .cut(pixels: pixels)
      }
    }
    for (window, objects) in outside {
      guard case .tooLarge(let pixels, _) = losses[window] else { continue }
      // The objects that begin furthest outside are the most probable cause.
      let names = objects.sorted { ($1.x, $0.name) < ($0.x, $1.name) }.prefix(3).map(\.name)
      losses[window] = .tooLarge(pixels: pixels, outside: names)
    }
    let ways = gone.isEmpty ? [] : newButtons(of: two, unlike: one)
    for (window, names) in gone where losses[window] == nil {
      losses[window] = .gone(count: names.count, names: Array(names.prefix(3)), ways: ways)
    }
    return losses
  }
}

extension MeasuringTargets {
  /// Returns buttons that only the narrow window has and that control an object that is not shown, such as a sidebar
  /// without room.
  package static func paneOpeners(in narrow: AccessibleTree, unlike wide: AccessibleTree) -> [AccessibleNode] {
    let shown = OpeningTargets.shown(in: narrow)
    return newControls(of: narrow, unlike: wide).filter { control in
      let targets = control.node.relations[.controllerFor] ?? []
      return control.nested.isEmpty && !targets.isEmpty && shown.isDisjoint(with: targets)
    }.map(\.node)
  }

  /// Returns the row that is selected in a wide window and also shown in a narrow one. Activating it there shows its
  /// content.
  package static func chosenRow(of narrow: AccessibleTree, as wide: AccessibleTree) -> AccessibleNode? {
    let visibility = Visibility(of: narrow)
    let others = counterparts(of: wide, in: narrow)
    return AuditScene(wide).controls.lazy
      .filter { [.listItem, .treeItem].contains($0.role) && $0.states.contains(.selected) && $0.isSensitive }
      .compactMap { others[$0.node.id] }.first { visibility.isShown($0) }
  }

  /// Returns the names of buttons that only a narrow window has.
  private static func newButtons(of narrow: AccessibleTree, unlike wide: AccessibleTree) -> [String] {
    newControls(of: narrow, unlike: wide).prefix(3).map { "\($0.role.name) \($0.name.quoted)" }
  }

  private static func newControls(of narrow: AccessibleTree, unlike wide: AccessibleTree) -> [AuditedControl] {
    let scene = AuditScene(narrow)
    let names = Set(AuditScene(wide).controls.map(\.name))
    return scene.controls.filter { control in
      [.pushButton, .toggleButton, .pushButtonMenu].contains(control.role) && control.isSensitive
        && !names.contains(control.name) && !scene.isWindowButton(control)
    }
  }
}

/// The objects of a tree that other trees also show, found by their place among the same names, or by their names
/// alone.
private struct ShownTwins {
  /// The objects, by their place.
  private var placed: Set<AccessibleID> = []
  /// The names that occur as often as in the first tree.
  private var named: Set<Name> = []

  /// A name with the kind of its object: buttons may move into menus.
  private struct Name: Hashable {
    var role: AccessibleRole
    var text: String

    init?(_ node: AccessibleNode) {
      text = node.name.trimmed.isEmpty ? node.words : node.name.trimmed
      if text.isEmpty || NameShape.isType(text) { return nil }
      let isPressed = node.role.isPressable || node.role.isMenuItem || node.role == .pageTab
      role = isPressed ? .pushButton : node.role
    }
  }

  init(of one: AccessibleTree, in others: [AccessibleTree]) {
    let counts = Self.counts(of: one)
    for other in others {
      let visibility = Visibility(of: other)
      for (id, node) in MeasuringTargets.counterparts(of: one, in: other) where visibility.isShown(node) {
        placed.insert(id)
      }
      for (name, count) in Self.counts(of: other) where count >= counts[name] ?? .max { named.insert(name) }
    }
  }

  func contains(_ node: AccessibleNode) -> Bool {
    placed.contains(node.id) || Name(node).map(named.contains) ?? false
  }

  private static func counts(of tree: AccessibleTree) -> [Name: Int] {
    let visibility = Visibility(of: tree)
    return tree.preorder.reduce(into: [:]) { counts, node in
      guard visibility.isShown(node), let name = Name(node) else { return }
      counts[name, default: 0] += 1
    }
  }
}
