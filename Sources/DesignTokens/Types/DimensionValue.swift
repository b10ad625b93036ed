/// The value of a dimension token: a length on screen.
public struct DimensionValue: Sendable, Hashable {
  /// What the number counts.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Logical pixels.
    case px
    /// Multiples of the system's default font size.
    case rem
  }

  /// The size of a `rem` at the default text scale, in logical pixels: the 16 that the format suggests.
  public static let pixelsPerRem = 16.0

  /// How many.
  public var value: Double
  /// Of what.
  public var unit: Unit

  /// Creates a dimension.
  public init(value: Double, unit: Unit = .px) {
    self.value = value
    self.unit = unit
  }

  /// The length in logical pixels; `rem` grows with the text scale.
  public func pixels(textScale: Double = 1) -> Double {
    unit == .px ? value : value * Self.pixelsPerRem * textScale
  }
}
