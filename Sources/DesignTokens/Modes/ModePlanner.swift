/// Finds the modes that tokens have values for, and reports modes that contradict each other or are not read.
struct ModePlanner {
  /// The names of the modes.
  private(set) var modeNames = ModeNames()
  /// The modes in the order they were found, and their groups: modes of one group exclude each other.
  private var modes: [ModeAxis.Member] = []
  private var places: [Place] = []
  private var groups: [Int] = []
  private var numbers: [SchemeName: Int] = [:]
  private let reporter: Reporter
  private var names: [String] = []
  private var prefix: Int?
  /// The number of tokens with values in each extension that is not read, and the place of the first.
  private var unread: [String: (count: Int, place: Place)] = [:]
  private static let most = 1_000
  /// The most groups of modes, as of a resolver document's modifiers: the tokens are resolved for each mode of each.
  private static let mostAxes = 64

  init(reporter: Reporter) {
    self.reporter = reporter
  }

  /// Returns the modes found, in groups that exclude each other. All modes for light or dark are one group. Reports
  /// groups beyond the limit, which are not read.
  func axes() -> [ModeAxis] {
    let withSides = Set(modes.indices.filter { modes[$0].meaning.side != nil }.map { groups[$0] })
    let first = withSides.min() ?? 0
    let members = Dictionary(grouping: modes.indices) { withSides.contains(groups[$0]) ? first : groups[$0] }
    let sorted = members.sorted { $0.key < $1.key }
    if sorted.count > Self.mostAxes {
      reporter.error(
        .tooLarge, "there are \(sorted.count) modes that no token has in common; at most \(Self.mostAxes) are read",
        at: places[sorted[Self.mostAxes].key],
        advice: "give a token a value for each of the modes that exclude each other")
    }
    var axes = sorted.prefix(Self.mostAxes).map { ModeAxis($0.value.map { modes[$0] }) }
    var used: [String: Int] = [:]
    for index in axes.indices {
      let name = axes[index].modifier.name
      used[name, default: 0] += 1
      if let count = used[name], count > 1 { axes[index].rename("\(name)-\(count)") }
    }
    return axes
  }

  /// Looks for modes in a tree of tokens, or in a document without paths.
  ///
  /// - Parameters:
  ///   - tree: The tokens in today's format.
  ///   - prefix: The number of names before the tokens' paths; nil where the names are no path.
  mutating func add(_ tree: JSONValue, prefix: Int? = 0) {
    self.prefix = prefix
    look(at: tree)
    for (key, found) in unread.sorted(by: { $0.key < $1.key }) {
      let more = found.count > 1 ? ", here and in \(found.count - 1) more place\(found.count > 2 ? "s" : "")" : ""
      reporter.warning(
        .modes, "the extension \"\(key.prefix(80))\" keeps values for other modes\(more), which are not read",
        at: found.place, advice: "write them as { \"$extensions\": { \"mode\": { \"dark\": … } } }")
    }
    unread = [:]
  }

  private mutating func look(at node: JSONValue) {
    if let elements = node.elements {
      for element in elements { look(at: element) }
      return
    }
    for member in node.members ?? [] {
      if member.key.utf8.first != UInt8(ascii: "$") {
        names.append(member.key)
        look(at: member.value)
        names.removeLast()
      } else if member.key == "$extensions" {
        for (index, other) in (member.value.members ?? []).enumerated() where Mode.values(in: other) == nil {
          // The limit keeps files full of extensions fast.
          if index < 64 { lookForUnread(other, key: other.key, depth: 0) }
        }
        read(node, member.value)
      } else if member.key == "$root" {
        look(at: member.value)
      }
    }
  }

  // MARK: - Tokens

  private mutating func read(_ token: JSONValue, _ extensions: JSONValue) {
    let found = Mode.all(of: token)
    guard let first = found.first else { return }
    if !TokenTree.isToken(token),
      token.members?.contains(where: { !$0.key.hasPrefix("$") && $0.value.members != nil }) == true
    {
      return reporter.warning(
        .modes, "a group has values for modes, which are not read", at: first.place, path: path,
        advice: "write them in the tokens of the group")
    }
    var seen: [SchemeName: Mode] = [:]
    var group: Int?
    let base = token["$value"]
    for mode in found {
      let meaning = modeNames.add(mode.name)
      if let other = seen.updateValue(mode, forKey: meaning) {
        seen[meaning] = other
        reportConflict(mode, other)
      }
      guard let number = number(of: meaning, named: mode) else { return }
      join(groups[number], &group)
      if let base, !Self.isSame(mode.token(token)["$value"] ?? base, base) { modes[number].isBase = false }
    }
    reportUnusedBase(of: token, seen)
  }

  private mutating func number(of meaning: SchemeName, named mode: Mode) -> Int? {
    if let number = numbers[meaning] { return number }
    guard modes.count < Self.most else {
      if numbers.updateValue(0, forKey: SchemeName(nil)) == nil {
        reporter.error(.tooLarge, "there are more than \(Self.most) modes", at: mode.place, path: path)
      }
      return nil
    }
    numbers[meaning] = modes.count
    groups.append(modes.count)
    modes.append(ModeAxis.Member(meaning: meaning, name: mode.name))
    places.append(mode.place)
    return modes.count - 1
  }

  /// Merges two groups of modes, because a token has modes of both.
  private mutating func join(_ group: Int, _ other: inout Int?) {
    guard let known = other, known != group else { return other = group }
    for index in groups.indices where groups[index] == max(known, group) { groups[index] = min(known, group) }
    other = min(known, group)
  }

  // MARK: - Reports

  /// Returns true if two values are equal; a colour may have two spellings.
  private static func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
    if left == right { return true }
    guard let left = left.string, let right = right.string else { return false }
    return left.lowercased() == right.lowercased() || RGBA(hex: left).map { $0 == RGBA(hex: right) } == true
  }

  private func reportConflict(_ mode: Mode, _ other: Mode) {
    guard mode.value != other.value else { return }
    reporter.warning(
      .modes, "the mode \"\(mode.name.prefix(80))\" is another spelling of \"\(other.name.prefix(80))\", which is used",
      at: mode.place, path: path, advice: "remove one of the two values")
  }

  /// Warns of a token whose own value is never used, because it has other values for light and dark.
  private func reportUnusedBase(of token: JSONValue, _ modes: [SchemeName: Mode]) {
    guard let light = modes[SchemeName(.light)], let dark = modes[SchemeName(.dark)],
      let base = token["$value"]
    else { return }
    let isUsed = [light, dark].contains { Self.isSame($0.token(token)["$value"] ?? base, base) }
    guard !isUsed else { return }
    reporter.warning(
      .modes, "the value is not used: \"\(light.name)\" and \"\(dark.name)\" have others", at: base.place, path: path,
      advice: "write the value for \"\(light.name)\" here, too")
  }

  /// Looks for values for modes in a form that is not read: an object whose members are called light or dark, or an
  /// object that is called modes or themes.
  private mutating func lookForUnread(_ member: JSONMember, key: String, depth: Int) {
    guard let members = member.value.members, !members.isEmpty, depth < 4 else { return }
    let name = member.key.split(separator: ".").last.map(String.init) ?? member.key
    let isNamed = ["modes", "themes", "overrides", "valuesByMode", "sets"].contains(name)
    guard isNamed || members.contains(where: { ["light", "dark"].contains($0.key.lowercased()) }) else {
      for inner in members.prefix(64) { lookForUnread(inner, key: "\(key).\(inner.key)", depth: depth + 1) }
      return
    }
    unread[key, default: (0, member.place)].count += 1
  }

  private var path: String? { prefix.map { names.dropFirst($0).joined(separator: ".") } }
}
