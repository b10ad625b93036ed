/// The scheme and contrast that a name stands for, such as `Dark`, `theme/light`, `Brand A Dark` or
/// `dark_high_contrast`, and all its other words.
///
/// Equal names are two spellings of one mode; names with equal other words are modes of one file.
package struct SchemeName: Hashable, Sendable {
  /// Light or dark.
  package enum Side: Sendable {
    case light, dark
  }

  /// Light or dark; nil where the name says neither, or both.
  package var side: Side?
  /// True if the name is for high contrast.
  package var isHighContrast = false
  /// The other words, in lower case.
  package var others: [String] = []

  /// True if the name says light, dark or high contrast, and nothing else.
  package var isPlain: Bool { others.isEmpty && (side != nil || isHighContrast) }

  /// Reads a name.
  package init(_ name: String) {
    let words = NameWords.of(name, most: 200)
    var sides: Set<Side> = []
    var index = 0
    while index < words.count {
      let next = index + 1 < words.count ? words[index + 1] : nil
      if let next, Self.isContrast(words[index], next) || Self.isContrast(next, words[index]) {
        isHighContrast = true
        index += 1
      } else if let (side, isHigh) = Self.meaning(of: words[index]) {
        if let side { sides.insert(side) }
        isHighContrast = isHighContrast || isHigh
      } else {
        others.append(words[index])
      }
      index += 1
    }
    side = sides.count == 1 ? sides.first : nil
    if sides.count > 1 { others = words }
    if words.count == 1, Self.increases.contains(words[0]) { (isHighContrast, others) = (true, []) }
    if words.isEmpty { others = [name] }
  }

  package init(_ side: Side?, isHighContrast: Bool = false, others: [String] = []) {
    (self.side, self.isHighContrast, self.others) = (side, isHighContrast, others)
  }

  /// Returns true if a set or file with this name belongs to a context. High contrast also includes the normal one.
  func isPart(of context: SchemeName) -> Bool {
    (side == nil || side == context.side) && (context.isHighContrast || !isHighContrast)
  }

  /// Returns the default context: light before names that say neither light nor dark, and these before dark; normal
  /// contrast before high.
  package static func usual(of names: [String]) -> String? {
    let meanings = names.map(SchemeName.init)
    func first(_ side: Side?, isHighContrast: Bool) -> String? {
      meanings.firstIndex { $0.side == side && $0.isHighContrast == isHighContrast }.map { names[$0] }
    }
    return first(.light, isHighContrast: false) ?? first(nil, isHighContrast: false)
      ?? first(.light, isHighContrast: true) ?? first(.dark, isHighContrast: false) ?? names.first
  }

  // MARK: - Words

  private static let increases: Set<String> = ["high", "more", "increased"]
  private static let contrasts = ["highcontrast", "hc", "ax"]

  private static func isContrast(_ word: String, _ noun: String) -> Bool {
    noun == "contrast" && increases.contains(word)
  }

  /// Returns the meaning of one word, such as `dark`, `hc` or `darkhc`.
  private static func meaning(of word: String) -> (Side?, isHighContrast: Bool)? {
    if let side = side(word) { return (side, false) }
    guard let contrast = contrasts.first(where: { word.hasPrefix($0) || word.hasSuffix($0) }) else { return nil }
    if word == contrast { return (nil, true) }
    let rest = word.hasSuffix(contrast) ? word.dropLast(contrast.count) : word.dropFirst(contrast.count)
    return side(String(rest)).map { ($0, true) }
  }

  private static func side(_ word: String) -> Side? {
    switch word {
    case "light", "day": .light
    case "dark", "night": .dark
    default: nil
    }
  }
}
