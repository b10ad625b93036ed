// MARK: - Fonts

extension OldForm {
  static func fontFamily(_ text: String) -> [String] {
    split(text, at: ",").map { family in
      let quotes: Set<Character> = ["\"", "'"]
      let isQuoted = family.count > 1 && family.first == family.last && family.first.map(quotes.contains) == true
      return isQuoted ? String(family.dropFirst().dropLast()) : family
    }
  }

  /// Reads a weight, as a number in a string or a name in any spelling, and the slant that font files add to it.
  static func fontWeight(_ text: String) -> (weight: FontWeightValue, slant: String?)? {
    if let number = number(text) { return 1...1000 ~= number ? (FontWeightValue(number), nil) : nil }
    var name = text.lowercased().filter { $0 != "-" && $0 != "_" && !$0.isWhitespace }
    let slant = ["italic", "oblique"].first { name.hasSuffix($0) }
    if let slant { name.removeLast(slant.count) }
    if name.isEmpty, slant != nil { return (FontWeightValue(400), slant) }
    let known = FontWeightValue.names.first { $0.key.filter { $0 != "-" } == name }?.value
    return (known ?? otherWeights[name]).map { (FontWeightValue($0), slant) }
  }

  /// Names in font files that the format does not have.
  private static let otherWeights: [String: Double] = ["super": 900, "ultra": 950]
}
