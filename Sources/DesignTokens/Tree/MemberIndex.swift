/// Finds members of objects by their keys, and keeps an index of large objects.
///
/// The caller gives each object a key.
struct MemberIndex<Key: Hashable> {
  private var positions: [Key: [String: Int]] = [:]

  /// Returns the member `name` of the object with a key; nil if there is none.
  mutating func member(_ name: String, of node: JSONValue, _ key: @autoclosure () -> Key) -> JSONValue? {
    guard let members = node.members, members.count > 16 else { return node[name] }
    let key = key()
    if positions[key] == nil {
      WorkCount.add(members.count)
      positions[key] = Dictionary(members.enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first }
    }
    return positions[key]?[name].map { members[$0].value }
  }
}
