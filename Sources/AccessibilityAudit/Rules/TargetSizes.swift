/// The measured areas in which targets react to the pointer.
///
/// The extents that a toolkit reports do not count: GTK 4.8 leaves out padding and border, and a widget may react
/// outside of them.
struct TargetSizes {
  /// The finding for a target that is too small.
  enum Excess {
    case violation(String)
    case incomplete(String)
  }

  private let scene: AuditScene
  private let targets: [AuditedControl]

  init(_ scene: AuditScene) {
    self.scene = scene
    targets = scene.controls.filter { control in
      (control.role.isPressable || control.role == .comboBox) && control.isSensitive
    }
  }

  /// Compares every measured target with a size. `excess` judges a smaller one; nil means that it passes.
  func verdicts(atLeast side: Int, _ excess: (AuditedControl) -> Excess?) -> [Verdict] {
    targets.compactMap { target in
      guard let area = target.hitArea else { return nil }
      if area.shorterSide >= side { return .passes(target.element) }
      switch excess(target) {
      case nil: return .passes(target.element)
      case .violation(let why): return .violation(target.element, "it takes presses in \(area) pixels\(why)")
      case .incomplete(let why): return .incomplete(target.element, "it takes presses in \(area) pixels\(why)")
      }
    }
  }

  /// Returns true if a circle around a target's middle touches no other target, and no circle of another small target.
  ///
  /// This is the exception of 2.5.8 for spacing. Nil if the area of another target was not measured.
  func hasRoom(around target: AuditedControl, diameter: Int) -> Bool? {
    guard let middle = target.hitArea?.doubledMiddle else { return nil }
    let window = scene.elements[target.element].window
    let others = targets.filter { $0.element != target.element && scene.elements[$0.element].window == window }
    var isKnown = true
    for other in others {
      guard let area = other.hitArea else {
        isKnown = false
        continue
      }
      // All lengths are doubled, because a middle may be on half a pixel.
      let reach: Int
      let away: (x: Int, y: Int)
      if area.shorterSide < diameter {
        let point = area.doubledMiddle
        away = (middle.x - point.x, middle.y - point.y)
        reach = 2 * diameter
      } else {
        let nearest = (
          x: min(max(middle.x, 2 * area.x), 2 * (area.x + area.width)),
          y: min(max(middle.y, 2 * area.y), 2 * (area.y + area.height))
        )
        away = (middle.x - nearest.x, middle.y - nearest.y)
        reach = diameter
      }
      if away.x * away.x + away.y * away.y < reach * reach { return false }
    }
    return isKnown ? true : nil
  }
}
