extension Rule {
  /// `focus-missing`.
  static let focusMissing = Rule(
    "focus-missing",
    title: "Keys reach every control that can be pressed",
    problem: "A person who does not use a pointer cannot reach it.",
    advice: "Let it take focus (GTK: \"focusable\" and \"can-focus\").",
    criteria: [.keyboard],
    impact: .critical
  ) { scene in
    scene.controls.compactMap { control in
      guard control.role.isPressable, control.isSensitive else { return nil }
      if control.states.contains(.focusable) { return .passes(control.element) }
      // In every application, keys reach the buttons of a title bar through the window manager.
      if scene.isWindowButton(control) { return nil }
      // A button inside a row or a field may be reached by the row's or the field's own keys.
      let isInside = scene.ancestors(of: control.element).contains { index in
        let node = scene.elements[index].node
        return node.isControl && node.states.contains(.focusable)
      }
      if isInside {
        return .incomplete(
          control.element, "it takes no focus, but stands inside a control that does: see whether keys reach it")
      }
      return .violation(control.element, "it takes no focus")
    }
  }
}

extension AuditScene {
  /// Returns true for the buttons by which GTK 3 minimizes, maximizes and closes a window. They stand with a separator
  /// in a box of their own, in the title bar.
  fileprivate func isWindowButton(_ control: AuditedControl) -> Bool {
    guard toolkit.isGTK3, let box = elements[control.element].parent, let bar = elements[box].parent,
      let window = elements[bar].parent
    else { return false }
    let beside = elements[box].node.children
    return elements[window].node.role.isWindow && beside.contains { $0.role == .separator }
      && beside.allSatisfy { $0.role == .separator || ($0.role == .pushButton && !$0.states.contains(.focusable)) }
  }
}
