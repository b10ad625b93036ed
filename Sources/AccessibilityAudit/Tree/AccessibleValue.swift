/// The value of a slider, a spin button or a progress bar.
public struct AccessibleValue: Hashable, Codable, Sendable {
  /// The number itself.
  public var current: Double
  /// The least value.
  public var minimum: Double
  /// The greatest value.
  public var maximum: Double

  /// Creates a value. Toolkits report 0 for both limits if there are none.
  public init(current: Double, minimum: Double = 0, maximum: Double = 0) {
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The share of the range in percent; nil without a range, or outside of it.
  public var percentage: Int? {
    guard maximum > minimum, current >= minimum, current <= maximum else { return nil }
    let share = (current - minimum) / (maximum - minimum) * 100
    return share.isFinite ? Int(share.rounded()) : nil
  }

  /// Returns a number with at most three digits after the point.
  static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

// MARK: - Conformances

extension AccessibleValue: CustomStringConvertible {
  /// The number, with its range if it has one, such as `30 (0 to 100)`.
  public var description: String {
    let range = maximum > minimum ? " (\(Self.text(minimum)) to \(Self.text(maximum)))" : ""
    return Self.text(current) + range
  }
}
