public import DesignTokens

extension ThemeController {
  /// Puts a theme from a file in force. What is wrong with its tokens goes to the log as warnings.
  ///
  /// - Throws: ``TokenError`` when the file cannot be used; the theme in force stays.
  public func load(_ path: String) throws(TokenError) {
    let theme = try Theme(contentsOf: path)
    self.theme = theme
    for diagnostic in theme.diagnostics { Log.warning("\(diagnostic)") }
  }
}
