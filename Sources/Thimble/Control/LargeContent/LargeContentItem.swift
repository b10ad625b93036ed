/// A control with large content, as geometry: logical pixels of one window, y downwards.
struct LargeContentItem<ID: Hashable>: Equatable {
  let id: ID
  /// The visible box.
  var box: Rectangle
  /// The hit area: the box or more.
  var reach: Rectangle
  /// Indicates whether a release here activates the control.
  var isEnabled = true
}

/// An arrow key that moves from item to item.
enum LargeContentArrow: Equatable, Sendable {
  case left, right, up, down
}

extension Collection {
  /// Returns the item at a point: the one with the nearest edge, among those whose hit area contains the point.
  ///
  /// `current` stays until another item is nearer by `slop`, or until the point is more than `slop` outside its hit
  /// area. This keeps a trembling hand from switching back and forth.
  func item<ID>(
    at point: Point, staying current: ID?, slop: Double
  ) -> ID? where Element == LargeContentItem<ID> {
    let nearest = filter { $0.reach.contains(point) }.min {
      $0.box.squaredDistance(to: point) < $1.box.squaredDistance(to: point)
    }
    guard let current = first(where: { $0.id == current }) else { return nearest?.id }
    guard let nearest, nearest.id != current.id else {
      return nearest?.id ?? (current.reach.squaredDistance(to: point) <= slop * slop ? current.id : nil)
    }
    let own = current.box.squaredDistance(to: point).squareRoot()
    let other = nearest.box.squaredDistance(to: point).squareRoot()
    return own - other >= slop ? nearest.id : current.id
  }

  /// Returns the item that an arrow key moves to: the nearest in that direction, with straight moves preferred to
  /// diagonal ones; nil if there is none.
  func item<ID>(_ arrow: LargeContentArrow, of id: ID) -> ID? where Element == LargeContentItem<ID> {
    guard let from = first(where: { $0.id == id })?.box.center else { return nil }
    let costs = compactMap { item -> (id: ID, cost: Double)? in
      let (dx, dy) = (item.box.center.x - from.x, item.box.center.y - from.y)
      let (ahead, aside) =
        switch arrow {
        case .left: (-dx, abs(dy))
        case .right: (dx, abs(dy))
        case .up: (-dy, abs(dx))
        case .down: (dy, abs(dx))
        }
      return ahead > 0 && ahead >= aside / 2 ? (item.id, ahead + 2 * aside) : nil
    }
    return costs.min { $0.cost < $1.cost }?.id
  }
}
