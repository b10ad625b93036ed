import Glibc

/// The arbiter of GTK's picking. It applies the ``HitRule``, and passes each pointer event to the guard against
/// mistaken presses.
@MainActor
final class HitArbiter: PickArbiter {
  static let shared = HitArbiter()

  /// The device of the latest event.
  private(set) var device = InputEvent.Device.pointer

  /// The guard against presses that were meant for another control.
  let pressGuard = PressGuard()

  /// Told of each press of a pointer, a finger or a pen, before GTK handles it.
  let presses = Observers<Void>()

  private init() {
    Picking.arbiter = self
    ControlTools.start()
    InputEvent.observer = { [weak self] event in
      self?.device = event.device
      self?.pressGuard.begin(event)
      if event.kind == .press { self?.presses.tell(()) }
    }
  }

  /// Extends the reach of targets on the surface of `widget`, or in the whole program, as long as the claim is held.
  func claim(_ reach: Double, for widget: Widget?) -> ReachClaim {
    if reach.isNaN || reach > HitArea.farthest {
      Log.warning(
        "A hit area cannot reach \(reach) px beyond its control. NaN counts as 0, and no area reaches farther than "
          + "\(Int(HitArea.farthest)) px.")
    }
    return ReachClaim(reach.isNaN ? 0 : min(max(0, reach), HitArea.farthest), for: widget)
  }

  func owner(of point: Point, in survey: PickSurvey) -> Int? {
    var nodes = survey.nodes.map { HitNode($0) }
    let near = survey.reaching.keys.sorted()
    for index in near { nodes[index].area = (survey.reaching[index] as? any HitTarget)?.hitArea(of: nodes[index].node) }
    return HitRule.owner(of: point, visible: survey.visible, near: near, in: nodes)
  }

  func didAnswer(_ widget: Widget) {
    if let target = widget as? any HitTarget { pressGuard.hit(target) }
  }
}

/// A tool for programs with controls, in a module that a program links only if it wants it.
@MainActor
package protocol ControlTool {
  /// Starts the tool if the environment asks for it. Called once, before the first control.
  static func start()
}

/// The tools of the module `Inspecting`.
@MainActor
enum ControlTools {
  /// Starts the overlay of hit areas if `THIMBLE_HIT_AREAS` is `1`.
  ///
  /// The kit finds the tool by its name, so that a program without it carries nothing of it.
  static func start() {
    guard let value = unsafe getenv("THIMBLE_HIT_AREAS"), unsafe String(cString: value) == "1" else { return }
    guard let tool = _typeByName("10Inspecting14HitAreaOverlayO") as? any ControlTool.Type else {
      return Log.warning("THIMBLE_HIT_AREAS needs the module Inspecting, and this program does not link it.")
    }
    tool.start()
  }
}
