import DesignTokens

/// What is wrong with a theme's tokens though their file is well-formed: the kit has no use for them, because their path
/// is misspelt or means nothing to it, or their type is another than is needed there; or their value goes too far.
struct TokenProblems {
  let diagnostics: [Diagnostic]

  /// More are not worth anyone's time.
  private static let most = 1_000

  /// - Parameter contexts: the theme's tokens in each context.
  init(_ contexts: [ResolvedTokens]) {
    let standard = Theme.default.tokens(in: ThemeContext())
    let known = Dictionary(uniqueKeysWithValues: standard.map { ($0.path, $0.type) })
    var found: [String: Diagnostic] = [:]
    for tokens in contexts {
      var locator = tokens.locator
      for token in tokens where found.count < Self.most && found[token.path] == nil {
        guard let (code, message, advice) = Self.problem(with: token, known) else { continue }
        let location = locator.location(token.place)
        // The kit's own tokens follow others, of which it has been told.
        if let location, FileSnapshot.isOwn(location.file) { continue }
        found[token.path] = Diagnostic(
          severity: .warning, code: code, message: message, location: location, path: token.path, advice: advice,
          keepsValue: true)
      }
    }
    diagnostics = found.values.sorted { ($0.path ?? "") < ($1.path ?? "") }
  }

  private static func problem(
    with token: ResolvedToken, _ known: [String: TokenType]
  ) -> (DiagnosticCode, message: String, advice: String?)? {
    if let problem = ThemeSchema.problem(with: token.path, known: known) {
      return (.unknownProperty, problem.message, problem.advice)
    }
    if let wanted = ThemeSchema.type(of: token.path, standard: known[token.path]), wanted != token.type {
      let length =
        wanted == .dimension ? token.value.number.map { TokenValue.dimension(DimensionValue(value: $0)) } : nil
      return (
        .type, "the kit needs \(wanted.phrase) here, and this is \(token.type.phrase)",
        length.map { "write \"$type\": \"dimension\", \"$value\": \(JSONWriter.line($0.json))" } ?? "it is left out"
      )
    }
    return ThemeLimits.problem(with: token.value, at: token.path).map { (.doubtful, $0.message, $0.advice) }
  }
}
