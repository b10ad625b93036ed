import AccessibilityAudit

/// Reads trees from text: the format of `AccessibleNode.outline`, with a mark before each line.
///
///     GTK 4.8.3
///       frame "Window" <visible>
///     !   push-button "" <focusable sensitive> [click] extents="0,0,24,24"
///
/// The first column is the expected verdict on the object: `+` for a pass, `!` for a violation, `?` for a finding that
/// needs review. A line that begins with a letter begins another tree, and names its toolkit. `labelled-by="a"` refers
/// to the object with `id="a"`.
struct OutlineReader {
  /// A tree and the expected verdicts.
  struct Sample {
    var tree: AccessibleTree
    var passes = 0
    /// Marks with their lines, in the order of reading.
    var expected: [String] = []
  }

  /// A line that cannot be read.
  struct Mistake: Error { var line: String }

  static func samples(_ text: String) throws -> [Sample] {
    var samples: [Sample] = []
    var lines: [(depth: Int, node: AccessibleNode)] = []
    func finish() {
      guard !samples.isEmpty else { return }
      samples[samples.count - 1].tree.root.children = forest(lines[...])
      lines = []
    }
    for line in text.split(separator: "\n") {
      guard let mark = line.first, !mark.isLetter else {
        finish()
        let words = line.split(separator: " ")
        let root = AccessibleNode(role: .application, name: "app")
        samples.append(
          Sample(tree: AccessibleTree(root: root, toolkit: String(words[0]), toolkitVersion: String(words.last ?? ""))))
        continue
      }
      let indented = line.dropFirst()
      let depth = indented.prefix { $0 == " " }.count
      let node = try node(indented.dropFirst(depth))
      lines.append((depth, node))
      if mark == "+" { samples[samples.count - 1].passes += 1 }
      if mark == "!" || mark == "?" { samples[samples.count - 1].expected.append("\(mark) \(node.summary)") }
    }
    finish()
    return samples
  }

  private static func forest(_ lines: ArraySlice<(depth: Int, node: AccessibleNode)>) -> [AccessibleNode] {
    var nodes: [AccessibleNode] = []
    var rest = lines
    while let first = rest.popFirst() {
      let inside = rest.prefix { $0.depth > first.depth }
      rest = rest.dropFirst(inside.count)
      var node = first.node
      node.children = forest(inside)
      nodes.append(node)
    }
    return nodes
  }

  private static func node(_ line: Substring) throws -> AccessibleNode {
    let pattern =
      /([\w-]+) "((?:[^"\\]|\\.)*)"(?: \(([^)]*)\))?(?: text="([^"]*)")?(?: <([^>]*)>)?(?: \[([^\]]*)\])?((?: [\w-]+="[^"]*")*)/
    guard let match = line.wholeMatch(of: pattern), let role = AccessibleRole(name: String(match.1)) else {
      throw Mistake(line: String(line))
    }
    var node = AccessibleNode(role: role, name: String(match.2), description: String(match.3 ?? ""))
    node.text = match.4.map(String.init)
    if role == .label, node.text == nil { node.text = node.name }
    for name in (match.5 ?? "").split(separator: " ") {
      guard let state = AccessibleState(name: String(name)) else { throw Mistake(line: String(line)) }
      node.states.formUnion(state)
    }
    node.actions = (match.6 ?? "").split(separator: ", ").map { AccessibleAction(name: String($0)) }
    for pair in match.7.matches(of: /([\w-]+)="([^"]*)"/) {
      switch pair.1 {
      case "extents": node.extents = rect(pair.2)
      case "hit-area": node.hitArea = rect(pair.2)
      case "id": node.id.path = String(pair.2)
      case "labelled-by", "label-for", "described-by", "error-message", "details", "controller-for":
        guard let relation = AccessibleRelation.allCases.first(where: { $0.name == pair.1 }) else { break }
        node.relations[relation] = [AccessibleID(busName: "", path: String(pair.2))]
      case "size": node.textSize = Double(pair.2)
      case "value": node.value = value(pair.2)
      default: node.attributes[String(pair.1)] = String(pair.2)
      }
    }
    return node
  }

  /// Reads `current,minimum,maximum`.
  private static func value(_ text: Substring) -> AccessibleValue? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return numbers.count == 3
      ? AccessibleValue(current: numbers[0], minimum: numbers[1], maximum: numbers[2]) : nil
  }

  private static func rect(_ text: Substring) -> AccessibleRect? {
    let numbers = text.split(separator: ",").compactMap { Int($0) }
    return numbers.count == 4
      ? AccessibleRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
}
