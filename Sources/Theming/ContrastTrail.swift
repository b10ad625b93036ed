import DesignTokens

/// A search for the place where a theme's own files set the colours of a pair.
struct ContrastTrail {
  private let tokens: ResolvedTokens
  private var locator: SourceLocator

  init(_ tokens: ResolvedTokens) {
    self.tokens = tokens
    locator = tokens.locator
  }

  /// Returns the place of the front colour, or of the back colour if the theme's files set only that one; nil if the
  /// kit sets both.
  mutating func location(of pair: ContrastReport.Pair) -> SourceLocation? {
    var paths: [String] = []
    if pair.variant.isEmpty {
      paths.append(pair.path)
    } else {
      for property in [pair.kind.rawValue, "background"] {
        var state: ButtonState? = pair.state
        while let current = state {
          let path = "theme.color.button.\(pair.variant).\(current.tokenName).\(property)"
          if tokens[path] != nil {
            paths.append(path)
            break
          }
          state = current.fallback
        }
      }
    }
    paths += ["theme.color.background.surface", "theme.color.background.colored", "theme.color.background.brand"]
    for path in paths {
      if let location = authored(path) { return location }
    }
    return nil
  }

  /// Returns the place of the token at a path, or of the first token along its alias chain that the theme's files set;
  /// nil if there is none.
  private mutating func authored(_ path: String) -> SourceLocation? {
    var next: String? = path
    var hops = 0
    while let path = next, hops < 100, let token = tokens[path] {
      let location = locator.location(token.authored.place)
      if let location, !FileSnapshot.isOwn(location.file) { return location }
      next = token.alias
      hops += 1
    }
    return nil
  }
}
