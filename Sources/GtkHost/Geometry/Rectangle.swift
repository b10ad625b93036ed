import CGtk

/// A point in logical pixels, y downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A rectangle in logical pixels, y downwards.
public struct Rectangle: Equatable, Sendable {
  public var x: Double
  public var y: Double
  /// Not negative.
  public var width: Double
  /// Not negative.
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rectangle {
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  init(_ rect: graphene_rect_t) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }

  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}

/// An affine transform from one widget's coordinates to another's.
package struct Affine: Equatable, Sendable {
  /// The image of the point (x, y) is (`a` x + `c` y + `x`, `b` x + `d` y + `y`).
  package var a, b, c, d, x, y: Double

  package init(x: Double = 0, y: Double = 0) { self.init(a: 1, b: 0, c: 0, d: 1, x: x, y: y) }

  /// The image of (x, y) is (`a` x + `c` y + `x`, `b` x + `d` y + `y`).
  package init(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) {
    (self.a, self.b, self.c, self.d, self.x, self.y) = (a, b, c, d, x, y)
  }

  /// Indicates whether upright rectangles stay upright rectangles.
  package var keepsRectangles: Bool { b == 0 && c == 0 }

  /// Indicates whether the transform only moves points.
  package var onlyMoves: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  package func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  /// Returns the point with this image; nil where the transform has no inverse.
  package func unapply(_ point: Point) -> Point? {
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    let (dx, dy) = (point.x - x, point.y - y)
    return Point(x: (d * dx - c * dy) / determinant, y: (a * dy - b * dx) / determinant)
  }
}
