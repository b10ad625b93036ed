// MARK: - Types that the format does not have

extension OldForm {
  /// Returns true if older tools have a type of this name for what the format has none for: text that is no font's, switches, how
  /// letters are drawn. A value of a form that the format has is read as that all the same.
  static func isForeign(type name: String) -> Bool {
    [
      "other", "text", "string", "asset", "boolean", "composition", "textCase", "textDecoration", "fontStyle", "icon",
      "content",
    ].contains(name)
  }
}
