/// Decides which control has a point: what is visible there first, then the nearest edge.
///
/// GTK's walk finds who is near and who is in the way (``/GtkHost/PickArbiter``); what is left is geometry.
@MainActor
final class HitArbiter: PickArbiter {
  static let shared = HitArbiter()

  /// What the latest event was made with.
  private(set) var device = PointerEvents.Event.Device.pointer

  /// Ignores presses that were meant for something else.
  let pressGuard = PressGuard()

  private init() {
    Picking.arbiter = self
    HitAreaOverlay.followEnvironment()
    PointerEvents.observer = { [weak self] event in
      self?.device = event.device
      self?.pressGuard.begin(event)
    }
  }

  /// Lets an area reach so far, for as long as the claim is kept.
  func claim(_ reach: Double) -> ReachClaim {
    if reach.isNaN || reach > HitArea.farthest {
      Log.warning(
        "A hit area is to reach \(reach) px beyond what is seen. NaN counts as 0, and no area reaches farther than "
          + "\(Int(HitArea.farthest)) px.")
    }
    return ReachClaim(reach.isNaN ? 0 : min(max(0, reach), HitArea.farthest))
  }

  func owner(among candidates: [PickCandidate], of point: Point, on surface: Widget) -> Int? {
    var areas: [HitArea] = []
    var indices: [Int] = []
    for (index, candidate) in candidates.enumerated() {
      guard let control = candidate.widget as? Control, let box = control.bounds(in: control) else { continue }
      let reach = control.hitArea(around: box, Affine()).reach
      // Only those that reach the point are worth their transforms.
      guard reach.contains(candidate.point), let area = control.hitArea(on: surface) else { continue }
      areas.append(area)
      indices.append(index)
    }
    return HitArea.owner(of: point, among: areas).map { indices[$0] }
  }

  func didAnswer(_ widget: Widget) {
    if let control = widget as? Control { pressGuard.hit(control) }
  }
}
