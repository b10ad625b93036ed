/// One layer of a shadow token.
public struct ShadowValue: Sendable, Hashable {
  /// The shadow's colour.
  public var color: ColorValue
  /// How far it lies to the right.
  public var offsetX: DimensionValue
  /// How far it lies below.
  public var offsetY: DimensionValue
  /// How soft it is.
  public var blur: DimensionValue
  /// How much larger than its box it is.
  public var spread: DimensionValue
  /// Whether it falls inside the box.
  public var inset: Bool

  /// Creates a layer.
  public init(
    color: ColorValue,
    offsetX: DimensionValue,
    offsetY: DimensionValue,
    blur: DimensionValue,
    spread: DimensionValue,
    inset: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }
}
