/// The objects whose content is measured in pictures, and comparisons of two runs of an application.
package enum MeasuringTargets {
  /// An object with text or an icon.
  package struct Target: Sendable {
    /// The object with its reported rectangle.
    package var node: AccessibleNode
    /// The text; nil for an icon, and for content of an unknown kind.
    package var text: String?
    /// True if something must be seen. A control that holds neither text nor an image may be of one color.
    package var hasContent = true
  }

  /// The objects with text or icons that are shown in the active window, and may be used: the contrast of others is free.
  /// Objects that stand over the edge of a container are left out, unless they are asked for.
  package static func contents(of tree: AccessibleTree, includingCut: Bool = false) -> [Target] {
    let scene = AuditScene(tree)
    let window = scene.elements.firstIndex { $0.node.role.isWindow && $0.node.states.contains(.active) }
    let controls = Dictionary(scene.controls.map { ($0.element, $0) }) { first, _ in first }
    return scene.elements.indices.compactMap { index in
      let element = scene.elements[index]
      guard element.isShown, element.surface == window, window != nil, includingCut || scene.isWhole(index) else {
        return nil
      }
      let control = element.control.flatMap { controls[$0] }
      guard control?.isSensitive != false, scene.toolkit.isGTK4 || element.node.states.contains(.sensitive) else {
        return nil
      }
      if [.label, .static, .heading, .paragraph].contains(element.node.role) {
        let text = (element.node.text ?? element.node.name).trimmed
        return text.isEmpty || NameShape.isType(text) ? nil : Target(node: element.node, text: text)
      }
      guard let control, control.element == index else { return nil }
      if control.role.isEntry {
        return control.node.text.flatMap { $0.trimmed.isEmpty ? nil : Target(node: element.node, text: $0) }
      }
      guard [.pushButton, .pushButtonMenu, .toggleButton, .link].contains(control.role),
        control.nested.isEmpty, scene.labels(of: control).isEmpty
      else { return nil }
      let hasImage = scene.parts(of: control).contains { [.image, .icon].contains(scene.elements[$0].node.role) }
      return Target(node: control.inner ?? element.node, text: nil, hasContent: hasImage)
    }
  }

  /// The places at which the focus was seen, where that is far from the reported boxes. Only of GTK 4: other toolkits may show
  /// the focus elsewhere.
  ///
  /// GTK 4 leaves something out of all places. The most frequent step from a reported place to the screen is that of most
  /// controls, and a wrong box is further from it than any padding.
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
    // Since 4.16 the padding of all containers is left out.
    let slack = toolkit.isGTK4(before: 16) ? 12 : 48
    let strays = reported.filter { _, box, look in
      let there = AccessibleRect(x: box.x + middle.0, y: box.y + middle.1, width: box.width, height: box.height)
      return !there.touches(look, by: slack)
    }
    return Dictionary(strays.map { ($0.id, $2) }) { first, _ in first }
  }

  /// The controls that can have the focus in the active window.
  package static func focusable(in tree: AccessibleTree) -> Int {
    AuditScene(tree).controls.count { $0.isSensitive && $0.states.contains(.focusable) }
  }

  /// The objects of one run of an application, by those of another with the same place among the same names.
  package static func counterparts(of one: AccessibleTree, in two: AccessibleTree) -> [AccessibleID: AccessibleNode] {
    let nodes = keys(of: two)
    let others = Dictionary(nodes) { first, _ in first }
    return Dictionary(
      keys(of: one).compactMap { key, node in others[key].map { (node.id, $0) } }
    ) { first, _ in first }
  }

  /// Every object with a text that is the same in every run.
  static func keys(of tree: AccessibleTree) -> [(String, AccessibleNode)] {
    var result: [(String, AccessibleNode)] = []
    var pending: [(node: AccessibleNode, key: String)] = [(tree.root, "")]
    while let (node, key) = pending.popLast() {
      result.append((key, node))
      var counts: [String: Int] = [:]
      for child in node.children {
        // The title of a window changes with its content.
        let own = "\(child.role.rawValue) \(child.role.isWindow ? "" : child.name)"
        counts[own, default: 0] += 1
        pending.append((child, "\(key)/\(own) \(counts[own, default: 0])"))
      }
    }
    return result
  }

  /// The objects that are lost in another run, on a screen of this size.
  package static func losses(
    of one: AccessibleTree, in two: AccessibleTree, screen: (width: Int, height: Int)
  ) -> [AccessibleID: Loss] {
    let scene = AuditScene(one)
    let others = counterparts(of: one, in: two)
    let visibility = Visibility(of: two)
    var losses: [AccessibleID: Loss] = [:]
    var gone: [AccessibleID: [String]] = [:]
    var outside: [AccessibleID: [(x: Int, name: String)]] = [:]
    for index in scene.elements.indices {
      let element = scene.elements[index]
      let isOwn = element.control == index || (element.node.role == .label && element.control == nil)
      guard element.isShown, isOwn || element.node.role.isWindow else { continue }
      let isScrolled = scene.ancestors(of: index).contains { scene.scrolls($0) }
      guard let other = others[element.node.id], visibility.isShown(other), let box = other.extents else {
        // A list that scrolls has only those of its items that are seen.
        if isScrolled { continue }
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
      // The objects that begin furthest outside are the likeliest cause.
      let names = objects.sorted { ($1.x, $0.name) < ($0.x, $1.name) }.prefix(3).map(\.name)
      losses[window] = .tooLarge(pixels: pixels, outside: names)
    }
    for (window, names) in gone where losses[window] == nil {
      losses[window] = .gone(count: names.count, names: Array(names.prefix(3)))
    }
    return losses
  }
}

extension AuditScene {
  /// Returns true if an object is inside of all that is around it, so that nothing hides a part of it.
  fileprivate func isWhole(_ index: Int) -> Bool {
    guard let box = elements[index].node.extents, !box.isEmpty else { return false }
    return ancestors(of: index).allSatisfy { around in
      guard elements[around].node.role != .application, let outer = elements[around].node.extents, !outer.isEmpty
      else { return true }
      return box.x >= outer.x - 2 && box.y >= outer.y - 2 && box.x + box.width <= outer.x + outer.width + 2
        && box.y + box.height <= outer.y + outer.height + 2
    }
  }

  /// Returns true for an object that scrolls its content.
  func scrolls(_ index: Int) -> Bool {
    let node = elements[index].node
    return [.scrollPane, .viewport].contains(node.role) || node.children.contains { $0.role == .scrollBar }
  }
}
