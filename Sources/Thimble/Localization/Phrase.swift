/// A text with places for values: `%@` is the next one's, `%1$@` the first one's, so that a translation may have them in
/// another order. `%%` is a percent sign.
enum Phrase {
  /// The text with its values. A place that there is no value for stays as it is, and a value that has no place is left out.
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
