import DesignTokens

/// Finds where in a user's files the colours of a pair were written.
struct ContrastTrail {
  private let tokens: ResolvedTokens
  private var locator: SourceLocator

  init(_ tokens: ResolvedTokens) {
    self.tokens = tokens
    locator = tokens.locator
  }

  /// The place of the colour in front, or of the one behind where that is the user's and the other is not; nil when both
  /// are the kit's own.
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

  /// The place where the user wrote the token, or the first token that it is an alias of.
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
