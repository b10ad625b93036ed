/// The value of a token, of one of the thirteen types.
public enum TokenValue: Sendable, Hashable {
  /// A color.
  case color(ColorValue)
  /// A length.
  case dimension(DimensionValue)
  /// Families, the most preferred first; never empty.
  case fontFamily([String])
  /// A font weight.
  case fontWeight(FontWeightValue)
  /// A time.
  case duration(DurationValue)
  /// An easing curve.
  case cubicBezier(CubicBezierValue)
  /// A number.
  case number(Double)
  /// A line style.
  case strokeStyle(StrokeStyleValue)
  /// A border.
  case border(BorderValue)
  /// A transition.
  case transition(TransitionValue)
  /// Layers of shadow, the topmost first; never empty.
  case shadow([ShadowValue])
  /// Stops of a gradient; never empty.
  case gradient([GradientStop])
  /// A font with its spacing.
  case typography(TypographyValue)

  /// The type this is a value of.
  public var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}

// MARK: - One type at a time

extension TokenValue {
  /// The color, nil for other types.
  public var color: ColorValue? { if case .color(let value) = self { value } else { nil } }
  /// The length, nil for other types.
  public var dimension: DimensionValue? { if case .dimension(let value) = self { value } else { nil } }
  /// The families, nil for other types.
  public var fontFamily: [String]? { if case .fontFamily(let value) = self { value } else { nil } }
  /// The weight, nil for other types.
  public var fontWeight: FontWeightValue? { if case .fontWeight(let value) = self { value } else { nil } }
  /// The time, nil for other types.
  public var duration: DurationValue? { if case .duration(let value) = self { value } else { nil } }
  /// The curve, nil for other types.
  public var cubicBezier: CubicBezierValue? { if case .cubicBezier(let value) = self { value } else { nil } }
  /// The number, nil for other types.
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The line style, nil for other types.
  public var strokeStyle: StrokeStyleValue? { if case .strokeStyle(let value) = self { value } else { nil } }
  /// The border, nil for other types.
  public var border: BorderValue? { if case .border(let value) = self { value } else { nil } }
  /// The transition, nil for other types.
  public var transition: TransitionValue? { if case .transition(let value) = self { value } else { nil } }
  /// The layers, nil for other types.
  public var shadow: [ShadowValue]? { if case .shadow(let value) = self { value } else { nil } }
  /// The stops, nil for other types.
  public var gradient: [GradientStop]? { if case .gradient(let value) = self { value } else { nil } }
  /// The font with its spacing, nil for other types.
  public var typography: TypographyValue? { if case .typography(let value) = self { value } else { nil } }
}

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
