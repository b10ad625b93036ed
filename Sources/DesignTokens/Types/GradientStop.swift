/// One stop of a gradient token.
public struct GradientStop: Sendable, Hashable {
  /// The colour at the stop.
  public var color: ColorValue
  /// Where along the gradient, 0…1; values outside are clamped.
  public var position: Double

  /// Creates a stop.
  public init(color: ColorValue, position: Double) {
    self.color = color
    self.position = min(max(position, 0), 1)
  }
}
