/// The contrast of a control's border or surface with its surroundings, measured in a picture.
package struct ControlBoundary: Hashable, Sendable {
  /// The part of a control that has the boundary.
  package enum Shape: Hashable, Sendable {
    /// The whole control, around text: a field. One side is enough, such as a line below the text.
    case field
    /// A mark at its beginning, such as a check box before its label, or the whole control: a switch.
    case mark
  }

  /// The contrast; 1 if nothing is seen.
  package var ratio: Double
  /// One of the two colors, as `0xRRGGBB`.
  package var color: UInt32
  /// The other color, as `0xRRGGBB`; for a mark, that of the surroundings.
  package var other: UInt32
  /// True if the place on the screen is sure.
  package var isSurelyThere: Bool

  package init(ratio: Double, color: UInt32 = 0, other: UInt32 = 0xff_ffff, isSurelyThere: Bool = true) {
    self.ratio = ratio
    self.color = color
    self.other = other
    self.isSurelyThere = isSurelyThere
  }

  /// Measures the boundary of a control with this rectangle; nil if it is not in the picture, or if it has another shape.
  ///
  /// - Parameters:
  ///   - rect: The rectangle on the screen.
  ///   - shape: The part with the boundary.
  ///   - picture: The screen.
  ///   - reach: The width and the height in pixels of padding and border on each side, which the rectangle may leave
  ///     out.
  ///   - isSurelyThere: True if the place is sure.
  package init?(
    of rect: AccessibleRect, shape: Shape, in picture: Picture, reach: (x: Int, y: Int), isSurelyThere: Bool = true
  ) {
    let around = AccessibleRect(
      x: rect.x - reach.x, y: rect.y - reach.y, width: rect.width + 2 * reach.x, height: rect.height + 2 * reach.y)
    guard rect.width >= 8, rect.height >= 8, picture.clipped(around) == around,
      let found = shape == .field
        ? Self.field(rect, within: around, of: picture) : Self.mark(rect, within: around, of: picture)
    else { return nil }
    (ratio, color, other) = (found.ratio, found.color, found.other)
    self.isSurelyThere = isSurelyThere
  }

  private typealias Pair = (ratio: Double, color: UInt32, other: UInt32)

  /// Returns the contrast that the best side has on at least half of its length, without the corners.
  private static func field(_ rect: AccessibleRect, within around: AccessibleRect, of picture: Picture) -> Pair? {
    // The rectangle may be that of a focus ring, which is a little outside of the border.
    let inside = (x: min(6, rect.width / 4), y: min(6, rect.height / 4))
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    let columns = rect.x + rect.width / 8..<right - rect.width / 8
    let rows = rect.y + rect.height / 4..<bottom - rect.height / 4
    let sides: [[Pair]] = [
      columns.map { x in strongest((around.y..<rect.y + inside.y).map { picture[x, $0] }) },
      columns.map { x in strongest((bottom - inside.y..<around.y + around.height).map { picture[x, $0] }) },
      rows.map { y in strongest((around.x..<rect.x + inside.x).map { picture[$0, y] }) },
      rows.map { y in strongest((right - inside.x..<around.x + around.width).map { picture[$0, y] }) },
    ]
    return sides.compactMap { side in
      side.isEmpty ? nil : side.sorted { $0.ratio < $1.ratio }[(side.count - 1) / 2]
    }.max { $0.ratio < $1.ratio }
  }

  /// Returns the contrast between the lightest and the darkest of some colors.
  private static func strongest(_ colors: [UInt32]) -> Pair {
    let dark = colors.min { Luminance.of($0) < Luminance.of($1) } ?? 0
    let light = colors.max { Luminance.of($0) < Luminance.of($1) } ?? 0
    return (Luminance.contrast(dark, light), dark, light)
  }

  /// Returns the contrast with its surroundings that a quarter of the outline of the first shape in the rectangle has.
  private static func mark(_ rect: AccessibleRect, within around: AccessibleRect, of picture: Picture) -> Pair? {
    guard let outside = surroundings(of: around, in: picture) else { return nil }
    // Even a faint color shows where the mark is.
    let isInked = { (x: Int, y: Int) in Luminance.contrast(picture[x, y], outside) > 1.02 }
    let rows = around.y..<around.y + around.height
    var (left, right) = (0, 0)
    for x in around.x..<around.x + around.width {
      guard rows.contains(where: { isInked(x, $0) }) else {
        if right > left, x >= right + 3 { break }
        continue
      }
      if right == left { left = x }
      right = x + 1
    }
    let inked = rows.filter { y in (left..<right).contains { isInked($0, y) } }
    guard let top = inked.first, let bottom = inked.last else { return nil }
    let (width, height) = (right - left, bottom + 1 - top)
    // A check box and a radio button are about as wide as high; a switch is up to three times as wide.
    guard (9...72).contains(width), (9...40).contains(height), (height - 6...3 * height).contains(width) else {
      return nil
    }
    var counts: [UInt32: Int] = [:]
    for y in top...bottom {
      for x in left..<right { counts[picture[x, y], default: 0] += 1 }
    }
    let colors = counts.map { (color: $0.key, count: $0.value, ratio: Luminance.contrast($0.key, outside)) }
      .sorted { ($0.ratio, $0.color) > ($1.ratio, $1.color) }
    var pixels = 0
    let found = colors.first { one in
      pixels += one.count
      return pixels >= (width + height) / 2
    }
    return found.map { ($0.ratio, $0.color, outside) }
  }

  /// Returns the most frequent color directly around a rectangle; nil if no color has a majority.
  private static func surroundings(of rect: AccessibleRect, in picture: Picture) -> UInt32? {
    var counts: [UInt32: Int] = [:]
    var total = 0
    let place = picture.clipped(
      AccessibleRect(x: rect.x - 1, y: rect.y - 1, width: rect.width + 2, height: rect.height + 2))
    for y in place.y..<place.y + place.height {
      let isEdge = y == place.y || y == place.y + place.height - 1
      for x in isEdge ? Array(place.x..<place.x + place.width) : [place.x, place.x + place.width - 1] {
        counts[picture[x, y], default: 0] += 1
        total += 1
      }
    }
    return counts.first { 2 * $0.value > total }?.key
  }
}
