// MARK: - Sizes of targets

extension Rule {
  package static let targetSize = Rule(
    id: "target-size",
    title: "Targets are 24 × 24 pixels, or far enough from each other",
    problem: "A person with a tremor, or with the device in one hand, misses it or presses its neighbour.",
    advice: "Make the area that reacts at least 24 × 24 pixels, or leave room: a circle of 24 pixels around its middle "
      + "must touch no other target. The audit judges only measured areas.",
    criteria: [.targetSizeMinimum],
    impact: .serious,
    check: Check.scene { scene in
      let measured = Check.targets(atLeast: 24) { target, area, targets in
        let seen = "it takes presses in \(area) pixels"
        return switch targets.hasRoom(around: target, diameter: 24) {
        case true?: .passes
        case false?: .violation("\(seen), and too near to another target")
        case nil: .incomplete("\(seen): see whether 24 pixels around its middle are free of other targets")
        }
      }
      return (measured.judgements(scene) + Targets(scene).crowded(diameter: 24)).sorted { $0.element < $1.element }
    }
    // One size makes all of them.
    .merging { index, scene in
      scene.control(at: index)?.hitArea == nil ? "\(scene.elements[index].window ?? -1)" : nil
    })

  package static let targetSizeEnhanced = Rule(
    id: "target-size-enhanced",
    title: "Targets are 44 × 44 pixels",
    problem: "Most people press targets of this size easily, also with a finger.",
    advice:
      "Make the area that reacts at least 44 × 44 pixels; the visible control may be smaller. The audit judges only "
      + "measured areas.",
    criteria: [.targetSizeEnhanced],
    impact: .minor,
    check: .targets(atLeast: 44) { _, area, _ in .violation("it takes presses in \(area) pixels") })

  package static let targetOverlap = Rule(
    id: "target-overlap",
    title: "Targets do not cover each other",
    problem: "A press on one control may reach the other, and a part of one cannot be seen.",
    advice: "Put the controls beside each other, or hide the one below.",
    criteria: [.targetSizeMinimum],
    impact: .moderate,
    check: .scene { scene in
      let targets = Targets(scene).all.filter { ($0.node.extents?.isEmpty ?? true) == false }
      // Reported places are reliable relative to each other within one container, measured ones everywhere.
      let groups = Dictionary(grouping: targets) { scene.elements[$0.element].parent }
      let placed = targets.compactMap { target in scene.unscrolledBox(of: target).map { (target, $0) } }
      return targets.map { target in
        let beside = groups[scene.elements[target.element].parent] ?? []
        let covered =
          beside.first { $0.element != target.element && covers(target.node.extents, $0.node.extents) }
          ?? placed.first { $0.0.element == target.element }.flatMap { _, box in
            placed.first { covers(box, $1) && scene.areApart(target, $0) }?.0
          }
        let seen = covered.map { "\($0.role.name) \($0.name.quoted) is in the same place: see which one reacts" }
        return (target.element, seen.map(Verdict.incomplete) ?? .passes)
      }
    })

  /// Returns true if two rectangles overlap by at least half of the smaller one.
  private static func covers(_ one: AccessibleRect?, _ two: AccessibleRect?) -> Bool {
    guard let one, let two else { return false }
    let width = min(one.x + one.width, two.x + two.width) - max(one.x, two.x)
    let height = min(one.y + one.height, two.y + two.height) - max(one.y, two.y)
    guard width > 0, height > 0 else { return false }
    return 2 * width * height >= min(one.width * one.height, two.width * two.height)
  }
}

extension AuditScene {
  /// Returns the measured place of a control; nil if there is none, or a view around the control has scrolled it away.
  fileprivate func unscrolledBox(of control: AuditedControl) -> AccessibleRect? {
    guard let boxes = measured?.boxes, let box = boxes[control.node.id], !box.isEmpty else { return nil }
    let isInView = ancestors(of: control.element).filter(scrolls).allSatisfy { view in
      boxes[elements[view].node.id].map { box.union($0) == $0 } ?? false
    }
    return isInView ? box : nil
  }

  /// Returns true if two controls are on one surface, in different containers, and neither is inside the other.
  fileprivate func areApart(_ one: AuditedControl, _ two: AuditedControl) -> Bool {
    elements[one.element].surface == elements[two.element].surface
      && elements[one.element].parent != elements[two.element].parent
      && !ancestors(of: one.element).contains(two.element) && !ancestors(of: two.element).contains(one.element)
  }
}

extension Check {
  /// Compares the measured area of every target with a size; `judge` decides on a smaller one.
  fileprivate static func targets(
    atLeast side: Int, _ judge: @escaping @Sendable (AuditedControl, AccessibleRect, Targets) -> Verdict
  ) -> Check {
    .scene { scene in
      let targets = Targets(scene)
      return targets.all.compactMap { target in
        target.hitArea.map { area in
          (target.element, area.shorterSide >= side ? Verdict.passes : judge(target, area, targets))
        }
      }
    }
  }
}

/// The controls that react to the pointer, in measured areas.
///
/// The extents that a toolkit reports do not count: GTK 4.8 leaves out padding and border, and a widget may react
/// outside of them.
private struct Targets {
  let all: [AuditedControl]
  private let scene: AuditScene

  init(_ scene: AuditScene) {
    self.scene = scene
    all = scene.controls.filter { ($0.role.isPressable || $0.role == .comboBox) && $0.isSensitive }
  }

  /// Returns true if a circle around a target's middle touches no other target, and no circle of another small target.
  ///
  /// This is the exception of 2.5.8 for spacing. Returns nil if the area of another target was not measured.
  func hasRoom(around target: AuditedControl, diameter: Int) -> Bool? {
    guard let middle = target.hitArea?.doubledMiddle else { return nil }
    let window = scene.elements[target.element].window
    let others = all.filter { $0.element != target.element && scene.elements[$0.element].window == window }
    let areas = others.compactMap(\.hitArea)
    if areas.contains(where: { Self.touches($0, middle, diameter) }) { return false }
    return areas.count == others.count ? true : nil
  }

  /// Returns true if a circle around a middle touches the area of another target, or the circle of a small one. The middle
  /// has doubled coordinates, because it may be at half a pixel.
  private static func touches(_ area: AccessibleRect, _ middle: (x: Int, y: Int), _ diameter: Int) -> Bool {
    let isSmall = area.shorterSide < diameter
    let nearest =
      isSmall
      ? area.doubledMiddle
      : (
        x: min(max(middle.x, 2 * area.x), 2 * (area.x + area.width)),
        y: min(max(middle.y, 2 * area.y), 2 * (area.y + area.height))
      )
    let (x, y) = (middle.x - nearest.x, middle.y - nearest.y)
    let reach = isSmall ? 2 * diameter : diameter
    return x * x + y * y < reach * reach
  }

  /// Judges the targets that are small, and too near to one in their container, by the boxes that toolkits other than GTK 4
  /// report. Places are reliable only within one container.
  func crowded(diameter: Int) -> [Check.Judgement] {
    guard scene.measured == nil, !scene.toolkit.isGTK4, !scene.toolkit.name.isEmpty else { return [] }
    // A link in a text may have the height of the text.
    let placed = all.filter { $0.role != .link && $0.hitArea == nil && $0.node.extents?.isEmpty == false }
    let groups = Dictionary(grouping: placed) { scene.elements[$0.element].parent }
    return placed.compactMap { target in
      // The height of a text, such as that of a check box, is the toolkit's.
      guard let box = target.node.extents, max(box.width, box.height) < diameter else { return nil }
      let parent = scene.elements[target.element].parent
      let isNear = groups[parent, default: []].contains { other in
        other.element != target.element
          && other.node.extents.map { Self.touches($0, box.doubledMiddle, diameter) } == true
      }
      // A press beside a button in a field puts the cursor there.
      let isInField = parent.map { scene.elements[$0].node.role.isEntry && scene.elements[$0].isShown } ?? false
      guard isNear || isInField else { return nil }
      return (
        target.element, .incomplete("it has \(box) pixels, and is near to another target: see whether more react")
      )
    }
  }
}
