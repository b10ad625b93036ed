/// A choice of objects to list, with a number of levels inside them.
package struct ObjectSelection: Sendable {
  /// The conditions; without any, the choice begins with the windows.
  package var query: ObjectQuery
  /// The number of levels below the chosen objects; nil for all.
  package var depth: Int?

  package init(_ query: ObjectQuery = ObjectQuery(), depth: Int? = nil) {
    self.query = query
    self.depth = depth
  }

  /// An object to list, and its level below the chosen one.
  typealias Entry = (index: Int, level: Int)

  /// Returns the chosen objects in the order of reading, each once.
  func entries(of list: ObjectList) -> [Entry] {
    let roots =
      query.isEmpty
      ? list.items.indices.filter { list.items[$0].parent == 0 } : query.allMatches(in: list)
    var entries: [Entry] = []
    var end = 0
    for root in roots where root >= end {
      end = root + 1
      entries.append((root, 0))
      let level = list.items[root].depth
      while end < list.items.count, list.items[end].depth > level {
        let below = list.items[end].depth - level
        if depth.map({ below <= $0 }) ?? true, query.includesHidden || list.items[end].isShown {
          entries.append((end, below))
        }
        end += 1
      }
    }
    return entries
  }
}
