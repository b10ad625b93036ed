/// Describes the places of objects, for people and for comparing runs.
struct PlaceNames {
  private let scene: AuditScene
  private var counts: [String: Int] = [:]

  init(_ scene: AuditScene) {
    self.scene = scene
  }

  /// Returns the finding of a verdict, with its place.
  ///
  /// Equal places are numbered, so verdicts must come in the order of reading.
  mutating func finding(_ verdict: Verdict, of rule: Rule) -> Finding {
    let node = scene.elements[verdict.element].node
    let around = scene.ancestors(of: verdict.element).reversed().map { scene.elements[$0].node }
      .filter { $0.role != .application && ($0.role.isWindow || hasName($0)) }
    let path = around.map(\.place) + [node.place]
    // Titles of windows change with what is open in them.
    let stable = [rule.id] + around.filter { !$0.role.isWindow }.map(\.place) + [node.role.isWindow ? "" : node.place]
    let text = stable.joined(separator: "\n")
    counts[text, default: 0] += 1
    return Finding(
      rule: rule,
      outcome: verdict.outcome == .violation ? .violation : .incomplete,
      path: path,
      after: hasName(node) ? nil : nameBefore(verdict.element),
      element: node.summary,
      seen: verdict.seen,
      fingerprint: Fingerprint.of("\(text)\n\(counts[text, default: 1])")
    )
  }

  /// Returns the nearest name before an object without one, in the order of reading.
  private func nameBefore(_ index: Int) -> String? {
    let window = scene.elements[index].window
    let around = Set(scene.ancestors(of: index))
    return scene.elements.indices[..<index].last { before in
      let element = scene.elements[before]
      return element.window == window && !around.contains(before) && hasName(element.node) && element.isShown
    }
    .map { scene.elements[$0].node.place }
  }

  /// Returns true for an object with a real name. Before 4.12, GTK names boxes by their types.
  private func hasName(_ node: AccessibleNode) -> Bool {
    let isBox = [.filler, .panel].contains(node.role)
    return !node.name.trimmed.isEmpty && !NameShape.isType(node.name) && !(isBox && NameShape.isCamelCase(node.name))
  }
}

extension AccessibleNode {
  /// Role and name.
  fileprivate var place: String { "\(role.name) \(name.quoted)" }
}
