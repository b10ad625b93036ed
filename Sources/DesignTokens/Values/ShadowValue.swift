/// One layer of a shadow token.
public struct ShadowValue: Sendable, Hashable {
  /// The shadow's colour.
  public var color: ColorValue
  /// The offset to the right.
  public var offsetX: DimensionValue
  /// The offset downwards.
  public var offsetY: DimensionValue
  /// The blur, as in CSS.
  public var blur: DimensionValue
  /// The growth beyond the box on each side.
  public var spread: DimensionValue
  /// True if the shadow falls inside the box.
  public var inset: Bool
}

/// One stop of a gradient token.
public struct GradientStop: Sendable, Hashable {
  /// The colour at the stop.
  public var color: ColorValue
  /// The position along the gradient, 0…1; values outside are clamped.
  public var position: Double

  package init(color: ColorValue, position: Double) {
    self.color = color
    self.position = min(max(position, 0), 1)
  }
}
