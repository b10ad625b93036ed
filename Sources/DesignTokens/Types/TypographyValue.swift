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

  /// Creates a typography.
  public init(
    fontFamily: [String],
    fontSize: DimensionValue,
    fontWeight: FontWeightValue,
    letterSpacing: DimensionValue,
    lineHeight: Double
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }
}
