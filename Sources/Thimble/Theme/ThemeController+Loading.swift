public import DesignTokens

extension ThemeController {
  /// Loads a theme from a file and makes it current. Problems of its tokens are logged as warnings.
  ///
  /// - Throws: `TokenError` if the file cannot be used; the current theme stays.
  public func load(contentsOf path: String) throws(TokenError) {
    let theme = try Theme(contentsOf: path)
    self.theme = theme
    Self.report(theme.diagnostics, of: path)
  }

  /// Logs the first twenty problems of a theme's tokens, and the way to read the rest. A file of an older form has one
  /// problem for each token.
  static func report(_ diagnostics: [Diagnostic], of path: String) {
    let shown = 20
    for diagnostic in diagnostics.prefix(shown) { Log.warning("\(diagnostic)") }
    guard diagnostics.count > shown else { return }
    Log.warning("And \(diagnostics.count - shown) more: `thimble tokens check \(path) --all` lists them.")
  }
}
