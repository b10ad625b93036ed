import PlainText

// MARK: - Values that only CSS has

extension OldForm {
  /// Returns advice on text that only a browser could evaluate.
  static func advice(for text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let text = text.lowercased()
    if text.contains(text: "var(") { return "write a reference to the token, as in \"{group.token}\"" }
    if text.contains(text: "color-mix(") || text.contains(text: "(from ") || text.contains(text: "(#") {
      return "write the resulting color; the format cannot mix colors"
    }
    if text.contains(text: "gradient(") { return "write a list of stops" }
    let isFormula = ["calc(", "min(", "max(", "clamp(", "roundto("].contains { text.contains(text: $0) }
    if isFormula || isCalculation(text) { return "write the result; calculations are not in the format" }
    if systemColors.contains(text) { return "the desktop has that color; write one of the theme's own" }
    if areLengths(text) { return "write a token for each of the lengths" }
    if [6, 8].contains(text.utf8.count), literal(text) == nil, let color = hashed(text) {
      return "write \"\(color)\" if it is a color"
    }
    guard let (_, unit) = literal(text), !unit.isEmpty else { return nil }
    switch unit {
    case "em", "ex", "ch", "lh": return "`\(unit)` depends on the font in use; write px, or rem"
    case "%": return "`%` depends on what is around it; write px or rem, or a number for a share such as an opacity"
    case "vw", "vh", "vmin", "vmax", "dvh", "svh", "lvh", "cqw", "fr":
      return "`\(unit)` depends on the window; write px, or rem"
    case "pt", "pc", "in", "cm", "mm", "q", "dp", "sp": return "write px: an inch has 96, a point 4/3, a dp or sp 1"
    default: return nil
    }
  }

  /// Returns true if a text is a CSS value that no type of the format has: a word such as `auto` or `underline`, a
  /// length for each side of a box, or a percentage.
  static func isOfCSSAlone(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    let isWord = text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
    return isWord || areLengths(text) || isShare(text)
  }

  private static func areLengths(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 1 && words.allSatisfy { dimension(String($0)) != nil }
  }

  /// CSS Color 4, section "System Colors".
  private static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas", "canvastext",
    "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext", "selecteditem",
    "selecteditemtext", "visitedtext",
  ]

  /// Two quantities with an operator between them.
  private static func isCalculation(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 2 && words.contains { ["+", "-", "*", "/"].contains($0) }
      && words.filter { literal($0) != nil }.count > 1
  }
}
