extension Rectangle {
  package var right: Double { x + width }
  package var bottom: Double { y + height }

  /// The corners, clockwise.
  package var corners: [Point] {
    [Point(x: x, y: y), Point(x: right, y: y), Point(x: right, y: bottom), Point(x: x, y: bottom)]
  }

  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Returns whether a point is inside. The left and top edges are inside; the right and bottom edges are outside.
  package func contains(_ point: Point) -> Bool { point.x >= x && point.x < right && point.y >= y && point.y < bottom }

  /// Returns the square of the distance from a point to the nearest edge; 0 inside.
  package func squaredDistance(to point: Point) -> Double {
    let dx = max(x - point.x, 0, point.x - right)
    let dy = max(y - point.y, 0, point.y - bottom)
    return dx * dx + dy * dy
  }

  /// Returns the upright rectangle around this rectangle's image.
  package func bounds(under transform: Affine) -> Rectangle {
    let (first, third) = (transform.apply(Point(x: x, y: y)), transform.apply(Point(x: right, y: bottom)))
    let (second, fourth) = (transform.apply(Point(x: right, y: y)), transform.apply(Point(x: x, y: bottom)))
    let (left, top) = (
      min(min(first.x, second.x), min(third.x, fourth.x)), min(min(first.y, second.y), min(third.y, fourth.y))
    )
    let width = max(max(first.x, second.x), max(third.x, fourth.x)) - left
    let height = max(max(first.y, second.y), max(third.y, fourth.y)) - top
    return Rectangle(x: left, y: top, width: width, height: height)
  }

  /// Returns the intersection; nil if it is empty.
  package func intersection(_ other: Rectangle) -> Rectangle? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (width, height) = (min(right, other.right) - left, min(bottom, other.bottom) - top)
    return width > 0 && height > 0 ? Rectangle(x: left, y: top, width: width, height: height) : nil
  }
}

extension Point {
  /// Returns the square of the distance to the line segment from `start` to `end`.
  func squaredDistance(from start: Point, to end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let along = length == 0 ? 0 : min(1, max(0, ((x - start.x) * dx + (y - start.y) * dy) / length))
    let (ex, ey) = (x - start.x - along * dx, y - start.y - along * dy)
    return ex * ex + ey * ey
  }
}
