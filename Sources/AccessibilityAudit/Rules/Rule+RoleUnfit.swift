extension Rule {
  /// `role-unfit`.
  static let roleUnfit = Rule(
    "role-unfit",
    title: "Objects that can be pressed have the role of a control",
    problem:
      "It takes focus or presses like a control, but has the role of a part of the layout; or it is on or off like a "
      + "toggle button, but has the role of a plain button.",
    advice: "Give it the right role: button, toggle button, check box, link.",
    criteria: [.nameRoleValue],
    impact: .serious
  ) { scene in
    let generic: Set<AccessibleRole> = [
      .filler, .panel, .unknown, .section, .image, .icon, .canvas, .drawingArea, .invalid, .extended,
    ]
    let controls = scene.controls.compactMap { control -> Verdict? in
      guard control.role.isPressable else { return nil }
      let isPressed =
        control.node.states.contains(.pressed)
        && control.states.isDisjoint(with: [.expandable, .expanded, .hasPopup])
      // Before 4.10 GTK had no role for a toggle button.
      guard control.role == .pushButton, isPressed, !scene.toolkit.isGTK4(before: 10) else {
        return .passes(control.element)
      }
      // A plain button is also pressed while the pointer holds it.
      return .incomplete(
        control.element, "it is pressed in, but its role is that of a plain button: see whether it stays")
    }
    let others = scene.elements.indices.compactMap { index -> Verdict? in
      let element = scene.elements[index]
      let node = element.node
      guard element.isShown, element.control == nil, generic.contains(node.role), node.states.contains(.sensitive)
      else { return nil }
      if let action = node.plainActions.first {
        return .violation(index, "it can be told to \(action.name.quoted), but its role is \(node.role.name)")
      }
      // Boxes that hold controls take focus to hand it on.
      guard node.states.contains(.focusable), [.filler, .image, .icon].contains(node.role), !node.isPopup,
        !node.preorder.dropFirst().contains(where: { $0.isControl })
      else { return nil }
      return .incomplete(index, "it takes focus, but its role is \(node.role.name): see whether it can be used")
    }
    return controls + others
  }
}
