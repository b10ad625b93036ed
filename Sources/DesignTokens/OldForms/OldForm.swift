import PlainText

/// Reads values written as in CSS, as in the drafts before 2025.10 and in most older files.
///
/// A calculation may replace any number (``Formula``).
enum OldForm {
  /// The longest text that is read, in bytes.
  static let longest = 4096

  /// Returns true if a string is clearly a CSS colour, length or time.
  static func isLiteral(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    switch first {
    case UInt8(ascii: "#"): return RGBA(hex: text) != nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      guard let (value, unit) = literal(text) else { return false }
      return ["px", "rem", "ms", "s"].contains(unit) || (unit.isEmpty && value == 0)
    default:
      // A calculation is no literal.
      guard let (function, content) = call(text), function != "color-mix", !content.contains(text: "calc(") else {
        return false
      }
      return color(text) != nil
    }
  }

  /// Returns the format's type for a vendor's name of a type.
  static func type(named name: String) -> TokenType? {
    TokenType(rawValue: name) ?? types[plain(name)]
  }

  /// The types by their names, as ``plain(_:)`` writes them.
  private static let types: [String: TokenType] = {
    let vendors: [TokenType: [String]] = [
      .dimension: [
        "spacing", "sizing", "size", "space", "gap", "length", "radius", "borderradius", "borderwidth", "fontsize",
        "fontsizes", "letterspacing", "letterspacings", "paragraphspacing",
      ],
      .number: ["opacity", "lineheight", "lineheights"],
      .fontFamily: ["fontfamilies"],
      .fontWeight: ["fontweights"],
      .shadow: ["boxshadow", "customshadow"],
      .gradient: ["customgradient"],
      .typography: ["customfontstyle"],
      .duration: ["time"],
    ]
    let own = TokenType.allCases.map { (plain($0.rawValue), $0) }
    return Dictionary(own + vendors.flatMap { type, names in names.map { ($0, type) } }) { first, _ in first }
  }()

  /// Reads text as a value of a type; nil if it is not one.
  static func value(of text: String, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(text).map { .color($0) }
    case .dimension: dimension(text).map { .dimension($0) }
    case .duration: duration(text).map { .duration($0) }
    case .number: number(text).map { .number($0) }
    case .cubicBezier: cubicBezier(text).map { .cubicBezier($0) }
    case .shadow: shadow(text).map { .shadow($0) }
    case .fontFamily: .fontFamily(fontFamily(text))
    case .fontWeight: fontWeight(text).map { .fontWeight($0.weight) }
    case .strokeStyle: StrokeStyleValue.Name(rawValue: text).map { .strokeStyle(.named($0)) }
    case .border: border(text).map { .border($0) }
    case .transition: transition(text).map { .transition($0) }
    case .typography: typography(text).map { .typography($0) }
    case .gradient: gradient(text).map { .gradient($0) }
    }
  }

  // MARK: - Scalars

  static func dimension(_ text: String) -> DimensionValue? {
    guard let (value, unit) = quantity(text) else { return nil }
    if unit.isEmpty, value == 0 { return DimensionValue(value: 0) }
    return DimensionValue.Unit(rawValue: unit).map { DimensionValue(value: value, unit: $0) }
  }

  static func duration(_ text: String) -> DurationValue? {
    guard let (value, unit) = quantity(text) else { return nil }
    return DurationValue.Unit(rawValue: unit).map { DurationValue(value: value, unit: $0) }
  }

  /// Reads a time, and a number without a unit as milliseconds.
  static func milliseconds(_ text: String) -> DurationValue? {
    duration(text) ?? quantity(text).flatMap { $0.unit.isEmpty ? DurationValue(value: $0.value) : nil }
  }

  /// Reads a plain number, or a percentage as a fraction.
  static func number(_ text: String) -> Double? {
    guard let (value, unit) = quantity(text) else { return nil }
    return unit.isEmpty ? value : unit == "%" ? value / 100 : nil
  }

  /// Reads a length in `%` or `em` as a multiple of the font size.
  static func multiple(_ text: String) -> Double? {
    guard let (value, unit) = quantity(text) else { return nil }
    return unit == "em" ? value : unit == "%" ? value / 100 : nil
  }

  /// Reads a number and its unit, or the result of a calculation.
  static func quantity(_ text: String) -> Formula.Quantity? {
    if let literal = literal(text) { return literal }
    return try? Formula.quantity(text)
  }

  /// Reads a number and the unit after it; nil unless the text begins with a number.
  static func literal(_ text: some StringProtocol) -> Formula.Quantity? {
    let digits = text.utf8.prefix { $0 &- 48 < 10 || [43, 45, 46].contains($0) }
    let unit = text.utf8.dropFirst(digits.count)
    let isUnit = unit.count <= 4 && unit.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: "%") }
    guard !digits.isEmpty, isUnit, let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite
    else { return nil }
    return (value, String(decoding: unit, as: UTF8.self))
  }

  /// Returns the problem of a calculation; nil if the text is not a calculation, or has a value.
  static func problem(in text: String) -> Formula.Problem? {
    do {
      _ = try Formula.quantity(text)
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Lists

  private static let namedCurves = [
    "linear": CubicBezierValue(x1: 0, y1: 0, x2: 1, y2: 1),
    "ease": CubicBezierValue(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
    "ease-in": CubicBezierValue(x1: 0.42, y1: 0, x2: 1, y2: 1),
    "ease-out": CubicBezierValue(x1: 0, y1: 0, x2: 0.58, y2: 1),
    "ease-in-out": CubicBezierValue(x1: 0.42, y1: 0, x2: 0.58, y2: 1),
  ]

  static func cubicBezier(_ text: String) -> CubicBezierValue? {
    if let curve = namedCurves[text] { return curve }
    guard let (function, content) = call(text), function == "cubic-bezier" else { return nil }
    let words = split(content, at: ",")
    let numbers = words.compactMap(number)
    guard words.count == 4, numbers.count == 4, 0...1 ~= numbers[0], 0...1 ~= numbers[2] else { return nil }
    return CubicBezierValue(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  /// Returns parts between separators outside parentheses and quotes, trimmed, without empty ones.
  static func split(_ text: String, at separator: Character) -> [String] {
    split(text) { $0 == separator }
  }

  /// Returns parts between separators outside parentheses and quotes, trimmed, without empty ones.
  ///
  /// A quote opens only at the beginning of a part, if another closes it. Any other is an apostrophe.
  static func split(_ text: String, at isSeparator: (Character) -> Bool) -> [String] {
    var parts = [""]
    var depth = 0
    var quote: Character?
    var isStart = true
    var isEscaped = false
    let ends: [Character: String.Index?] = ["\"": text.lastIndex(of: "\""), "'": text.lastIndex(of: "'")]
    for (index, character) in zip(text.indices, text) {
      WorkCount.add()
      let mayOpen = isStart
      isStart = isStart && character.isWhitespace
      if let open = quote {
        if character == open, !isEscaped { quote = nil }
        isEscaped = character == "\\" && !isEscaped
      } else if mayOpen, let end = ends[character] ?? nil, index < end {
        quote = character
      } else if character == "(" || character == ")" {
        depth += character == "(" ? 1 : -1
      } else if depth == 0, isSeparator(character) {
        parts.append("")
        isStart = true
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map(\.withoutBlanks).filter { !$0.isEmpty }
  }
}
