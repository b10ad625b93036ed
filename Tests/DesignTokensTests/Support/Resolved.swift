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

extension Resolver {
  /// Each modifier with its contexts, the default in brackets.
  var choices: [String] {
    modifiers.map { modifier in
      let contexts = modifier.contexts.map { $0 == modifier.defaultContext ? "[\($0)]" : $0 }
      return "\(modifier.name): \(contexts.joined(separator: ", "))"
    }
  }
}
