/// What a name says of light and dark, such as `Dark`, `theme/light` or `Brand A Dark`: the side, and all its other words.
///
/// Two names of the same other words are the two sides of one thing.
package struct SchemeName: Hashable {
  /// Light or dark.
  package enum Side: Sendable {
    case light, dark
  }

  /// Which it is.
  package var side: Side
  /// The words beside the one that tells, in lower case.
  package var others: [String]

  /// Reads a name; nil where it says nothing of light and dark, or both.
  package init?(_ name: String) {
    let words = Self.words(of: name)
    let sides = words.map(Self.side)
    guard let side = sides.compactMap({ $0 }).first, !sides.contains(where: { $0 != nil && $0 != side }) else {
      return nil
    }
    self.side = side
    others = zip(words, sides).filter { $0.1 == nil }.map(\.0)
  }

  private static func side(_ word: String) -> Side? {
    switch word {
    case "light", "day": .light
    case "dark", "night": .dark
    default: nil
    }
  }

  /// Runs of letters in lower case; a capital after a small letter begins a new one.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character = " "
    for character in name.prefix(200) {
      if character.isLetter {
        if !last.isLetter || (last.isLowercase && character.isUppercase) { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
      last = character
    }
    return words
  }
}
