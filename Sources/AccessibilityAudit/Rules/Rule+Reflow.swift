// MARK: - Large text and narrow windows

extension Rule {
  package static let textEnlarged = Rule(
    id: "text-enlarged",
    title: "With text of 200 % nothing is lost",
    problem: "A person who needs large text cannot read it, or cannot use the control.",
    advice:
      "Let text wrap, let the content scroll, and give no widget a fixed size in pixels. Measured in a second run with "
      + "text of 200 %.",
    criteria: [.resizeText],
    impact: .serious,
    check: .losses(.largeText))

  package static let windowNarrow = Rule(
    id: "window-narrow",
    title: "In a window of 360 pixels nothing is lost",
    problem: "A person who enlarges the screen, or uses a phone, cannot reach a part of the window.",
    advice:
      "Let rows wrap and content scroll in one direction, and show panes one after the other (libadwaita: breakpoints). "
      + "A button that shows a pane again has the relation \"controls\" to it. Measured in a second run on a narrow screen.",
    criteria: [.reflow],
    impact: .moderate,
    check: .losses(.narrow))
}

extension Check {
  fileprivate static func losses(_ condition: Measurements.Condition) -> Check {
    .scene { scene in
      guard let losses = scene.measured?.losses[condition] else { return [] }
      return scene.elements.indices.compactMap { index in
        let element = scene.elements[index]
        let loss = losses[element.node.id]
        // A label inside of a control is lost together with the control.
        let isSeen = element.control == index || (element.node.role == .label && element.control == nil)
        guard element.isShown, isSeen || loss != nil else { return nil }
        switch loss {
        case nil: return (index, .passes)
        case .gone(let count, let names, let ways):
          let seen = "\(count) of its texts and controls are not shown with \(condition.rawValue), such as "
          let ask = ": see whether a person gets to them"
          let by = ways.isEmpty ? "" : ", perhaps by \(ways.joined(separator: ", "))"
          return (index, .incomplete(seen + names.joined(separator: ", ") + ask + by))
        case .cut(let pixels)?:
          return (index, .violation("\(pixels) of its pixels are outside of the window with \(condition.rawValue)"))
        case .tooLarge(let pixels, let outside)?:
          let names = outside.isEmpty ? "" : ", and outside is \(outside.joined(separator: ", "))"
          return (index, .violation("it is \(pixels) pixels larger than the screen with \(condition.rawValue)\(names)"))
        case .small?: return (index, .violation("its text does not get larger with \(condition.rawValue)"))
        case .shortened?: return (index, .violation("a part of its text is cut off with \(condition.rawValue)"))
        }
      }
    }
  }
}
