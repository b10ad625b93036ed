/// Describes the places of objects, for people and for comparing runs.
struct PlaceNames {
  /// The tree in which the objects are.
  var scene: AuditScene {
    didSet { facts = Facts(of: scene) }
  }
  private var facts: Facts
  private var counts: [String: Int] = [:]

  init(_ scene: AuditScene) {
    self.scene = scene
    facts = Facts(of: scene)
  }

  /// Returns the finding of a rule about an object, with its place.
  ///
  /// Equal places are numbered, so findings must come in the order of reading. The place of several objects is within
  /// all that is around each of them.
  mutating func finding(
    _ outcome: Finding.Outcome, _ seen: String, at element: Int, with others: [Int] = [], of rule: Rule
  ) -> Finding {
    let node = scene.elements[element].node
    func isNamed(_ node: AccessibleNode) -> Bool {
      node.role != .application && (node.role.isWindow || node.hasRealName)
    }
    let ancestors = scene.ancestors(of: element)
    let around = ancestors.reversed().map { scene.elements[$0].node }.filter(isNamed)
    let common = others.map(scene.ancestors).reduce(ancestors) { common, own in common.filter(own.contains) }
    let path = common.reversed().map { scene.elements[$0].node }.filter(isNamed).map(\.place)
    // The title of a window changes with its content.
    let stable = [rule.id] + around.filter { !$0.role.isWindow }.map(\.place) + [node.role.isWindow ? "" : node.place]
    let text = stable.joined(separator: "\n")
    counts[text, default: 0] += 1
    var fingerprint = Fingerprint()
    fingerprint.add(text)
    fingerprint.add(counts[text, default: 1])
    let blocked = scene.blockedPlace(of: element)
    return Finding(
      rule: rule, outcome: outcome, path: path + [node.place],
      after: node.hasRealName ? nil : nameBefore(element), element: node.summary, seen: seen,
      fingerprint: fingerprint.hexadecimal, opening: blocked, isBlocked: blocked != nil,
      found: found(element))
  }

  /// Returns the facts by which a person finds an object.
  func found(_ element: Int) -> FoundObject {
    scene.found(element, id: facts.ids[element], position: facts.positions[element])
  }

  /// Returns the nearest object with a name or a description before one without a name, in the order of reading, within the
  /// nearest object with a name around it: an object before that one may be far away on the screen.
  private func nameBefore(_ index: Int) -> String? {
    let ancestors = scene.ancestors(of: index)
    let first = ancestors.first { scene.elements[$0].node.hasRealName } ?? 0
    let around = Set(ancestors)
    let known = facts.known[scene.elements[index].window, default: []]
    guard let before = known.last(where: { $0 < index && $0 > first && !around.contains($0) }) else { return nil }
    let node = scene.elements[before].node
    return node.hasRealName ? node.place : "\(node.role.name) described as \(node.description.quoted)"
  }
}

/// Facts about all objects of a scene, computed once.
private struct Facts {
  let ids: [ObjectID]
  let positions: [(number: Int, count: Int)]
  /// The objects with a name or a description that are shown, by their windows, in the order of reading.
  let known: [Int?: [Int]]

  init(of scene: AuditScene) {
    ids = ObjectID.all(in: scene)
    positions = scene.positions()
    let all = scene.elements.indices.filter { index in
      let node = scene.elements[index].node
      return scene.elements[index].isShown && (node.hasRealName || node.description.hasWords)
    }
    known = Dictionary(grouping: all) { scene.elements[$0].window }
  }
}

extension AccessibleNode {
  /// True for an object with a real name. Before 4.12, GTK names boxes by their types.
  fileprivate var hasRealName: Bool {
    let isBox = [.filler, .panel].contains(role)
    return !name.trimmed.isEmpty && !NameShape.isType(name) && !(isBox && NameShape.isCamelCase(name))
  }

  /// Role and name.
  fileprivate var place: String { "\(role.name) \(name.quoted)" }
}
