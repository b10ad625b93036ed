// MARK: - CSS

extension TokenValue {
  /// The value as a stylesheet prints it: colours as `rgb()`/`rgba()`, lengths in `px`, strings quoted and escaped.
  ///
  /// A border, shadow, transition or font is the value of the CSS shorthand. A dash pattern is `dashed`, because CSS
  /// has no dash patterns. A gradient is its list of stops.
  public var css: String { css(textScale: 1) }

  /// Returns the value as a stylesheet prints it. A `rem` is 16 px times the text scale.
  public func css(textScale: Double) -> String {
    func px(_ length: DimensionValue) -> String { "\(CSSNumber.text(length.pixels(textScale: textScale)))px" }
    switch self {
    case .color(let color): return color.rgba.css
    case .dimension(let length): return px(length)
    case .fontFamily(let families): return families.map(Self.quoted).joined(separator: ", ")
    case .fontWeight(let weight): return CSSNumber.text(weight.value)
    case .duration(let time): return Self.text(time)
    case .cubicBezier(let curve): return Self.text(curve)
    case .number(let number): return CSSNumber.text(number)
    case .strokeStyle(let style): return Self.text(style)
    case .border(let border): return "\(px(border.width)) \(Self.text(border.style)) \(border.color.rgba.css)"
    case .transition(let transition):
      return "\(Self.text(transition.duration)) \(Self.text(transition.timingFunction)) \(Self.text(transition.delay))"
    case .shadow(let layers):
      return layers.map { layer in
        let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(px).joined(separator: " ")
        return "\(layer.inset ? "inset " : "")\(lengths) \(layer.color.rgba.css)"
      }.joined(separator: ", ")
    case .gradient(let stops):
      return stops.map { "\($0.color.rgba.css) \(CSSNumber.text($0.position * 100))%" }.joined(separator: ", ")
    case .typography(let font):
      let families = font.fontFamily.map(Self.quoted).joined(separator: ", ")
      let size = "\(px(font.fontSize))/\(CSSNumber.text(font.lineHeight))"
      return "\(CSSNumber.text(font.fontWeight.value)) \(size) \(families)"
    }
  }

  private static func text(_ time: DurationValue) -> String {
    "\(CSSNumber.text(time.milliseconds))ms"
  }

  private static func text(_ curve: CubicBezierValue) -> String {
    "cubic-bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map { CSSNumber.text($0) }.joined(separator: ", ")))"
  }

  private static func text(_ style: StrokeStyleValue) -> String {
    if case .named(let name) = style { name.rawValue } else { "dashed" }
  }

  static let genericFamilies = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"]

  /// Returns a CSS string.
  ///
  /// Generic families stay bare; everything that could end the string or the line is escaped.
  private static func quoted(_ family: String) -> String {
    if genericFamilies.contains(family) { return family }
    var text = "\""
    for scalar in family.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value: text += "\\\(String(scalar.value, radix: 16)) "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
