// MARK: - Colours

extension OldForm {
  /// A CSS colour: hexadecimal with 3, 4, 6 or 8 digits (alpha last), `rgb()`, `hsl()` and the other functions of CSS Color 4,
  /// `transparent`, `black` or `white`.
  static func color(_ text: String) -> ColorValue? {
    if text.hasPrefix("#") { return RGBA(hex: text).map(ColorValue.init) }
    switch text {
    case "transparent": return ColorValue(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    case "black": return ColorValue(RGBA(red: 0, green: 0, blue: 0))
    case "white": return ColorValue(RGBA(red: 1, green: 1, blue: 1))
    default: break
    }
    guard text.utf8.count < 200, text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open].lowercased()
    if let faded = faded(name, text[text.index(after: open)...].dropLast()) { return faded }
    var words = text[text.index(after: open)...].dropLast().lowercased()
      .split { $0 == "," || $0 == "/" || $0.isWhitespace }
    guard let space = space(name, &words), words.count == 3 || words.count == 4 else { return nil }
    let scales = scales(of: space, isFunction: name != "color")
    var components: [Double?] = []
    for (word, scale) in zip(words, scales) {
      if word == "none" {
        components.append(nil)
      } else if let value = component(word, scale) {
        components.append(value)
      } else {
        return nil
      }
    }
    let alpha = words.count == 4 ? component(words[3], Scale(percent: 0.01)) : 1
    return alpha.map { ColorValue(space: space, components: components, alpha: min(max($0, 0), 1)) }
  }

  /// `rgba(#36f, 0.5)`, as older tools write another opacity of a color.
  private static func faded(_ function: String, _ content: Substring) -> ColorValue? {
    guard function == "rgba" || function == "hsla", content.contains("#") || content.contains("(") else { return nil }
    let parts = split(String(content), at: ",")
    guard parts.count == 2, var color = color(parts[0]), let alpha = component(parts[1][...], Scale(percent: 0.01))
    else {
      return nil
    }
    color.alpha *= min(max(alpha, 0), 1)
    return color
  }

  private static func space(_ function: String, _ words: inout [Substring]) -> ColorSpace? {
    switch function {
    case "rgb", "rgba": .srgb
    case "hsl", "hsla": .hsl
    case "color":
      words.isEmpty
        ? nil
        : {
          let name = words.removeFirst()
          return name == "xyz" ? .xyzD65 : ColorSpace(rawValue: String(name))
        }()
    default: ["hwb", "lab", "lch", "oklab", "oklch"].contains(function) ? ColorSpace(rawValue: function) : nil
    }
  }

  /// What one unit and one percent of a component are in the units of the space.
  private struct Scale {
    var unit = 1.0
    var percent: Double
  }

  private static func scales(of space: ColorSpace, isFunction: Bool) -> [Scale] {
    switch space {
    case .srgb where isFunction: Array(repeating: Scale(unit: 1 / 255.0, percent: 0.01), count: 3)
    case .hsl, .hwb: [Scale(percent: 3.6), Scale(percent: 1), Scale(percent: 1)]
    case .lab: [Scale(percent: 1), Scale(percent: 1.25), Scale(percent: 1.25)]
    case .lch: [Scale(percent: 1), Scale(percent: 1.5), Scale(percent: 3.6)]
    case .oklab: [Scale(percent: 0.01), Scale(percent: 0.004), Scale(percent: 0.004)]
    case .oklch: [Scale(percent: 0.01), Scale(percent: 0.004), Scale(percent: 3.6)]
    default: Array(repeating: Scale(percent: 0.01), count: 3)
    }
  }

  private static func component(_ word: Substring, _ scale: Scale) -> Double? {
    guard let (value, unit) = quantity(word) else { return nil }
    return switch unit {
    case "": value * scale.unit
    case "deg": value
    case "turn": value * 360
    case "%": value * scale.percent
    default: nil
    }
  }
}
