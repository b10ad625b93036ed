/// The tokens of the token sets that the chosen themes leave out, for hints.
struct OtherSets {
  /// The first set that has each path.
  private var sets: [String: String] = [:]

  init(_ sets: [(name: String, tree: JSONValue)]) {
    for (name, tree) in sets { add(tree, path: "", of: name) }
  }

  /// Returns the name of the set that has a token.
  func set(with path: String) -> String? { sets[path] }

  private mutating func add(_ node: JSONValue, path: String, of set: String) {
    WorkCount.add()
    if TokenTree.isToken(node), sets[path] == nil { sets[path] = set }
    for member in node.members ?? [] where !member.key.hasPrefix("$") && member.value.members != nil {
      add(member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)", of: set)
    }
  }
}
