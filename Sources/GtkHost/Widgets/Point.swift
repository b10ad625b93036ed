/// A point in logical pixels, y downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  /// A point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
