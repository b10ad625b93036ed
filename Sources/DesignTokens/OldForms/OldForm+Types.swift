import PlainText

// MARK: - Types

extension OldForm {
  /// Returns the type of a value by its form; font families and weights are recognized by the token's name.
  static func type(of value: JSONValue, path: String) -> TokenType? {
    let name = plain(path)
    if name.hasBytes(of: "fontfamily") { return .fontFamily }
    if name.hasBytes(of: "fontweight") { return .fontWeight }
    guard let text = value.string else { return value.number == nil ? nil : .number }
    guard text.utf8.count <= longest else { return nil }
    if isHashless(text, path: path) { return .color }
    if namedLength(text, path: path) != nil { return .dimension }
    if dimension(text) != nil { return name.hasBytes(of: "lineheight") && text == "0" ? .number : .dimension }
    if duration(text) != nil { return .duration }
    if isShare(text) ? isOfShares(path) : number(text) != nil && isNumber(text) { return .number }
    if isOfFont(path), multiple(text) != nil { return .number }
    if name.hasBytes(of: "shadow"), text.lowercased() == "none" { return .shadow }
    return shown(by: text)
  }

  /// Returns the type of an object whose members belong to one type alone.
  static func onlyType(of value: JSONValue) -> TokenType? {
    if let elements = value.elements { return onlyType(ofList: elements) }
    guard let members = value.members, !members.isEmpty else { return nil }
    let names = Set(members.map(\.key))
    if names.isSuperset(of: ["colorSpace", "components"]) { return .color }
    if names == ["value", "unit"], let unit = value["unit"]?.string {
      return DimensionValue.Unit(rawValue: unit) != nil
        ? .dimension : DurationValue.Unit(rawValue: unit) != nil ? .duration : nil
    }
    // The types with names of their own; every shadow has a blur, and nothing else has.
    if names.isSuperset(of: ["color", "blur"]) { return .shadow }
    if names.isSuperset(of: ["color", "width", "style"]) { return .border }
    if names.isSuperset(of: ["fontFamily", "fontSize"]) { return .typography }
    if names.isSuperset(of: ["dashArray", "lineCap"]) { return .strokeStyle }
    return names.isSuperset(of: ["duration", "timingFunction"]) ? .transition : nil
  }

  private static func onlyType(ofList elements: [JSONValue]) -> TokenType? {
    guard !elements.isEmpty else { return nil }
    if elements.count == 4, elements.allSatisfy({ $0.number != nil }) { return .cubicBezier }
    if elements.allSatisfy({ $0["color"] != nil && $0["position"] != nil }) { return .gradient }
    if elements.allSatisfy({ $0.members != nil && onlyType(of: $0) == .shadow }) { return .shadow }
    return elements.allSatisfy { $0.string != nil && Reference($0) == nil } ? .fontFamily : nil
  }

  /// Returns the type of a text that is not only a number, by its form.
  private static func shown(by text: String) -> TokenType? {
    if color(text) != nil { return .color }
    if cubicBezier(text) != nil { return .cubicBezier }
    if shadow(text, needsColor: true) != nil { return .shadow }
    if border(text) != nil { return .border }
    if transition(text) != nil { return .transition }
    if gradient(text) != nil { return .gradient }
    // Any word after a length could be a font.
    if text.contains("/") || text.contains(","), typography(text) != nil { return .typography }
    if isFontList(text) { return .fontFamily }
    return StrokeStyleValue.Name(rawValue: text) == nil ? nil : .strokeStyle
  }

  /// Returns the type that a text shows so clearly that its declared type must be wrong; nil otherwise.
  ///
  /// Tools that export variables use `number` for every value except colors. Tools with `em` and `%` give letter
  /// spacings the type of a length.
  static func type(of text: String, insteadOf type: TokenType, path: String) -> TokenType? {
    switch type {
    case .number:
      guard number(text) == nil, !(isOfFont(path) && multiple(text) != nil) else { return nil }
      return Self.type(of: JSONValue(.string(text)), path: "")
    case .dimension: return isOfFont(path) && multiple(text) != nil ? .number : nil
    case .color: return gradient(text) == nil ? nil : .gradient
    default: return nil
    }
  }

  /// Returns true if a text is a percentage.
  static func isShare(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "%")) && quantity(text)?.unit == "%"
  }

  /// Returns true if the name of a token shows that its `%` are a share of 1. All others depend on what is around them.
  private static func isOfShares(_ path: String) -> Bool {
    let name = plain(path)
    return ["opacity", "alpha", "scale"].contains { name.hasBytes(of: $0) }
  }

  /// Returns true if the name of a token shows that its `%` and `em` are relative to the font size.
  static func isOfFont(_ path: String) -> Bool {
    let name = plain(path)
    return name.hasBytes(of: "letterspacing") || name.hasBytes(of: "lineheight")
  }

  /// Reads a multiple of the font size, by the token's name: `%` and `em`, and `normal` or `auto` for line heights.
  static func fontNumber(_ text: String, path: String) -> Double? {
    guard isOfFont(path) else { return nil }
    if ["normal", "auto"].contains(text.lowercased()), plain(path).hasBytes(of: "lineheight") {
      return TypographyValue.usualLineHeight
    }
    return multiple(text)
  }

  /// Reads a length without a unit of length, by the token's name: `normal` letter spacing is 0, and a radius in
  /// percent that makes every side round becomes a length of more than half of any side.
  static func namedLength(_ text: String, path: String) -> DimensionValue? {
    if text.lowercased() == "normal" {
      return plain(path).hasBytes(of: "letterspacing") ? DimensionValue(value: 0) : nil
    }
    guard text.utf8.last == UInt8(ascii: "%"), let (value, _) = literal(text), 50...100 ~= value else { return nil }
    return plain(path).hasBytes(of: "radius") ? DimensionValue(value: 9999) : nil
  }

  /// Returns a path or a name in small letters, without what separates words.
  static func plain(_ path: String) -> String {
    let separators = Array("-_. ".utf8)
    let isCapital = { (byte: UInt8) in UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
    let bytes = path.utf8.lazy.filter { !separators.contains($0) }.map { isCapital($0) ? $0 | 0x20 : $0 }
    return String(decoding: Array(bytes), as: UTF8.self)
  }

  /// Returns true if a text with the value of a number is meant as one: `2024-01-01` is a calculation, too.
  private static func isNumber(_ text: String) -> Bool {
    literal(text) != nil || text.contains(" ") || text.contains("(")
  }

  /// Returns true if a text is a list of fonts: quoted, or with a generic family at its end.
  private static func isFontList(_ text: String) -> Bool {
    guard text.contains(",") else { return false }
    return ["\"", "'"].contains(text.first)
      || TokenValue.genericFamilies.contains(split(text, at: ",").last ?? "")
  }

  /// Returns true if older tools have a type of this name and the format has none: plain text, booleans, text case and
  /// decoration. A value in a form of the format is read all the same.
  static func isForeign(type name: String) -> Bool {
    name.hasPrefix("custom-")
      || [
        "other", "text", "string", "asset", "boolean", "composition", "textcase", "textdecoration", "fontstyle", "icon",
        "content",
      ].contains(plain(name))
  }
}

extension String {
  /// Returns true if a word is in the text, byte by byte. It is many times as fast as `contains`, which every token
  /// without a type would need.
  fileprivate func hasBytes(of word: String) -> Bool {
    let text = utf8.span
    let wanted = word.utf8.span
    var start = 0
    while start + wanted.count <= text.count {
      var count = 0
      while count < wanted.count, text[start + count] == wanted[count] { count += 1 }
      if count == wanted.count { return true }
      start += 1
    }
    return false
  }
}
