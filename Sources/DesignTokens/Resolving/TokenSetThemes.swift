/// The token sets of a Tokens Studio file, and the themes that select among them.
struct TokenSetThemes {
  /// A set that a theme selects.
  struct Selection {
    /// The index of the set in ``TokenSetThemes/order``.
    var set: Int
    /// True if the set is a source: it only serves references, and comes before the enabled sets.
    var isSource: Bool
  }

  /// The names of the sets; later ones win.
  var order: [String] = []
  /// One modifier for each group of themes.
  var modifiers: [Modifier] = []
  /// The files of the sets that are not read, because no theme selects them.
  var unread: [(name: String, file: String)] = []
  /// The sets that each context of each modifier selects; all sets where there are no modifiers.
  var selections: [[[Selection]]] = []
  /// The position of each set among the members of the tree that was read.
  private var positions: [String: Int] = [:]

  /// Keeps the positions of the sets in a tree, so that no choice of themes looks for them again.
  mutating func keepPositions(in tree: JSONValue) {
    positions = Dictionary((tree.members ?? []).enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first }
  }

  /// Gives a modifier more contexts, if it is one of these.
  mutating func replace(_ old: Modifier, by new: Modifier) {
    for index in modifiers.indices where modifiers[index] == old {
      modifiers[index] = new
      selections[index] = old.extended(selections[index], for: new)
    }
  }

  /// Returns the sets that any of the chosen themes selects: the sources, then the enabled ones.
  func trees(of tree: JSONValue, _ context: (Modifier) -> String?) -> [JSONValue] {
    let members = tree.members ?? []
    return chosen(context).compactMap { number in
      let name = order[number]
      WorkCount.add()
      if let position = positions[name], members.indices.contains(position), members[position].key == name {
        return members[position].value
      }
      // A resolver document has replaced some sets.
      return tree[name]
    }
  }

  /// Returns the names and trees of the sets that none of the chosen themes selects.
  func others(of tree: JSONValue, _ context: (Modifier) -> String?) -> [(name: String, tree: JSONValue)] {
    let chosen = Set(chosen(context).map { order[$0] })
    return (tree.members ?? []).filter { !chosen.contains($0.key) }.map { ($0.key, $0.value) }
  }

  private func chosen(_ context: (Modifier) -> String?) -> [Int] {
    if modifiers.isEmpty { return Array(order.indices) }
    var isSource: [Bool?] = Array(repeating: nil, count: order.count)
    for (modifier, contexts) in zip(modifiers, selections) {
      guard let index = modifier.index(of: context(modifier) ?? "") else { continue }
      for selection in contexts[index] {
        isSource[selection.set] = selection.isSource && isSource[selection.set] != false
      }
    }
    return order.indices.filter { isSource[$0] == true } + order.indices.filter { isSource[$0] == false }
  }
}
