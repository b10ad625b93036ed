/// A target's claim to reach so far beyond its widget's border box, for as long as this object is kept.
@MainActor
package final class ReachClaim {
  private static var claims: [Double: Int] = [:]

  private let reach: Double

  /// Claims `reach` logical pixels, 0 or more.
  package init(_ reach: Double) {
    self.reach = reach
    Self.claims[reach, default: 0] += 1
    Self.update()
  }

  isolated deinit {
    let others = Self.claims[reach, default: 1] - 1
    Self.claims[reach] = others > 0 ? others : nil
    Self.update()
  }

  private static func update() {
    Picking.reach = claims.keys.max() ?? 0
    Picking.invalidate()
  }
}
