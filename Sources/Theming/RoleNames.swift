import DesignTokens

/// The tokens of a system whose names have words of roles.
///
/// Contexts of the kit that select the same contexts of the system share them.
struct RoleNames {
  /// A token whose name fits a role.
  struct Name {
    let token: ResolvedToken
    /// The scheme and contrast that the name says.
    let meaning: SchemeName
    /// The likeliness of the token for the role, from its name and its use.
    let score: Double
  }

  private var names: [String: [Name]] = [:]
  /// The roles that the system sets itself.
  let given: Set<String>

  init(_ tokens: ResolvedTokens) {
    given = Set(RoleWords.all.map(\.role).filter { tokens[$0] != nil })
    var rolesByWord: [String: [Int]] = [:]
    for (index, role) in RoleWords.all.enumerated() {
      for word in role.needed.keys { rolesByWord[word, default: []].append(index) }
    }
    let types = Set(RoleWords.all.map(\.type))
    let uses = Self.uses(tokens)
    for token in tokens where types.contains(token.type) && token.deprecation == nil {
      let roles = Set(NameWords.of(token.path, most: 200).flatMap { rolesByWord[$0] ?? [] })
      guard !roles.isEmpty, !token.path.hasPrefix("theme.color.button.") else { continue }
      let meaning = SchemeName(token.path)
      let words = meaning.others
      // The kit has no context of medium contrast.
      if zip(words, words.dropFirst()).contains(where: { $0 == ("medium", "contrast") }) { continue }
      var seen: Set<String> = []
      let all = words.filter { seen.insert($0).inserted }
      // Of two names that fit alike, the one that others use is the system's own choice.
      let bonus = 0.1 * Double(min(uses[token.path] ?? 0, 5)) - 0.01 * Double(words.count)
      for role in roles.map({ RoleWords.all[$0] }) where role.type == token.type {
        guard let score = role.score(all) else { continue }
        names[role.role, default: []].append(Name(token: token, meaning: meaning, score: score + bonus))
      }
    }
  }

  /// Returns the tokens whose names fit a role, in order.
  func names(for role: RoleWords) -> [Name] { names[role.role] ?? [] }

  /// Returns the number of references to each token.
  private static func uses(_ tokens: ResolvedTokens) -> [String: Int] {
    var uses: [String: Int] = [:]
    for token in tokens { for path in token.references { uses[path, default: 0] += 1 } }
    return uses
  }
}
