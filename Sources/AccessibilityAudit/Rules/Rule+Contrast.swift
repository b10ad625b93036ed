// MARK: - Contrast, as it was measured on the screen

extension Rule {
  package static let contrastText = Rule(
    id: "contrast-text",
    title: "Text has a contrast of 4.5:1 to its background, large text 3:1",
    problem: "A person with low vision, or in bright light, cannot read it.",
    advice:
      "Take a darker or lighter color; leave text in the theme's color, and do not make it paler by opacity. Text is "
      + "large from 24 pixels on, and bold text from 18.66. Measured on the screen.",
    criteria: [.contrastMinimum],
    impact: .serious,
    check: Check.contrasts { contrast in
      guard case .text(let size) = contrast.kind else { return nil }
      // The size is measured by the ink of the letters. Bold letters cannot be recognized.
      let isLarge = size >= 26
      return (isLarge ? 3 : 4.5, isLarge || size < 17 ? nil : 3)
    }
    // One style makes the texts of a window that have the same colors.
    .merging { index, scene in
      let node = scene.elements[index].node
      let around = scene.elements[index].control.map { scene.elements[$0].node.role }
      guard [.label, .static].contains(node.role), around == nil || [.listItem, .treeItem].contains(around) else {
        return nil
      }
      let styles = Measurements.Condition.allCases.compactMap { condition -> String? in
        guard let contrast = scene.measured?.contrasts[condition]?[node.id] else { return nil }
        return "\(condition) \(contrast.color.hex) \(contrast.background.hex)"
      }
      return "\(scene.elements[index].window ?? -1) \(styles.joined(separator: " "))"
    })

  package static let contrastGraphic = Rule(
    id: "contrast-graphic",
    title: "Icons have a contrast of 3:1 to their background",
    problem: "A person with low vision, or in bright light, does not see what the control is.",
    advice:
      "Take a darker or lighter color for the icon; symbolic icons take that of the text. Measured on the screen.",
    criteria: [.nonTextContrast],
    impact: .serious,
    check: .contrasts { contrast in
      guard case .graphic = contrast.kind else { return nil }
      return (3, nil)
    })
}

extension Rule {
  package static let contrastBoundary = Rule(
    id: "contrast-boundary",
    title: "Fields, check boxes and switches have a contrast of 3:1 to their surroundings",
    problem: "A person with low vision does not see that there is a control, or where to press.",
    advice:
      "Give the border, or the surface, a color with a contrast of 3:1 to its surroundings, at least where the desktop asks "
      + "for high contrast. Measured on the screen.",
    criteria: [.nonTextContrast],
    impact: .moderate,
    check: .scene { scene in
      guard let measured = scene.measured else { return [] }
      let judged = scene.controls.compactMap { control -> (element: Int, verdict: Verdict?, least: Double)? in
        let found = measured.boundaries.compactMapValues { $0[control.node.id] }
        guard let least = found.values.map(\.ratio).min() else { return nil }
        return (control.element, Verdict(ofBoundaries: found, in: scene.toolkit), least)
      }
      let unknown = judged.filter { $0.verdict == nil }
      let known = judged.compactMap { one -> Check.Judgement? in one.verdict.map { (one.element, $0) } }
      guard let window = unknown.compactMap({ scene.elements[$0.element].window }).first else { return known }
      let least = Ratio.text(unknown.map(\.least).min() ?? 1)
      let names = unknown.prefix(3).map { scene.elements[$0.element].node }.map { "\($0.role.name) \($0.name.quoted)" }
      let seen =
        "\(unknown.count) of \(judged.count) fields, check boxes and switches have a contrast to their surroundings of "
        + "\(least) or little more, such as \(names.joined(separator: ", ")); 3:1 is required unless the toolkit alone "
        + "decides how they look"
      return ([(window, .incomplete(seen))] + known).sorted { $0.element < $1.element }
    })
}

extension Verdict {
  /// Judges the boundary of a control under several conditions; nil where the toolkit alone may decide how it looks, which
  /// WCAG excepts.
  ///
  /// Many toolkits have pale borders. GTK has strong ones in high contrast; if a control has not, the application has
  /// set its color.
  fileprivate init?(ofBoundaries found: [Measurements.Condition: ControlBoundary], in toolkit: Toolkit) {
    let weak = Measurements.Condition.allCases.compactMap { condition -> (String, ControlBoundary)? in
      guard let boundary = found[condition], boundary.ratio < 3 else { return nil }
      return (condition.rawValue, boundary)
    }
    guard !weak.isEmpty else {
      self = .passes
      return
    }
    guard toolkit.isGTK3 || toolkit.isGTK4, let high = found[.highContrast] else { return nil }
    guard high.ratio < 3 else {
      self = .passes
      return
    }
    let values = weak.map { "\(Ratio.text($1.ratio)) (\($1.color.hex) on \($1.other.hex)) in \($0)" }
    let seen = "its contrast to its surroundings is \(values.joined(separator: ", ")); 3:1 is required"
    // Antialiasing makes thin lines paler than their color.
    let isCertain = weak.count == found.count && weak.allSatisfy { $1.ratio < 0.9 * 3 && $1.isSurelyThere }
    self = isCertain ? .violation(seen) : .incomplete(seen + ": see whether its edge is seen")
  }
}

extension Check {
  /// Judges the contrast of each object by the worst condition. The closure returns the required contrast, and the one
  /// that is enough if the text is bold; nil where the rule does not apply.
  fileprivate static func contrasts(
    _ required: @escaping @Sendable (ContentContrast) -> (full: Double, ifBold: Double?)?
  ) -> Check {
    .scene { scene in
      guard let measured = scene.measured else { return [] }
      return scene.elements.indices.compactMap { index in
        let id = scene.elements[index].node.id
        let found = Measurements.Condition.allCases.compactMap {
          condition -> (ContentContrast, String, Double, Double?)? in
          guard let contrast = measured.contrasts[condition]?[id], let limits = required(contrast) else { return nil }
          return (contrast, condition.rawValue, limits.full, limits.ifBold)
        }
        let weak = found.filter { $0.0.ratio < $0.2 }
        guard let worst = weak.min(by: { $0.0.ratio < $1.0.ratio }) else {
          return found.isEmpty ? nil : (index, .passes)
        }
        let values = weak.map { "\(Ratio.text($0.0.ratio)) (\($0.0.color.hex) on \($0.0.background.hex))" }
        let parts = values.indices.filter { values.firstIndex(of: values[$0]) == $0 }.map { first in
          "\(values[first]) in "
            + weak.indices.filter { values[$0] == values[first] }.map { weak[$0].1 }.joined(separator: ", in ")
        }
        let seen = "its contrast is \(parts.joined(separator: "; ")); \(Ratio.text(worst.2)) is required"
        // Antialiasing makes thin strokes paler than their color.
        let isNear = worst.0.ratio >= 0.9 * worst.2
        if let bold = worst.3, worst.0.ratio >= bold {
          return (index, .incomplete(seen + ", or \(Ratio.text(bold)) if it is bold and 18.66 pixels high"))
        }
        if worst.0.ratio < 1.05 {
          return (index, .incomplete("it is not visible at its place in \(worst.1): see whether it is there"))
        }
        if isNear { return (index, .incomplete(seen + ", and thin strokes may look paler than their color")) }
        if !worst.0.isSurelyThere {
          return (index, .incomplete(seen + ", but the toolkit does not report the place exactly"))
        }
        return worst.0.backgroundShare < 0.3
          ? (index, .incomplete(seen + ", but its background is not of one color")) : (index, .violation(seen))
      }
    }
  }
}

extension UInt32 {
  /// A color such as `#1c71d8`.
  fileprivate var hex: String {
    let digits = String(self, radix: 16)
    return "#" + String(repeating: "0", count: Swift.max(0, 6 - digits.count)) + digits
  }
}
