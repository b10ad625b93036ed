// MARK: - Places on the screen

extension Rule {
  static let boxWrong = Rule(
    id: "box-wrong",
    title: "The reported box of a control is where the control is seen",
    problem:
      "A magnifier follows the focus to a wrong place, voice control shows its number there, and a screen reader's click "
      + "misses the control.",
    advice:
      "Leave the size and the place of a widget to its container, and draw inside of them. The audit compares the box with "
      + "the screen only when it uses the application.",
    criteria: [.nameRoleValue],
    impact: .moderate,
    check: .scene { scene in
      let shown = Check.controls(judge).judgements(scene)
      let negative = scene.elements.indices.compactMap { index -> Check.Judgement? in
        let node = scene.elements[index].node
        guard node.isControl, let box = node.extents, box.width < 0 || box.height < 0,
          scene.toolkit.isGTK4 || node.states.contains(.showing)
        else { return nil }
        // GTK 3 reports this for an object without a place, such as the tab of a notebook without visible tabs.
        if scene.toolkit.isGTK3, box.width == -1, box.height == -1 { return nil }
        return (index, .violation("its box is of \(box) pixels"))
      }
      return (shown + negative).sorted { $0.element < $1.element }
    })

  private static func judge(_ control: AuditedControl, in scene: AuditScene) -> Verdict? {
    guard let box = control.node.extents else { return nil }
    let strays = scene.measured?.strays ?? [:]
    if let seen = strays[control.node.id] ?? control.inner.flatMap({ strays[$0.id] }) {
      return .violation(
        "its box is at \(box.corner), and the focus is seen outside of it, at \(seen.corner) on the screen")
    }
    // GTK 3 and Qt report some places relative to the screen.
    guard scene.toolkit.isGTK4, let window = scene.elements[control.element].window,
      scene.elements[control.element].surface == window, let outer = scene.elements[window].node.extents, !outer.isEmpty
    else { return .passes }
    let inside = AccessibleRect(x: 0, y: 0, width: outer.width, height: outer.height)
    // Content of a scrolling area may be outside until a person scrolls to it.
    if box.touches(inside, by: 0) || scene.ancestors(of: control.element).contains(where: scene.scrolls) {
      return .passes
    }
    return .incomplete(
      "its box is at \(box.corner), outside of the window of \(outer) pixels: see whether it is seen anywhere")
  }
}

extension AccessibleRect {
  /// The corner and the size, such as `10, 20 (24 × 16)`.
  fileprivate var corner: String { "\(x), \(y) (\(self))" }
}
