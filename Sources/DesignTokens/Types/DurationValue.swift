/// The value of a duration token.
public struct DurationValue: Sendable, Hashable {
  /// What the number counts.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Milliseconds.
    case ms
    /// Seconds.
    case s
  }

  /// How many.
  public var value: Double
  /// Of what.
  public var unit: Unit

  /// Creates a duration.
  public init(value: Double, unit: Unit = .ms) {
    self.value = value
    self.unit = unit
  }

  /// The time in milliseconds.
  public var milliseconds: Double { unit == .ms ? value : value * 1000 }
}
