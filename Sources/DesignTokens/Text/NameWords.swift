/// The words of a name, such as `button`, `primary` and `900` of `buttonPrimary-900`.
package enum NameWords {
  /// Returns the runs of letters, in lower case, and of digits. A capital after a small letter begins a new run.
  ///
  /// - Parameters:
  ///   - name: A name, or the names of a path.
  ///   - most: The most characters to read.
  /// - Returns: The words in order.
  package static func of(_ name: String, most: Int) -> [String] {
    // Nearly all names are ASCII, whose letters need no tables of Unicode.
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return ofASCII(name.utf8.prefix(most)) }
    var words: [String] = []
    var last: Character = " "
    for character in name.prefix(most) {
      if character.isLetter || character.isNumber {
        let continues =
          character.isLetter
          ? last.isLetter && !(last.isLowercase && character.isUppercase) : last.isNumber
        if !continues { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
      last = character
    }
    return words
  }

  private static func ofASCII(_ bytes: some Collection<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var last = Kind.other
    for byte in bytes {
      let kind = Kind(byte)
      if kind == .other || !kind.continues(last) {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
      if kind != .other { word.append(kind == .capital ? byte | 0x20 : byte) }
      last = kind
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  private enum Kind {
    case small, capital, digit, other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .small
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      default: self = .other
      }
    }

    /// Returns true if a character of this kind belongs to the word of the one before.
    func continues(_ last: Self) -> Bool {
      switch self {
      case .small: last == .small || last == .capital
      case .capital: last == .capital
      case .digit: last == .digit
      case .other: false
      }
    }
  }
}
