/// Reads the themes of a Tokens Studio export: which of its token sets each of them selects.
///
/// Without themes all sets take part; of sets that are named for light or dark, only those of the chosen side.
struct TokenSetPlanner {
  /// A token set and where it is named.
  typealias Named = (name: String, place: Place)

  private(set) var themes = TokenSetThemes()
  /// The place where each set of the order was first named.
  private(set) var places: [Place] = []
  /// True if only the sets of the order exist.
  private let isComplete: Bool
  private let reporter: Reporter
  private var numbers: [String: Int] = [:]
  private var groups: [String: Int] = [:]
  private var contexts: Set<[String]> = []
  private var missing: Set<String> = []
  private var suggestions = Suggestion.Budget()

  /// The group of themes that name none.
  private static let noGroup = "theme"
  /// The limits of modifiers, contexts and sources in a resolver document.
  private static let (mostGroups, mostThemes, mostSets) = (64, 1_000, 10_000)

  /// - Parameters:
  ///   - list: The content of `$themes`, or of a file of that name; nil if there are none.
  ///   - order: The sets, the last of which wins; a name may occur twice.
  ///   - isComplete: True if there are no other sets.
  ///   - reporter: Collects the problems.
  init(_ list: JSONValue?, order: [Named], isComplete: Bool, reporter: Reporter) {
    self.isComplete = isComplete
    self.reporter = reporter
    for set in order { _ = add(set.name, at: set.place) }
    if let list { read(list) }
    for index in themes.modifiers.indices {
      themes.modifiers[index].defaultContext = SchemeName.usual(of: themes.modifiers[index].contexts)
    }
    if themes.modifiers.isEmpty { chooseByName() }
  }

  /// The numbers of the sets that any theme selects.
  var used: Set<Int> {
    themes.modifiers.isEmpty ? Set(themes.order.indices) : Set(themes.selections.joined().joined().map(\.set))
  }

  private mutating func add(_ name: String, at place: Place) -> Int? {
    if let number = numbers[name] { return number }
    guard themes.order.count < Self.mostSets else {
      if missing.insert("").inserted {
        reporter.error(.tooLarge, "there are more than \(Self.mostSets) token sets", at: place)
      }
      return nil
    }
    numbers[name] = themes.order.count
    themes.order.append(name)
    places.append(place)
    return themes.order.count - 1
  }

  // MARK: - Themes

  private mutating func read(_ list: JSONValue) {
    guard let elements = list.elements else {
      return reporter.error(.structure, "`$themes` is \(list.kind), not a list of themes", at: list.place)
    }
    for element in elements.prefix(Self.mostThemes) { readTheme(element) }
    guard let next = elements.dropFirst(Self.mostThemes).first else { return }
    reporter.error(.tooLarge, "there are more than \(Self.mostThemes) themes", at: next.place)
  }

  private mutating func readTheme(_ node: JSONValue) {
    guard let name = node["name"]?.string, let sets = node["selectedTokenSets"]?.members else {
      return reporter.error(
        .structure, "this is no theme", at: node.place,
        advice: "write { \"name\": …, \"selectedTokenSets\": { \"set\": \"enabled\" } }")
    }
    let group = node["group"]?.string.flatMap { $0.isEmpty ? nil : $0 } ?? Self.noGroup
    guard let index = self.index(of: group, at: node.place) else { return }
    guard contexts.insert([group, name]).inserted else {
      return reporter.warning(
        .duplicateKey, "there is another theme \"\(name.prefix(80))\" before this one; that one is used",
        at: node["name"]?.place ?? node.place, advice: "give one of them another name or group")
    }
    themes.modifiers[index].contexts.append(name)
    themes.selections[index].append(sets.compactMap { selection($0, of: name) })
  }

  /// Returns the index of the modifier for a group of themes.
  private mutating func index(of group: String, at place: Place) -> Int? {
    if let index = groups[group] { return index }
    guard groups.count < Self.mostGroups else {
      if missing.insert("$themes").inserted {
        reporter.error(.tooLarge, "there are more than \(Self.mostGroups) groups of themes", at: place)
      }
      return nil
    }
    groups[group] = groups.count
    themes.modifiers.append(Modifier(name: group, contexts: [], defaultContext: nil))
    themes.selections.append([])
    return groups.count - 1
  }

  private mutating func selection(_ member: JSONMember, of theme: String) -> TokenSetThemes.Selection? {
    let known = ["enabled", "source", "disabled"]
    guard let status = member.value.string, known.contains(status) else {
      reporter.error(
        .value, "the theme \"\(theme.prefix(80))\" has \(member.value.kind) for the set \"\(member.key.prefix(80))\"",
        at: member.value.place,
        advice: member.value.string.flatMap { Suggestion.advice(on: $0, in: known) }
          ?? "write \"enabled\", \"source\" or \"disabled\"", keepsValue: true)
      return nil
    }
    if status == "disabled" { return nil }
    guard let set = numbers[member.key] ?? (isComplete ? nil : add(member.key, at: member.place)) else {
      reportMissing(member.key, of: theme, at: member.place)
      return nil
    }
    return TokenSetThemes.Selection(set: set, isSource: status == "source")
  }

  /// Warns of a missing set, once for each name. Tokens Studio ignores such a set: it keeps the names of deleted ones.
  private mutating func reportMissing(_ name: String, of theme: String, at place: Place) {
    guard isComplete, missing.insert(name).inserted else { return }
    let mayCompare = suggestions.allows(themes.order.count)
    reporter.warning(
      .missing, "the theme \"\(theme.prefix(80))\" selects the set \"\(name.prefix(80))\", which is not there",
      at: place, advice: mayCompare ? Suggestion.advice(on: name, in: themes.order) : nil)
  }

  // MARK: - Light and dark

  /// Makes contexts of the sets that are named for light, dark or high contrast. High contrast also takes the normal
  /// sets.
  private mutating func chooseByName() {
    let names = themes.order.map(SchemeName.init)
    guard names.contains(where: { $0.side == .dark }) else { return }
    let modifier = Modifier.schemes(for: names.filter { $0.side != nil })
    themes.modifiers = [modifier]
    themes.selections = [
      modifier.contexts.map(SchemeName.init).map { context in
        names.indices.filter { names[$0].side == nil || names[$0].isPart(of: context) }
          .map { .init(set: $0, isSource: false) }
      }
    ]
  }
}
