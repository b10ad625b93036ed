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

  /// An example of a value of this type as it is written, for messages.
  var example: String {
    switch self {
    case .fontFamily: "\"Inter\""
    case .fontWeight: "400"
    case .cubicBezier: "[0, 0, 0.58, 1]"
    case .number: "1.5"
    case .strokeStyle: "\"solid\""
    case .gradient: "a list of objects with `color` and `position`"
    case .border, .transition, .shadow, .typography:
      "an object with \(parts.map { "`\($0.name)`" }.joined(separator: ", "))"
    case .color: "{ \"colorSpace\": \(example(of: "colorSpace")), \"components\": \(example(of: "components")) }"
    case .dimension, .duration: "{ \"value\": \(example(of: "value")), \"unit\": \(example(of: "unit")) }"
    }
  }

  /// Returns an example of a part of such a value as it is written.
  func example(of part: String) -> String {
    switch part {
    case "offsetX", "offsetY", "spread", "letterSpacing": "{ \"value\": 0, \"unit\": \"px\" }"
    case "delay": "{ \"value\": 0, \"unit\": \"ms\" }"
    case "position": "0"
    case "colorSpace": "\"srgb\""
    case "components": "[0.2, 0.4, 0.9]"
    case "value": self == .duration ? "200" : "16"
    case "unit": self == .duration ? "\"ms\"" : "\"px\""
    case "dashArray": "[\(TokenType.dimension.example)]"
    case "lineCap": "\"butt\""
    default: parts.first { $0.name == part }?.type.example ?? "1"
    }
  }

  /// The name with its article, for messages.
  package var phrase: String {
    rawValue == "number" || rawValue.first.map({ !"aeiou".contains($0) }) ?? true ? "a \(rawValue)" : "an \(rawValue)"
  }
}
