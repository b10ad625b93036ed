/// The change of pixels by which a control shows that it has the keyboard focus.
package struct FocusLook: Hashable, Sendable {
  /// The rectangle around all pixels that change; empty if none does.
  package var box: AccessibleRect
  /// The number of pixels that change.
  package var count: Int
  /// The contrast between the states that at least ``leastPixels`` pixels reach.
  package var contrast: Double

  /// The fewest pixels that a person sees: half of a caret in small text.
  static let leastPixels = 8

  package init(box: AccessibleRect, count: Int, contrast: Double) {
    self.box = box
    self.count = count
    self.contrast = contrast
  }

  /// Compares three pictures of one size: before the focus comes, with it, and after it has gone on.
  ///
  /// When the focus comes, another control loses it; when it goes, another control gets it. So only pixels that change
  /// both times belong to this control.
  package init(before: Picture, focused: Picture, after: Picture) {
    var (left, top, right, bottom, count, at) = (Int.max, Int.max, -1, -1, 0, 0)
    var pairs: [UInt64: Int] = [:]
    for y in 0..<focused.height {
      for x in 0..<focused.width {
        let color = focused.pixels[at]
        if color != before.pixels[at], color != after.pixels[at] {
          (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
          count += 1
          pairs[UInt64(before.pixels[at]) << 32 | UInt64(color), default: 0] += 1
        }
        at += 1
      }
    }
    self.count = count
    box =
      count == 0
      ? AccessibleRect(x: 0, y: 0, width: 0, height: 0)
      : AccessibleRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    let contrasts = pairs.map { pair, count in
      (Luminance.contrast(UInt32(truncatingIfNeeded: pair >> 32), UInt32(truncatingIfNeeded: pair)), count)
    }.sorted { $0.0 > $1.0 }
    var seen = 0
    contrast =
      contrasts.first { (_, count) in
        seen += count
        return seen >= Self.leastPixels
      }?.0 ?? 1
  }
}
