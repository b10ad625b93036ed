public import DesignTokens

extension ThemeController {
  /// Loads a theme from a file and makes it current. The first problems of its tokens are logged as warnings.
  ///
  /// - Parameter path: a token file or a resolver document.
  /// - Throws: `TokenError` if the file cannot be used. The current theme is then unchanged.
  public func load(contentsOf path: String) throws(TokenError) {
    let theme = try Theme(contentsOf: path)
    self.theme = theme
    Self.report(theme.diagnostics, of: path)
  }

  /// Logs the first twenty problems of a theme's tokens, and the command that lists all. A file in an older form has
  /// one problem for each token.
  static func report(_ diagnostics: [Diagnostic], of path: String) {
    let shown = 20
    for diagnostic in diagnostics.prefix(shown) { Log.warning("\(diagnostic)") }
    guard diagnostics.count > shown else { return }
    Log.warning(
      "There are \(diagnostics.count - shown) more problems: `thimble tokens check \(path) --all` lists them.")
  }
}
