import DesignTokens

/// The tokens of a text, resolved.
func resolved(_ text: String, _ inputs: [String: String] = [:]) throws -> ResolvedTokens {
  try Resolver(TokenDocument(text, name: "test.json")).resolve(inputs)
}

extension ResolvedTokens {
  /// What is printed of the diagnostics.
  var report: [String] { diagnostics.map(\.description) }

  /// The errors about one token.
  func errors(_ path: String) -> [Diagnostic] { diagnostics.filter { $0.path == path && $0.severity == .error } }
}
