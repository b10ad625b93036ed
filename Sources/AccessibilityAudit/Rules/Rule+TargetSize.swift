extension Rule {
  /// `target-size`.
  static let targetSize = Rule(
    "target-size",
    title: "Targets are 24 × 24 pixels, or far enough from each other",
    problem: "A person with a tremor, or with the device in one hand, misses it or presses its neighbour.",
    advice: "Make the area that reacts at least 24 × 24 pixels, or leave room: a circle of 24 pixels around its middle "
      + "must touch no other target. The audit judges only measured areas.",
    criteria: [.targetSizeMinimum],
    impact: .serious
  ) { scene in
    let targets = TargetSizes(scene)
    return targets.verdicts(atLeast: 24) { target in
      switch targets.hasRoom(around: target, diameter: 24) {
      case true?: nil
      case false?: .violation(", and too near to another target")
      case nil: .incomplete(": see whether 24 pixels around its middle are free of other targets")
      }
    }
  }

  /// `target-size-enhanced`.
  static let targetSizeEnhanced = Rule(
    "target-size-enhanced",
    title: "Targets are 44 × 44 pixels",
    problem: "Most people press targets of this size easily, also with a finger.",
    advice:
      "Make the area that reacts at least 44 × 44 pixels; the visible control may be smaller. The audit judges only "
      + "measured areas.",
    criteria: [.targetSizeEnhanced],
    impact: .minor
  ) { scene in
    TargetSizes(scene).verdicts(atLeast: 44) { _ in .violation("") }
  }
}
