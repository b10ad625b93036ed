import DesignTokens

/// Returns the resolved tokens of a text.
func resolved(_ text: String, _ inputs: [String: String] = [:]) throws -> ResolvedTokens {
  try Resolver(TokenDocument(text, name: "test.json")).resolve(inputs)
}

/// Returns the type and CSS of a text in a file of older tools, or the error message.
func oldValue(_ text: String, _ type: String? = nil, name: String = "a") throws -> String {
  let type = type.map { ", \"type\": \"\($0)\"" } ?? ""
  let tokens = try resolved(##"{"\##(name)": {"value": "\##(text)"\##(type)}, "z": {"value": "#000"}}"##)
  guard let token = tokens[name] else { return tokens.errors(name).first?.message ?? "\(tokens.report)" }
  return "\(token.type.rawValue) \(token.value.css)"
}

extension ResolvedTokens {
  /// The diagnostics as they are printed.
  var report: [String] { diagnostics.map(\.description) }

  /// Returns the errors about one token.
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
