/// Modes that exclude each other, because one token or another has values for several of them.
struct ModeAxis {
  /// A mode, in its first spelling.
  struct Member {
    /// The meaning of its name.
    var meaning: SchemeName
    var name: String
    /// True if the value of every token for this mode is the token's own.
    var isBase = true
  }

  let modes: [Member]
  /// The modifier that chooses among the modes. Its contexts are the modes, and one for the tokens' own values if no
  /// mode has these values.
  private(set) var modifier: Modifier

  init(_ modes: [Member]) {
    self.modes = modes
    let meanings = Set(modes.map(\.meaning))
    let hasSides = meanings.contains { $0.side != nil }
    let hasContrast = meanings.contains { $0.isHighContrast }
    let base =
      hasSides
      ? modes.first { $0.meaning == SchemeName(.light) }?.name
      : (modes.first { Self.isBase($0.meaning) } ?? modes.first { $0.isBase && !$0.meaning.isHighContrast })?.name
    var contexts = modes.map(\.name)
    if base == nil {
      contexts.insert(hasSides ? "light" : hasContrast ? "normal" : "default", at: 0)
    } else if hasSides, !meanings.contains(where: { $0.side == .dark }) {
      contexts.append("dark")
    }
    modifier = Modifier(
      name: hasSides ? Modifier.theme.name : hasContrast ? "contrast" : "mode", contexts: contexts,
      defaultContext: base ?? contexts.first)
  }

  /// Returns the number of modes that a document's modifier already has, by the meaning of its contexts' names.
  func likeness(to modifier: Modifier) -> Int {
    let meanings = Set(modifier.contexts.map(SchemeName.init))
    let common = modes.count { meanings.contains($0.meaning) && !Self.isBase($0.meaning) }
    let areBothOfSides = meanings.contains { $0.side != nil } && modes.contains { $0.meaning.side != nil }
    return common == 0 && areBothOfSides ? 1 : common
  }

  /// Takes a document's modifier to choose among the modes, and adds a context for each mode that it lacks.
  mutating func join(_ other: Modifier) {
    modifier = other
    for mode in modes where Modifier.context(mode.name, in: modifier.contexts) == nil {
      modifier.contexts.append(mode.name)
    }
  }

  /// Renames the modifier.
  mutating func rename(_ name: String) { modifier.name = name }

  /// Returns true if a name stands for a token's own value.
  private static func isBase(_ meaning: SchemeName) -> Bool {
    meaning.side == nil && !meaning.isHighContrast && ["default", "base", "normal"].contains(meaning.others.joined())
  }
}
