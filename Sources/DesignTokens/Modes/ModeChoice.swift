/// The modes that hold in a choice of contexts.
struct ModeChoice {
  /// A chosen mode.
  private struct Chosen {
    /// The meaning of its name.
    var meaning: SchemeName
    /// Its position among the modes that exclude each other. Most tokens have them in the same order.
    var position: Int
  }

  private let names: ModeNames
  /// The number of the modes that exclude each other, by the meaning of each. All choices share it.
  private let numbers: [SchemeName: Int]
  /// The chosen one of each of them.
  private let chosen: [Chosen?]

  init(_ axes: [ModeAxis], numbers: [SchemeName: Int], names: ModeNames, _ context: (Modifier) -> String?) {
    self.names = names
    self.numbers = numbers
    chosen = axes.map { axis in
      let modifier = axis.modifier
      let input = context(modifier).flatMap { Modifier.context($0, in: modifier.contexts) } ?? modifier.defaultContext
      guard let input else { return nil }
      let meaning = SchemeName(input)
      return Chosen(meaning: meaning, position: axis.modes.firstIndex { $0.meaning == meaning } ?? 0)
    }
  }

  /// True if no file has values for modes.
  var isEmpty: Bool { chosen.allSatisfy { $0 == nil } }

  /// Returns the mode of a token that holds; nil if the token's own value holds.
  ///
  /// A mode for light or dark in general stands for all others of its side, as in Primer.
  func mode(of token: JSONValue) -> Mode? {
    let lists = Mode.lists(of: token)
    // All modes of a token exclude each other.
    guard let first = lists.lazy.joined().first, let number = numbers[names.meaning(of: first.key)],
      let mode = chosen[number]
    else { return nil }
    let found =
      member(meaning: mode.meaning, of: lists, at: mode.position)
      ?? mode.meaning.side.flatMap { member(meaning: SchemeName($0), of: lists) }
    return found.map(Mode.init)
  }

  /// Returns the first member with a meaning, which is probably at a position.
  private func member(meaning: SchemeName, of lists: [[JSONMember]], at position: Int = 0) -> JSONMember? {
    let spellings = names.spellings(of: meaning)
    // If the name has one spelling, no other member of the list has it. So a choice of one of many modes does not visit
    // all of them.
    if spellings.count == 1, lists.count == 1, lists[0].indices.contains(position),
      lists[0][position].key == spellings[0]
    {
      return lists[0][position]
    }
    for list in lists {
      let found = list.first { member in
        WorkCount.add()
        return spellings.contains(member.key) || (!names.areAll && names.meaning(of: member.key) == meaning)
      }
      if let found { return found }
    }
    return nil
  }
}

/// The names of modes in all files, and their meanings.
struct ModeNames {
  private var meanings: [String: SchemeName] = [:]
  private var spellings: [SchemeName: [String]] = [:]
  /// The most names that are kept.
  private static let most = 1_000

  /// True if all names are kept.
  var areAll: Bool { meanings.count < Self.most }

  /// Returns the meaning of a name, and keeps it.
  mutating func add(_ name: String) -> SchemeName {
    if let known = meanings[name] { return known }
    let meaning = SchemeName(name)
    if areAll {
      meanings[name] = meaning
      spellings[meaning, default: []].append(name)
    }
    return meaning
  }

  /// Returns the meaning of a name.
  func meaning(of name: String) -> SchemeName { meanings[name] ?? SchemeName(name) }

  /// Returns the names with a meaning.
  func spellings(of meaning: SchemeName) -> [String] { spellings[meaning] ?? [] }
}
