import DesignTokens

/// The problems of tokens in a well-formed file: an unknown or misspelt path, a type that the kit cannot use for the
/// path, or a value outside its limits.
struct TokenProblems {
  let diagnostics: [Diagnostic]

  /// The maximum number of collected problems.
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
        // A problem of the kit's own token is a consequence of a problem that is reported already.
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

/// The tokens of a theme that affect the kit: tokens with a path that the kit knows, and all tokens that they refer to.
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
      // If a token is left out because another token is invalid, its diagnostic names the invalid token as the root
      // cause.
      for diagnostic in tokens.diagnostics where diagnostic.path.map({ paths.contains($0) || Self.isTheme($0) }) == true
      {
        if let cause = diagnostic.rootCause { paths.insert(cause) }
      }
    }
  }

  /// Returns whether a diagnostic concerns a token that affects the kit, or a file as a whole.
  func concerns(_ diagnostic: Diagnostic) -> Bool {
    guard let path = diagnostic.path else { return ![.duplicateKey, .unread].contains(diagnostic.code) }
    return Self.isTheme(path) || paths.contains(path)
  }

  /// Returns whether a token belongs to the kit, by its path.
  static func isTheme(_ path: String) -> Bool { path.utf8.starts(with: "theme.".utf8) }
}
