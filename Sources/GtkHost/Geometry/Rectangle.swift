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

/// A rectangle in logical pixels, y downwards.
public struct Rectangle: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Not negative.
  public var width: Double
  /// Not negative.
  public var height: Double

  /// A rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
