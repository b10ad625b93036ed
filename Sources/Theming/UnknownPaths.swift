import DesignTokens

/// Tokens of a theme that the kit has no use for, because their path is misspelt or means nothing to it.
struct UnknownPaths {
  let diagnostics: [Diagnostic]

  /// More are not worth anyone's time.
  private static let most = 1_000

  /// - Parameter contexts: the theme's tokens in each context.
  init(_ contexts: [ResolvedTokens]) {
    let known = Set(Theme.default.tokens(in: ThemeContext()).map(\.path))
    var found: [String: Diagnostic] = [:]
    for tokens in contexts {
      var locator = tokens.locator
      for token in tokens where found.count < Self.most && found[token.path] == nil {
        guard let problem = ThemeSchema.problem(with: token.path, known: known) else { continue }
        found[token.path] = Diagnostic(
          severity: .warning, code: .unknownProperty, message: problem.message,
          location: locator.location(token.place), path: token.path, advice: problem.advice, keepsValue: true)
      }
    }
    diagnostics = found.values.sorted { ($0.path ?? "") < ($1.path ?? "") }
  }
}
