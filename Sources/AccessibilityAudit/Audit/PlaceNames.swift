/// Says where objects are: for people, and for comparing one run with the next.
struct PlaceNames {
  private let scene: AuditScene
  private var counts: [String: Int] = [:]

  init(_ scene: AuditScene) {
    self.scene = scene
  }

  /// What a verdict says, with where it is.
  ///
  /// Of several that look the same the first is the first, so verdicts must come in the order of reading.
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

  /// The nearest name in the order of reading before an object that has none to be found by.
  private func nameBefore(_ index: Int) -> String? {
    let window = scene.elements[index].window
    let around = Set(scene.ancestors(of: index))
    return scene.elements.indices[..<index].last { before in
      let element = scene.elements[before]
      return element.window == window && !around.contains(before) && hasName(element.node) && element.isShown
    }
    .map { scene.elements[$0].node.place }
  }

  /// Whether it is called something; boxes of GTK before 4.12 are called by their types.
  private func hasName(_ node: AccessibleNode) -> Bool {
    let isBox = [.filler, .panel].contains(node.role)
    return !node.name.trimmed.isEmpty && !NameShape.isType(node.name) && !(isBox && NameShape.isCamelCase(node.name))
  }
}

extension AccessibleNode {
  /// Role and name.
  fileprivate var place: String { "\(role.name) \(name.quoted)" }
}
