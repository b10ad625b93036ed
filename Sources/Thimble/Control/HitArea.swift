/// The geometry of hit areas: logical pixels, y downwards.
enum HitArea {
  /// A control's visible box, grown on all sides alike to at least `minimum`.
  static func expanded(_ box: Rectangle, to minimum: Size) -> Rectangle {
    let dx = max(0, minimum.width - box.width) / 2
    let dy = max(0, minimum.height - box.height) / 2
    return Rectangle(x: box.x - dx, y: box.y - dy, width: box.width + 2 * dx, height: box.height + 2 * dy)
  }

  /// A control that may own a point, in focus order.
  struct Candidate<ID> {
    var id: ID
    /// The visible box, in the coordinates of the point.
    var box: Rectangle
    /// The least size of the area.
    var minimum: Size
  }

  /// Who owns a point that is on no widget's own pixels: the nearest visible edge; then the smaller box; then the
  /// earlier one.
  static func owner<ID>(of point: (x: Double, y: Double), among candidates: some Sequence<Candidate<ID>>) -> ID? {
    var best: (id: ID, distance: Double, area: Double)?
    for candidate in candidates where expanded(candidate.box, to: candidate.minimum).contains(point) {
      let distance = candidate.box.squaredDistance(to: point)
      let area = candidate.box.width * candidate.box.height
      if let best, (distance, area) >= (best.distance, best.area) { continue }
      best = (candidate.id, distance, area)
    }
    return best?.id
  }
}

/// A width and a height in logical pixels.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  /// A size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Rectangle {
  /// Whether a point is inside: the left and top edge are, the right and bottom are not.
  func contains(_ point: (x: Double, y: Double)) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// The square of the distance from a point to the nearest edge, 0 inside.
  func squaredDistance(to point: (x: Double, y: Double)) -> Double {
    let dx = max(x - point.x, 0, point.x - (x + width))
    let dy = max(y - point.y, 0, point.y - (y + height))
    return dx * dx + dy * dy
  }
}
