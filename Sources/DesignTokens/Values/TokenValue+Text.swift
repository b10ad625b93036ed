// MARK: - Text

extension TokenValue {
  /// The value as text, with its own unit and color space. Reading the text gives the same value. It replaces a
  /// reference inside other text.
  var text: String {
    switch self {
    case .color(let color): Self.text(color)
    case .dimension(let length): CSSNumber.text(length.value) + length.unit.rawValue
    case .duration(let time): CSSNumber.text(time.value) + time.unit.rawValue
    default: css
    }
  }

  private static func text(_ color: ColorValue) -> String {
    let components = color.components.map { $0.map { CSSNumber.text($0, decimals: 9) } ?? "none" }.joined(
      separator: " ")
    let alpha = CSSNumber.text(color.alpha)
    switch color.space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return "\(color.space.rawValue)(\(components) / \(alpha))"
    default: return "color(\(color.space.rawValue) \(components) / \(alpha))"
    }
  }
}
