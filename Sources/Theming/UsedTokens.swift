import DesignTokens

/// The tokens of a theme that change something in the kit: those whose path the kit knows, and all that they refer to.
struct UsedTokens {
  private(set) var paths: Set<String> = []

  /// - Parameter contexts: the theme's tokens in each context.
  init(_ contexts: [ResolvedTokens]) {
    for tokens in contexts {
      var seen: Set<String> = []
      var waiting = tokens.map(\.path).filter(Self.isTheme)
      while let path = waiting.popLast() {
        guard seen.insert(path).inserted, let token = tokens[path] else { continue }
        waiting += token.references
      }
      paths.formUnion(seen)
      // A token that is left out because of another tells which.
      for diagnostic in tokens.diagnostics where diagnostic.path.map({ paths.contains($0) || Self.isTheme($0) }) == true
      {
        if let cause = diagnostic.rootCause { paths.insert(cause) }
      }
    }
  }

  /// Whether a diagnostic is about a theme's token, or about a file as a whole.
  func concerns(_ diagnostic: Diagnostic) -> Bool {
    guard let path = diagnostic.path else { return ![.duplicateKey, .unread].contains(diagnostic.code) }
    return Self.isTheme(path) || paths.contains(path)
  }

  private static func isTheme(_ path: String) -> Bool { path.hasPrefix("theme.") }
}
