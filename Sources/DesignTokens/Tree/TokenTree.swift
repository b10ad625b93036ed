import PlainText

/// The tree that all sources are merged into before anything is resolved: JSON with places.
struct TokenTree {
  private(set) var root = JSONValue(.object([]))
  private let reporter: Reporter
  /// The number of members that may still be visited while merging. A source that is named many times, or many small
  /// sources over a large one, would be slow otherwise.
  private var budget = Self.most
  private static let most = 1_000_000

  /// The number of members that were visited.
  var visited: Int { Self.most - max(0, budget) }

  init(reporter: Reporter) {
    self.reporter = reporter
  }

  /// Lays a source over the tree: a later token replaces an earlier one whole; groups are merged.
  mutating func merge(_ source: JSONValue) {
    if budget < 0 { return }
    root = Self.merge(root, source, path: "", reporter: reporter, budget: &budget)
    if budget < 0 { reporter.error(.tooLarge, "the sources are too much to lay over each other", at: source.place) }
  }

  /// Returns true if an object is a token rather than a group.
  static func isToken(_ node: JSONValue) -> Bool {
    guard let members = node.members else { return false }
    return members.contains { $0.key == "$value" || $0.key == "$ref" }
  }

  /// Returns true if an object is a token, or has one in it at any depth.
  static func holdsTokens(_ node: JSONValue) -> Bool {
    guard let members = node.members else { return false }
    return isToken(node) || members.contains { !$0.key.hasPrefix("$") && holdsTokens($0.value) }
  }

  /// Returns the number of groups in a tree that extend others.
  static func extendingGroups(in node: JSONValue) -> Int {
    (node.members ?? []).reduce(0) { count, member in
      if member.key == "$extends" { return count + 1 }
      return member.key.utf8.first == UInt8(ascii: "$") ? count : count + extendingGroups(in: member.value)
    }
  }

  /// Returns true if an object holds other data: several members, none of which has a property of a token.
  static func isOtherData(_ root: JSONValue) -> Bool {
    var hasData = 0
    func isFree(_ node: JSONValue) -> Bool {
      switch node.content {
      case .object(let members): members.allSatisfy { !properties.contains($0.key) && isFree($0.value) }
      case .array(let elements): elements.allSatisfy(isFree)
      default: true
      }
    }
    func count(_ node: JSONValue) {
      guard let members = node.members else { return hasData += 1 }
      for member in members where !member.key.hasPrefix("$") { count(member.value) }
    }
    guard root["$schema"]?.string?.contains(text: "2025.10") != true, isFree(root) else { return false }
    count(root)
    return hasData > 1
  }

  /// The properties that tokens and groups of the format have, apart from a description.
  private static let properties: Set<String> = [
    "$value", "$type", "$ref", "$extends", "$root", "$deprecated", "$extensions",
  ]

  /// Merges two groups; members that only one has are shared, not copied.
  ///
  /// The members of groups that both have count against the budget. When it is used up, the base stays as it is.
  static func merge(
    _ base: JSONValue, _ over: JSONValue, path: String, reporter: Reporter?, budget: inout Int
  ) -> JSONValue {
    guard case .object(var members) = base.content, case .object(let others) = over.content else { return over }
    if members.isEmpty { return over }
    budget -= members.count + others.count
    WorkCount.add(members.count + others.count)
    if budget < 0 { return base }
    if isToken(over) || isToken(base) {
      if let reporter, reporter.rules(at: base.place).allowOldForms, reporter.rules(at: over.place).allowOldForms {
        return joined(base, over, path: path, reporter: reporter, budget: &budget)
      }
      if isToken(over) != isToken(base), !path.isEmpty {
        reporter?.warning(
          .replaced,
          isToken(over)
            ? "this token replaces a group of the same name" : "this group replaces a token of the same name",
          at: over.place, path: path)
      }
      return over
    }
    let isLarge = members.count + others.count > 16
    var indices =
      isLarge ? Dictionary(members.enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first } : [:]
    for other in others {
      let earlier = isLarge ? indices[other.key] : members.firstIndex { $0.key == other.key }
      guard let earlier else {
        if isLarge { indices[other.key] = members.count }
        members.append(other)
        continue
      }
      members[earlier].place = other.place
      members[earlier].value =
        other.key.hasPrefix("$") && other.key != "$root"
        ? other.value
        : merge(
          members[earlier].value, other.value, path: path.isEmpty ? other.key : "\(path).\(other.key)",
          reporter: reporter, budget: &budget)
    }
    return JSONValue(.object(members), at: over.place)
  }

  /// Merges two objects of older tools, of which one at least is a token. The later token replaces the earlier one, and
  /// the tokens inside of both are kept.
  private static func joined(
    _ base: JSONValue, _ over: JSONValue, path: String, reporter: Reporter, budget: inout Int
  ) -> JSONValue {
    let (token, other) = isToken(over) ? (over, base) : (base, over)
    var members = token.members ?? []
    for member in other.members ?? [] where !member.key.hasPrefix("$") && holdsTokens(member.value) {
      guard let index = members.firstIndex(where: { $0.key == member.key }) else {
        members.append(member)
        continue
      }
      let (first, second) = isToken(over) ? (member.value, members[index].value) : (members[index].value, member.value)
      members[index].value = merge(
        first, second, path: "\(path).\(member.key)", reporter: reporter, budget: &budget)
    }
    return JSONValue(.object(members), at: token.place)
  }
}

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
