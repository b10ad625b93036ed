/// Whether a floating action button over a scrolled view is out of the way: collapsed while one reads on, expanded when
/// one turns back.
struct ScrollCollapse: Equatable {
  /// How far to scroll in one direction until it counts, logical pixels.
  var threshold = 12.0
  private(set) var isCollapsed = false
  /// Where the view was when it last went the other way.
  private var turningPoint = 0.0
  private var last = 0.0

  /// The view has scrolled.
  ///
  /// - Parameters:
  ///   - offset: how far it is from the top, logical pixels.
  ///   - limit: how far it can be.
  mutating func scrolled(to offset: Double, limit: Double) {
    let wentBack = offset < last
    // Content that became shorter takes the view along: nobody has turned back.
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
