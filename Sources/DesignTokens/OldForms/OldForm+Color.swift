// MARK: - Colours

extension OldForm {
  /// The longest text in bytes that is read as a color.
  private static let longestColor = 500

  /// A CSS colour: hexadecimal with 3, 4, 6 or 8 digits (alpha last), a name, `rgb()`, `hsl()` and the other functions of CSS
  /// Color 4, `color-mix()`, or another opacity of a color as older tools write it, `rgba(#36f, 0.5)`.
  static func color(_ text: String) -> ColorValue? {
    if text.utf8.first == UInt8(ascii: "#") { return RGBA(hex: text).map(ColorValue.init) }
    guard let (function, content) = call(text) else { return named(text) }
    if function == "color-mix" { return mixed(content) }
    let words = split(content) { $0 == "," || $0 == "/" || $0.isWhitespace }
    return faded(function, words) ?? color(function, words[...])
  }

  /// The colour of a name; `transparent` is one, too.
  private static func named(_ text: String) -> ColorValue? {
    guard 3...20 ~= text.utf8.count else { return nil }
    let name = text.lowercased()
    if name == "transparent" { return ColorValue(RGBA(red: 0, green: 0, blue: 0, alpha: 0)) }
    guard let rgb = colorNames[name] else { return nil }
    func channel(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    return ColorValue(RGBA(red: channel(16), green: channel(8), blue: channel(0)))
  }

  /// The name of a function, in small letters, and what stands between its parentheses.
  static func call(_ text: String) -> (name: String, content: String)? {
    guard text.utf8.count <= longestColor, text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "(")
    else { return nil }
    return (text[..<open].lowercased(), String(text[text.index(after: open)...].dropLast()))
  }

  /// Another opacity of a color, whose own is left out, as it is by the tools that write this.
  private static func faded(_ function: String, _ words: [String]) -> ColorValue? {
    guard ["rgb", "rgba", "hsl", "hsla"].contains(function), words.count == 2, var color = color(words[0]),
      let alpha = alpha(words[1])
    else { return nil }
    color.alpha = alpha
    return color
  }

  private static func color(_ function: String, _ words: ArraySlice<String>) -> ColorValue? {
    var words = words
    guard let space = space(function, &words), words.count == 3 || words.count == 4 else { return nil }
    let scales = scales(of: space, isFunction: function != "color")
    var components: [Double?] = []
    for (index, (word, scale)) in zip(words, scales).enumerated() {
      if word.lowercased() == "none" {
        components.append(nil)
      } else if space.hueIndex == index, let angle = angle(word) {
        components.append(angle)
      } else if space.hueIndex != index, let value = component(word, scale) {
        let range = space.ranges[index]
        components.append(function == "color" ? value : min(max(value, range.lowerBound), range.upperBound))
      } else {
        return nil
      }
    }
    let alpha = words.count == 4 ? words.last.flatMap(alpha) : 1
    return alpha.map { ColorValue(space: space, components: components, alpha: $0) }
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

  /// The size of one unit and of one percent of a component, in the units of the space.
  private struct Scale {
    var unit = 1.0
    var percent: Double
  }

  /// The scales of the components; that of a hue is not used.
  private static func scales(of space: ColorSpace, isFunction: Bool) -> [Scale] {
    switch space {
    case .srgb where isFunction: Array(repeating: Scale(unit: 1 / 255.0, percent: 0.01), count: 3)
    case .hsl, .hwb: Array(repeating: Scale(percent: 1), count: 3)
    case .lab: [Scale(percent: 1), Scale(percent: 1.25), Scale(percent: 1.25)]
    case .lch: [Scale(percent: 1), Scale(percent: 1.5), Scale(percent: 0)]
    case .oklab: [Scale(percent: 0.01), Scale(percent: 0.004), Scale(percent: 0.004)]
    case .oklch: [Scale(percent: 0.01), Scale(percent: 0.004), Scale(percent: 0)]
    default: Array(repeating: Scale(percent: 0.01), count: 3)
    }
  }

  private static func component(_ word: String, _ scale: Scale) -> Double? {
    guard let (value, unit) = quantity(word) else { return nil }
    return unit.isEmpty ? value * scale.unit : unit == "%" ? value * scale.percent : nil
  }

  private static func alpha(_ word: String) -> Double? {
    if word.lowercased() == "none" { return 0 }
    return component(word, Scale(percent: 0.01)).map { min(max($0, 0), 1) }
  }

  /// A hue in degrees, 0…360 without 360.
  private static func angle(_ word: String) -> Double? {
    guard let (value, unit) = quantity(word) else { return nil }
    let degrees: Double
    switch unit.lowercased() {
    case "", "deg": degrees = value
    case "turn": degrees = value * 360
    case "rad": degrees = value * 180 / .pi
    case "grad": degrees = value * 0.9
    case "%": degrees = value * 3.6
    default: return nil
    }
    let turned = degrees - 360 * (degrees / 360).rounded(.down)
    return turned < 360 ? turned : 0
  }
}
