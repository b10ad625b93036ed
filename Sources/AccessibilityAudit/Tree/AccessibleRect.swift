/// A rectangle in logical pixels, its origin at the top left.
public struct AccessibleRect: Hashable, Codable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The width; zero if the object is not shown.
  public var width: Int
  /// The height; zero if the object is not shown.
  public var height: Int

  /// Creates a rectangle from its corner and size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// True if it has no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the rectangle around this one and another.
  package func union(_ other: AccessibleRect) -> AccessibleRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
    return AccessibleRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns true if another rectangle is at most some pixels away.
  func touches(_ other: AccessibleRect, by slack: Int) -> Bool {
    x - slack < other.x + other.width && other.x < x + width + slack
      && y - slack < other.y + other.height && other.y < y + height + slack
  }

  /// The shorter of its sides.
  var shorterSide: Int { min(width, height) }

  /// Twice the coordinates of its middle, which may be at half a pixel.
  var doubledMiddle: (x: Int, y: Int) { (2 * x + width, 2 * y + height) }
}

// MARK: - Conformances

extension AccessibleRect: CustomStringConvertible {
  /// The size, such as `24 × 16`.
  public var description: String { "\(width) × \(height)" }
}
