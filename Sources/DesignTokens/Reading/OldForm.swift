/// Reads values written as in CSS, the way the drafts before 2025.10 and most older files write them.
enum OldForm {
  /// The longest text in bytes that is looked at.
  static let longest = 4096

  /// Whether a string is clearly a CSS colour, length or time.
  static func isLiteral(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    switch first {
    case UInt8(ascii: "#"): return RGBA(hex: text) != nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return dimension(text) != nil || duration(text) != nil
    default: return text.utf8.last == UInt8(ascii: ")") && color(text) != nil
    }
  }

  /// The type a value without one has by its form; font families and weights are known by the token's name.
  static func type(of value: JSONValue, path: String) -> TokenType? {
    let name = path.lowercased().filter { $0 != "-" && $0 != "_" }
    if name.contains("fontfamily") { return .fontFamily }
    if name.contains("fontweight") { return .fontWeight }
    guard let text = value.string else { return value.number == nil ? nil : .number }
    guard text.utf8.count <= longest else { return nil }
    if color(text) != nil { return .color }
    if dimension(text) != nil { return name.contains("lineheight") && text == "0" ? .number : .dimension }
    if duration(text) != nil { return .duration }
    if number(text) != nil { return .number }
    if cubicBezier(text) != nil { return .cubicBezier }
    return shadow(text) == nil ? nil : .shadow
  }

  /// The types that vendors use for what the format names otherwise.
  static func type(named name: String) -> TokenType? {
    if let type = TokenType(rawValue: name) { return type }
    return switch name {
    case "spacing", "sizing", "size", "space", "borderRadius", "borderWidth", "fontSize", "fontSizes", "letterSpacing",
      "paragraphSpacing", "letterSpacings":
      .dimension
    case "opacity", "lineHeights", "lineHeight": .number
    case "fontFamilies", "font-family": .fontFamily
    case "fontWeights", "font-weight": .fontWeight
    case "boxShadow": .shadow
    case "time": .duration
    default: nil
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

  /// A plain number, or a percentage as a fraction.
  static func number(_ text: String) -> Double? {
    guard let (value, unit) = quantity(text) else { return nil }
    return unit.isEmpty ? value : unit == "%" ? value / 100 : nil
  }

  /// A number and what follows it; nil unless the text begins with a number.
  static func quantity(_ text: some StringProtocol) -> (value: Double, unit: String)? {
    let digits = text.utf8.prefix { $0 &- 48 < 10 || [43, 45, 46].contains($0) }
    let unit = text.utf8.dropFirst(digits.count)
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite, unit.count <= 4 else {
      return nil
    }
    return (value, String(decoding: unit, as: UTF8.self))
  }

  // MARK: - Lists

  static func fontFamily(_ text: String) -> [String] {
    split(text, at: ",").map { family in
      let quotes: Set<Character> = ["\"", "'"]
      let isQuoted = family.count > 1 && family.first == family.last && family.first.map(quotes.contains) == true
      return isQuoted ? String(family.dropFirst().dropLast()) : family
    }
  }

  static func cubicBezier(_ text: String) -> CubicBezierValue? {
    switch text {
    case "linear": return CubicBezierValue(x1: 0, y1: 0, x2: 1, y2: 1)
    case "ease": return CubicBezierValue(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    case "ease-in": return CubicBezierValue(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case "ease-out": return CubicBezierValue(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case "ease-in-out": return CubicBezierValue(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    default: break
    }
    guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
    let numbers = split(String(text.dropFirst(13).dropLast()), at: ",").compactMap(Double.init)
    guard numbers.count == 4, 0...1 ~= numbers[0], 0...1 ~= numbers[2] else { return nil }
    return CubicBezierValue(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  /// The value of a CSS `box-shadow`; layers without a colour are black.
  static func shadow(_ text: String) -> [ShadowValue]? {
    var layers: [ShadowValue] = []
    for part in split(text, at: ",") {
      var lengths: [DimensionValue] = []
      var color: ColorValue?
      var inset = false
      for word in split(part, at: " ") {
        if let length = dimension(word) {
          lengths.append(length)
        } else if word == "inset" {
          inset = true
        } else if let value = Self.color(word) {
          color = value
        } else {
          return nil
        }
      }
      guard 2...4 ~= lengths.count else { return nil }
      lengths += Array(repeating: DimensionValue(value: 0), count: 4 - lengths.count)
      layers.append(
        ShadowValue(
          color: color ?? ColorValue(RGBA(red: 0, green: 0, blue: 0)),
          offsetX: lengths[0],
          offsetY: lengths[1],
          blur: lengths[2],
          spread: lengths[3],
          inset: inset
        )
      )
    }
    return layers.isEmpty ? nil : layers
  }

  /// A layer with `x`, `y` and a `type` of `innerShadow` or `dropShadow`, as the format names them; nil for any other.
  static func shadowLayer(_ layer: JSONValue) -> JSONValue? {
    guard let members = layer.members, layer["x"] != nil else { return nil }
    let renamed = members.map { part in
      switch part.key {
      case "x": JSONMember(key: "offsetX", value: part.value, place: part.place)
      case "y": JSONMember(key: "offsetY", value: part.value, place: part.place)
      case "type":
        JSONMember(
          key: "inset", value: JSONValue(.bool(part.value.string == "innerShadow"), at: part.value.place),
          place: part.place)
      default: part
      }
    }
    return JSONValue(.object(renamed), at: layer.place)
  }

  /// Parts between separators outside parentheses and quotes, trimmed, without empty ones.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" || character == ")" {
        depth += character == "(" ? 1 : -1
      } else if character == separator, depth == 0 {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0.drop(while: \.isWhitespace) }.map { part in
      var part = part
      while part.last?.isWhitespace == true { part.removeLast() }
      return String(part)
    }.filter { !$0.isEmpty }
  }
}
