import DesignTokens

/// Tokens of a theme that the kit has no use for, because their path is misspelt or means nothing to it.
struct UnknownPaths {
  let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - layers: the theme's own documents.
  ///   - paths: the paths of all tokens, in all contexts.
  init(_ layers: [TokenDocument], paths: Set<String>) {
    let known = Set(Theme.default.tokens(in: ThemeContext()).map(\.path))
    diagnostics = paths.sorted().compactMap { path in
      guard let problem = ThemeSchema.problem(with: path, known: known) else { return nil }
      return Diagnostic(
        severity: .warning, code: .unknownProperty, message: problem.message,
        location: layers.lazy.compactMap { Self.location(path, in: $0) }.first, path: path, advice: problem.advice,
        keepsValue: true)
    }
  }

  /// Where a document itself gives a token; nil when it is in a file that the document names.
  private static func location(_ path: String, in document: TokenDocument) -> SourceLocation? {
    var node = document.root
    var place: Place?
    for name in path.split(separator: ".") {
      guard let member = node.members?.first(where: { $0.key == name }) else { return nil }
      place = member.place
      node = member.value
    }
    guard let place else { return nil }
    let (line, column) = LineIndex(document.bytes).position(of: Int(place.offset), in: document.bytes)
    return SourceLocation(file: document.name, line: line, column: column)
  }
}
