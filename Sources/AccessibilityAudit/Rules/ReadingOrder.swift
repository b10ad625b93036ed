/// The order of reading, by places on the screen: rows from top to bottom, and each row from left to right, or from
/// right to left.
struct ReadingOrder {
  /// An object on the way of the focus.
  struct Place {
    var box: AccessibleRect
    /// The objects around it from the window inward, and itself.
    var path: [Int]
  }

  private let places: [Place]
  private let isMirrored: Bool

  /// Finds the direction of rows: that of most steps of the focus within rows. One step is not enough.
  init(_ places: [Place]) {
    self.places = places
    let steps = zip(places, places.dropFirst()).filter { Self.isInRow($0.box, $1.box) }
    let leftward = steps.count { $1.box.x < $0.box.x }
    isMirrored = leftward > 1 && leftward > steps.count { $1.box.x > $0.box.x }
  }

  /// Returns the indices of places that come before the previous place of the focus in the order of reading.
  ///
  /// If the focus goes round, the widest step back is that from the end to the beginning, and does not count.
  func backsteps(isRound: Bool) -> [Int] {
    guard places.count > 1 else { return [] }
    let steps = (isRound ? Array(places.indices) : Array(places.indices.dropFirst())).filter { index in
      goesBack(from: places[index == 0 ? places.count - 1 : index - 1], to: places[index])
    }
    guard isRound else { return steps }
    let widest = steps.max { distance(to: $0) < distance(to: $1) }
    return steps.filter { $0 != widest }
  }

  /// Compares the groups of both places, so that a whole column is read before the one beside it.
  private func goesBack(from one: Place, to two: Place) -> Bool {
    let common = zip(one.path, two.path).prefix { $0 == $1 }.count
    let (first, second) = (group(of: one, depth: common), group(of: two, depth: common))
    if Self.isApart(first, second) { return isBefore(second, first) }
    return isBefore(two.box, one.box)
  }

  /// Returns the rectangle around all places in the same object at a depth.
  private func group(of place: Place, depth: Int) -> AccessibleRect {
    guard place.path.indices.contains(depth) else { return place.box }
    return places.filter { $0.path.starts(with: place.path.prefix(depth + 1)) }.map(\.box).reduce(place.box) {
      $0.union($1)
    }
  }

  private func isBefore(_ one: AccessibleRect, _ two: AccessibleRect) -> Bool {
    if Self.isInRow(one, two) {
      // A group that begins lower is read later: the other one has several rows beside it.
      if 2 * (one.y - two.y) > min(one.height, two.height) { return false }
      return isMirrored ? one.x >= two.x + two.width : one.x + one.width <= two.x
    }
    let isBeside = isMirrored ? one.x + one.width <= two.x : one.x >= two.x + two.width
    return one.y + one.height <= two.y && !isBeside
  }

  private func distance(to index: Int) -> Int {
    let (one, two) = (places[index == 0 ? places.count - 1 : index - 1].box, places[index].box)
    return abs(one.y - two.y) + abs(one.x - two.x)
  }

  /// Returns true if two rectangles do not overlap.
  private static func isApart(_ one: AccessibleRect, _ two: AccessibleRect) -> Bool {
    one.x + one.width <= two.x || two.x + two.width <= one.x || one.y + one.height <= two.y
      || two.y + two.height <= one.y
  }

  /// Returns true if two rectangles are in one row: they overlap vertically by more than half of the lower height.
  private static func isInRow(_ one: AccessibleRect, _ two: AccessibleRect) -> Bool {
    let shared = min(one.y + one.height, two.y + two.height) - max(one.y, two.y)
    return 2 * shared > min(one.height, two.height)
  }
}
