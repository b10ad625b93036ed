import PlainText

// MARK: - Composites

extension OldForm {
  /// Reads a CSS `box-shadow`. Layers without a colour are black, unless they need one; `none` is an invisible layer.
  static func shadow(_ text: String, needsColor: Bool = false) -> [ShadowValue]? {
    if text.lowercased() == "none", !needsColor { return shadow("0 0 transparent") }
    var layers: [ShadowValue] = []
    for part in split(text, at: ",") {
      var lengths: [DimensionValue] = []
      var color: ColorValue?
      var inset = false
      for word in words(part) {
        if let length = length(word) {
          lengths.append(length)
        } else if word.lowercased() == "inset", !inset {
          inset = true
        } else if color == nil, let value = Self.color(word) {
          color = value
        } else {
          return nil
        }
      }
      guard 2...4 ~= lengths.count, !needsColor || color != nil else { return nil }
      lengths += Array(repeating: DimensionValue(value: 0), count: 4 - lengths.count)
      layers.append(
        ShadowValue(
          color: color ?? ColorValue(RGBA(red: 0, green: 0, blue: 0)), offsetX: lengths[0], offsetY: lengths[1],
          blur: lengths[2], spread: lengths[3], inset: inset)
      )
    }
    return layers.isEmpty ? nil : layers
  }

  /// Renames the members of a layer with `x`, `y` and a `type` of `innerShadow` or `dropShadow` as in the format; nil
  /// for any other layer.
  static func shadowLayer(_ layer: JSONValue) -> JSONValue? {
    guard var members = layer.members, layer["x"] != nil else { return nil }
    let names = ["x": "offsetX", "y": "offsetY", "type": "inset"]
    for index in members.indices {
      if members[index].key == "type" {
        members[index].value.content = .bool(members[index].value.string == "innerShadow")
      }
      members[index].key = names[members[index].key] ?? members[index].key
    }
    return JSONValue(.object(members), at: layer.place)
  }

  /// Reads a CSS `border`: its width, style and colour, in any order.
  static func border(_ text: String) -> BorderValue? {
    var width: DimensionValue?
    var style: StrokeStyleValue.Name?
    var color: ColorValue?
    for word in words(text) {
      if width == nil, let length = length(word) {
        width = length
      } else if style == nil, let name = StrokeStyleValue.Name(rawValue: word.lowercased()) {
        style = name
      } else if color == nil, let value = Self.color(word) {
        color = value
      } else {
        return nil
      }
    }
    guard let width, let style, let color else { return nil }
    return BorderValue(color: color, width: width, style: .named(style))
  }

  /// Reads a CSS `transition` of one property, whose name is left out. The first of two times is the duration.
  static func transition(_ text: String) -> TransitionValue? {
    var times: [DurationValue] = []
    var curve: CubicBezierValue?
    var hasProperty = false
    for word in words(text) {
      if let time = duration(word) {
        times.append(time)
      } else if curve == nil, let value = cubicBezier(word) {
        curve = value
      } else if !hasProperty, word.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || ($0 | 0x20) &- UInt8(ascii: "a") < 26 })
      {
        hasProperty = true
      } else {
        return nil
      }
    }
    guard 1...2 ~= times.count, let curve = curve ?? cubicBezier("ease") else { return nil }
    return TransitionValue(
      duration: times[0], delay: times.count == 2 ? times[1] : DurationValue(value: 0), timingFunction: curve)
  }

  /// Reads a CSS `font`: `italic 600 16px/1.5 "Inter", sans-serif`; a slant is left out.
  static func typography(_ text: String) -> TypographyValue? {
    var weight = FontWeightValue(400)
    var words = words(text)[...]
    while let word = words.popFirst() {
      let (size, height) = halves(word)
      if let size = dimension(size), size.value > 0 {
        let families = fontFamily(words.joined(separator: " "))
        guard families.first?.first?.isLetter == true,
          let height = height.isEmpty ? TypographyValue.usualLineHeight : lineHeight(height, size)
        else {
          return nil
        }
        return TypographyValue(
          fontFamily: families, fontSize: size, fontWeight: weight, letterSpacing: DimensionValue(value: 0),
          lineHeight: height)
      }
      if let (value, _) = fontWeight(word) { weight = value } else if word != "small-caps" { return nil }
    }
    return nil
  }

  /// Reads a line height as a multiple of the font size.
  static func lineHeight(_ text: String, _ fontSize: DimensionValue) -> Double? {
    if ["normal", "auto"].contains(text.lowercased()) { return TypographyValue.usualLineHeight }
    guard let length = lineLength(text) else { return number(text) ?? multiple(text) }
    return lineHeight(length, fontSize)
  }

  /// Reads a line height that is a length. Numbers above five are pixels, because no font has such high lines.
  static func lineLength(_ text: String) -> DimensionValue? {
    guard let length = length(text), length.value != 0 else { return nil }
    return dimension(text) != nil || length.value > 5 ? length : nil
  }

  /// Converts a line height that is a length to a multiple of the font size; nil if the font size is zero.
  static func lineHeight(_ length: DimensionValue, _ fontSize: DimensionValue) -> Double? {
    fontSize.pixels() > 0 ? (length.pixels() / fontSize.pixels() * 1000).rounded() / 1000 : nil
  }

  /// Reads a length; it is in pixels if it has no unit.
  static func length(_ text: String) -> DimensionValue? {
    guard let (value, unit) = quantity(text) else { return nil }
    return unit.isEmpty ? DimensionValue(value: value) : dimension(text)
  }

  /// Returns the text before and after the first slash outside parentheses.
  private static func halves(_ word: String) -> (String, String) {
    let parts = split(word, at: "/")
    return (parts.first ?? "", parts.count == 2 ? parts[1] : "")
  }

  /// Returns the words between spaces. Words around an operator that stands alone are one word, as in `0 4px * 2`.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    for word in split(text, at: \.isWhitespace) {
      let isOperator = ["+", "-", "*", "/"].contains(word)
      if isOperator || isOpen, let last = words.popLast() {
        words.append("\(last) \(word)")
      } else {
        words.append(word)
      }
      isOpen = isOperator
    }
    return words
  }
}

// MARK: - Fonts

extension OldForm {
  static func fontFamily(_ text: String) -> [String] {
    split(text, at: ",").map { family in
      let quotes: Set<Character> = ["\"", "'"]
      let isQuoted = family.count > 1 && family.first == family.last && family.first.map(quotes.contains) == true
      guard isQuoted, let quote = family.first else { return family }
      return String(family.dropFirst().dropLast()).replacing(each: "\\\(quote)", with: String(quote))
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
