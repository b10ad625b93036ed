/// A text with placeholders: `%@` is the next value, `%1$@` the first value, so that a translation can change the
/// order. `%%` is a percent sign.
enum Phrase {
  /// Returns the text with its values. A placeholder without a value stays; a value without a placeholder is left out.
  static func filled(_ text: String, with values: [String]) -> String {
    var result = ""
    var next = 0
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      let digits = rest.prefix(while: \.isNumber)
      let behind = rest.dropFirst(digits.count)
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
      } else if rest.first == "@", next < values.count {
        result += values[next]
        next += 1
        rest = rest.dropFirst()
      } else if let place = Int(digits), behind.hasPrefix("$@"), values.indices.contains(place - 1) {
        result += values[place - 1]
        rest = behind.dropFirst(2)
      } else {
        result += "%"
      }
    }
    return result + rest
  }
}
