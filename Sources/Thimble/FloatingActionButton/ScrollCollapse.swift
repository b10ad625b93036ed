/// The rule that collapses a floating action button when the user scrolls down, and expands it when the user scrolls
/// back.
struct ScrollCollapse: Equatable {
  /// The distance in one direction before the state changes, logical pixels.
  var threshold = 12.0
  private(set) var isCollapsed = false
  /// The scroll offset at the last change of direction.
  private var turningPoint = 0.0
  private var last = 0.0

  /// Updates the state after a scroll.
  ///
  /// - Parameters:
  ///   - offset: the distance from the top, logical pixels.
  ///   - limit: the greatest possible offset.
  mutating func scrolled(to offset: Double, limit: Double) {
    let wentBack = offset < last
    // Content that becomes shorter moves the offset too; the user did not scroll back.
    if wentBack, offset >= limit { turningPoint = offset }
    if isCollapsed ? !wentBack : wentBack {
      turningPoint = isCollapsed ? max(turningPoint, offset) : min(turningPoint, offset)
    }
    last = offset
    if offset <= 0 {
      isCollapsed = false
      turningPoint = 0
    } else if !isCollapsed, offset - turningPoint > threshold {
      isCollapsed = true
      turningPoint = offset
    } else if isCollapsed, turningPoint - offset > threshold {
      isCollapsed = false
      turningPoint = offset
    }
  }
}
