/// The value of a border token.
public struct BorderValue: Sendable, Hashable {
  /// The line's colour.
  public var color: ColorValue
  /// The line's width.
  public var width: DimensionValue
  /// The line's style.
  public var style: StrokeStyleValue

  /// Creates a border.
  public init(color: ColorValue, width: DimensionValue, style: StrokeStyleValue) {
    self.color = color
    self.width = width
    self.style = style
  }
}
