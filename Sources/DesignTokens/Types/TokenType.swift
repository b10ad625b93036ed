/// The thirteen token types of DTCG 2025.10.
public enum TokenType: String, Sendable, Hashable, CaseIterable {
  /// A ``ColorValue``.
  case color
  /// A ``DimensionValue``.
  case dimension
  /// One or more font families.
  case fontFamily
  /// A ``FontWeightValue``.
  case fontWeight
  /// A ``DurationValue``.
  case duration
  /// A ``CubicBezierValue``.
  case cubicBezier
  /// A number.
  case number
  /// A ``StrokeStyleValue``.
  case strokeStyle
  /// A ``BorderValue``.
  case border
  /// A ``TransitionValue``.
  case transition
  /// One or more ``ShadowValue``.
  case shadow
  /// One or more ``GradientStop``.
  case gradient
  /// A ``TypographyValue``.
  case typography

  /// The types of the parts of a composite, by property; empty for the others.
  var parts: [(name: String, type: TokenType)] {
    switch self {
    case .border: [("color", .color), ("width", .dimension), ("style", .strokeStyle)]
    case .transition: [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)]
    case .shadow:
      [
        ("color", .color), ("offsetX", .dimension), ("offsetY", .dimension), ("blur", .dimension),
        ("spread", .dimension),
      ]
    case .gradient: [("color", .color), ("position", .number)]
    case .typography:
      [
        ("fontFamily", .fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
        ("letterSpacing", .dimension), ("lineHeight", .number),
      ]
    default: []
    }
  }

  /// The name with its article, for a message.
  package var phrase: String {
    rawValue == "number" || !"aeiou".contains(rawValue.prefix(1)) ? "a \(rawValue)" : "an \(rawValue)"
  }
}
