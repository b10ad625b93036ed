/// The area that presses one control, as geometry in logical pixels, y downwards.
package struct HitArea: Equatable, Sendable {
  /// The visible box, in the control's own coordinates.
  package var box: Rectangle
  /// The area, in the control's own coordinates: at least the box.
  package var reach: Rectangle
  /// The transform from the control's coordinates to the surface's.
  package var transform: Affine

  /// Creates an area around a box.
  package init(
    _ box: Rectangle, minimum: Size?, insets: Insets? = nil, isReversed: Bool = false, transform: Affine = Affine()
  ) {
    self.box = box
    self.transform = transform
    reach = Self.reach(of: box, minimum: minimum, insets: insets, isReversed: isReversed)
  }

  /// The maximum distance of an area beyond its box, in logical pixels.
  static let farthest = 2_048.0

  /// Returns a box that grows to at least `minimum`, equally on opposite sides, and by negative `insets`; never less
  /// than the box.
  static func reach(of box: Rectangle, minimum: Size?, insets: Insets? = nil, isReversed: Bool = false) -> Rectangle {
    let dx = ((minimum?.usableWidth ?? 0) - box.width) / 2
    let dy = ((minimum?.usableHeight ?? 0) - box.height) / 2
    let insets = insets ?? .zero
    let (left, right) = isReversed ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    func growth(_ wish: Double, _ inset: Int) -> Double { min(max(0, wish, -Double(inset)), farthest) }
    let (west, east) = (growth(dx, left), growth(dx, right))
    let (north, south) = (growth(dy, insets.top), growth(dy, insets.bottom))
    return Rectangle(
      x: box.x - west, y: box.y - north, width: box.width + west + east, height: box.height + north + south)
  }

  /// Returns whether the control's area contains a point of the surface.
  package func reaches(_ point: Point) -> Bool { transform.unapply(point).map { reach.contains($0) } ?? false }

  /// Returns whether a point of the surface is in the visible box.
  package func shows(_ point: Point) -> Bool { transform.unapply(point).map { box.contains($0) } ?? false }

  /// The size of the visible box, in square pixels of the surface.
  var size: Double { box.width * box.height * abs(transform.a * transform.d - transform.b * transform.c) }

  /// Returns the square of the distance from a point of the surface to the nearest visible edge; 0 inside.
  func squaredDistance(to point: Point) -> Double {
    if transform.keepsRectangles { return box.bounds(under: transform).squaredDistance(to: point) }
    if shows(point) { return 0 }
    let corners = box.corners.map { transform.apply($0) }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).map { point.squaredDistance(from: $0, to: $1) }.min()
      ?? 0
  }

  /// Returns the index of the area with the nearest visible edge among those that reach a point. At the same distance
  /// the smaller box wins, then the earlier one.
  static func nearest(to point: Point, among areas: some Sequence<HitArea>) -> Int? {
    var best: (index: Int, distance: Double, size: Double)?
    for (index, area) in areas.enumerated() where area.reaches(point) {
      let distance = area.squaredDistance(to: point)
      if let best {
        // GTK computes in floats, so distances within a thousandth are equal.
        if distance > best.distance - 0.001 {
          if distance > best.distance + 0.001 || area.size > best.size - 0.001 { continue }
        }
      }
      best = (index, distance, area.size)
    }
    return best?.index
  }
}

extension Size {
  /// The sides of a target: NaN and negatives become 0, and the rest is clamped to twice ``HitArea/farthest``.
  var usableWidth: Double { width.isNaN ? 0 : max(0, min(width, 2 * HitArea.farthest)) }
  var usableHeight: Double { height.isNaN ? 0 : max(0, min(height, 2 * HitArea.farthest)) }

  /// The distance that a target of this size can reach beyond a box; NaN where a side is NaN.
  var reach: Double { width.isNaN || height.isNaN ? .nan : max(width, height) / 2 }
}

/// A widget with its own hit area, as picking, the report and the guard against mistaken presses see a control.
@MainActor
package protocol HitTarget: Widget {
  var accessibilityLabel: String { get }

  /// The time for which presses are ignored after the widget came under a still pointer; nil ignores no press.
  var reflowDelay: Duration? { get }

  /// The time at which the widget last came on screen.
  var appearedAt: Duration? { get }

  /// The time from which a press is meant for what the widget does now. Until then it was meant for the undo of what the
  /// widget has done, for example. Nil for a widget whose meaning has not changed.
  var meaningSettlesAt: Duration? { get }

  func hitArea(of node: PickNode) -> HitArea
}
