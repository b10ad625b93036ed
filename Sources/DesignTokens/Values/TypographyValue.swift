/// The value of a typography token.
public struct TypographyValue: Sendable, Hashable {
  /// Families, the most preferred first; never empty.
  public var fontFamily: [String]
  /// The size of the font.
  public var fontSize: DimensionValue
  /// The weight of the font.
  public var fontWeight: FontWeightValue
  /// Space added between letters.
  public var letterSpacing: DimensionValue
  /// The height of a line as a multiple of the font size.
  public var lineHeight: Double

  /// The line height where none is given, as browsers have it for `normal`.
  static let usualLineHeight = 1.2
}

/// The value of a fontWeight token: 1…1000, with the names the format gives to some weights.
public struct FontWeightValue: Sendable, Hashable {
  /// The names and their numbers; several names may share one.
  package static let names: KeyValuePairs<String, Double> = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  /// The weight, 1…1000, 400 being regular.
  public var value: Double

  package init(_ value: Double) {
    self.value = value
  }

  /// Creates a weight from one of ``names``, case-sensitive; nil for any other.
  package init?(name: String) {
    guard let value = Self.names.first(where: { $0.key == name })?.value else { return nil }
    self.value = value
  }
}
