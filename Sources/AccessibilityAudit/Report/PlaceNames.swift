/// Describes the places of objects, for people and for comparing runs.
struct PlaceNames {
  /// The tree in which the objects are.
  var scene: AuditScene
  private var counts: [String: Int] = [:]

  init(_ scene: AuditScene) {
    self.scene = scene
  }

  /// Returns the finding of a rule about an object, with its place.
  ///
  /// Equal places are numbered, so findings must come in the order of reading.
  mutating func finding(_ outcome: Finding.Outcome, _ seen: String, at element: Int, of rule: Rule) -> Finding {
    let node = scene.elements[element].node
    let around = scene.ancestors(of: element).reversed().map { scene.elements[$0].node }
      .filter { $0.role != .application && ($0.role.isWindow || hasName($0)) }
    // The title of a window changes with its content.
    let stable = [rule.id] + around.filter { !$0.role.isWindow }.map(\.place) + [node.role.isWindow ? "" : node.place]
    let text = stable.joined(separator: "\n")
    counts[text, default: 0] += 1
    return Finding(
      rule: rule, outcome: outcome, path: around.map(\.place) + [node.place],
      after: hasName(node) ? nil : nameBefore(element), element: node.summary, seen: seen,
      fingerprint: Self.fingerprint(of: "\(text)\n\(counts[text, default: 1])"), object: element)
  }

  /// Returns the 64-bit FNV-1a hash as sixteen hexadecimal digits: it is the same in every run.
  private static func fingerprint(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
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
