// MARK: - Colours

extension OldForm {
  /// The longest text in bytes that is read as a color.
  private static let longestColor = 500

  /// Reads a CSS colour: hexadecimal with 3, 4, 6 or 8 digits (alpha last), a name, `rgb()`, `hsl()` and the other
  /// functions of CSS Color 4, `color-mix()`, or a color with another opacity as older tools write it,
  /// `rgba(#36f, 0.5)`.
  static func color(_ text: String) -> ColorValue? {
    if text.utf8.first == UInt8(ascii: "#") { return RGBA(hex: text).map(ColorValue.init) }
    guard let (function, content) = call(text) else { return named(text) }
    if function == "color-mix" { return mixed(content) }
    let words = split(content) { $0 == "," || $0 == "/" || $0.isWhitespace }
    return faded(function, words) ?? color(function, words[...])
  }

  /// Returns the digits of a hexadecimal color with the `#` before them that they lack; nil for any other text. Style
  /// Dictionary reads them without it.
  static func hashed(_ text: String) -> String? {
    3...8 ~= text.utf8.count && RGBA(hex: "#" + text) != nil ? "#" + text : nil
  }

  /// Returns true if a text without a type is a hexadecimal color that lacks its `#`: below `color`, and no short number.
  static func isHashless(_ text: String, path: String) -> Bool {
    guard hashed(text) != nil, let first = path.split(separator: ".", maxSplits: 1).first else { return false }
    return ["color", "colors", "colour", "colours"].contains(first.lowercased())
      && (text.utf8.count >= 6 || (text.contains { $0.isNumber } && text.contains { $0.isLetter }))
  }

  /// Returns the colour of a name; `transparent` is a name, too.
  private static func named(_ text: String) -> ColorValue? {
    guard 3...20 ~= text.utf8.count else { return nil }
    let name = text.lowercased()
    if name == "transparent" { return ColorValue(RGBA(red: 0, green: 0, blue: 0, alpha: 0)) }
    guard let rgb = colorNames[name] else { return nil }
    func channel(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    return ColorValue(RGBA(red: channel(16), green: channel(8), blue: channel(0)))
  }

  /// Returns the name of a function, in lower case, and the text between its parentheses.
  static func call(_ text: String) -> (name: String, content: String)? {
    guard text.utf8.count <= longestColor, text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "(")
    else { return nil }
    return (text[..<open].lowercased(), String(text[text.index(after: open)...].dropLast()))
  }

  /// Returns a color with another opacity, whatever the function: `oklch(#36f / 0.5)`. The color's own opacity is
  /// ignored, as in the tools that write this form.
  private static func faded(_ function: String, _ words: [String]) -> ColorValue? {
    guard words.count == 2, function != "color", space(function) != nil, var color = color(words[0]),
      let alpha = alpha(words[1])
    else { return nil }
    color.alpha = alpha
    return color
  }

  private static func color(_ function: String, _ words: ArraySlice<String>) -> ColorValue? {
    var words = words
    guard let space = space(function, &words), words.count == 3 || words.count == 4 else { return nil }
    let unit = function != "color" && space == .srgb ? 1 / 255.0 : 1
    var components: [Double?] = []
    for (index, word) in words.prefix(3).enumerated() {
      if word.lowercased() == "none" {
        components.append(nil)
      } else if space.hueIndex == index, let angle = angle(word) {
        components.append(angle)
      } else if space.hueIndex != index, let value = component(word, unit: unit, percent: percent(of: index, in: space))
      {
        let range = space.ranges[index]
        components.append(function == "color" ? value : min(max(value, range.lowerBound), range.upperBound))
      } else {
        return nil
      }
    }
    let alpha = words.count == 4 ? words.last.flatMap(alpha) : 1
    return alpha.map { ColorValue(space: space, components: components, alpha: $0) }
  }

  /// Returns true if a text calls a color function, whatever is in its parentheses.
  static func isColorFunction(_ text: String) -> Bool {
    call(text.withoutBlanks).map { $0.name == "color" || space($0.name) != nil } ?? false
  }

  private static func space(_ function: String) -> ColorSpace? {
    var words: ArraySlice<String> = []
    return space(function, &words)
  }

  private static func space(_ function: String, _ words: inout ArraySlice<String>) -> ColorSpace? {
    switch function {
    case "rgb", "rgba": return .srgb
    case "hsl", "hsla": return .hsl
    case "color":
      guard let name = words.popFirst()?.lowercased() else { return nil }
      return name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name)
    default:
      return ["hwb", "lab", "lch", "oklab", "oklch"].contains(function) ? ColorSpace(rawValue: function) : nil
    }
  }

  // MARK: Components

  /// Reads a number or a percentage as a component. `unit` and `percent` are the values of 1 and of 1 %.
  private static func component(_ word: String, unit: Double = 1, percent: Double) -> Double? {
    guard let (value, suffix) = quantity(word) else { return nil }
    return suffix.isEmpty ? value * unit : suffix == "%" ? value * percent : nil
  }

  /// Returns one percent of a component, in the units of the space.
  private static func percent(of index: Int, in space: ColorSpace) -> Double {
    let most = space.ranges[index].upperBound
    if most.isFinite { return most / 100 }
    return switch space {
    case .lab: 1.25
    case .lch: 1.5
    default: 0.004
    }
  }

  private static func alpha(_ word: String) -> Double? {
    if word.lowercased() == "none" { return 0 }
    return component(word, percent: 0.01).map { min(max($0, 0), 1) }
  }

  /// Reads a hue in degrees, from 0 up to but not including 360.
  private static func angle(_ word: String) -> Double? {
    guard let (value, unit) = quantity(word), let degrees = angleUnits[unit.lowercased()] else { return nil }
    return ColorSpace.turned(value * degrees)
  }

  /// The units of angles in degrees.
  private static let angleUnits = ["": 1, "deg": 1, "turn": 360, "rad": 180 / Double.pi, "grad": 0.9, "%": 3.6]
}

extension RGBA {
  /// Creates a colour from a CSS colour: hexadecimal, a name, or a function of CSS Color 4; nil for anything else. A
  /// colour outside sRGB is mapped into it.
  package init?(css: String) {
    guard let color = OldForm.color(css) else { return nil }
    self = color.rgba
  }
}
