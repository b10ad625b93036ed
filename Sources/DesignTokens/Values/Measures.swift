/// The value of a dimension token: a length on screen.
public struct DimensionValue: Sendable, Hashable {
  /// The unit of the number.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Logical pixels.
    case px
    /// Multiples of the system's default font size.
    case rem
  }

  /// The size of a `rem` at the default text scale, in logical pixels: the 16 that the format suggests.
  package static let pixelsPerRem = 16.0

  /// The number.
  public var value: Double
  /// The unit.
  public var unit: Unit

  package init(value: Double, unit: Unit = .px) {
    self.value = value
    self.unit = unit
  }

  /// Returns the length in logical pixels; `rem` grows with the text scale.
  public func pixels(textScale: Double = 1) -> Double {
    unit == .px ? value : value * Self.pixelsPerRem * textScale
  }
}

/// The value of a duration token.
public struct DurationValue: Sendable, Hashable {
  /// The unit of the number.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Milliseconds.
    case ms
    /// Seconds.
    case s
  }

  /// The number.
  public var value: Double
  /// The unit.
  public var unit: Unit

  package init(value: Double, unit: Unit = .ms) {
    self.value = value
    self.unit = unit
  }

  /// The time in milliseconds.
  public var milliseconds: Double { unit == .ms ? value : value * 1000 }
}
