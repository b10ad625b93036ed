extension Rule {
  /// `action-missing`.
  static let actionMissing = Rule(
    "action-missing",
    title: "Controls can be pressed by assistive technology",
    problem: "Voice control, switches and screen readers cannot press it, because it offers no action.",
    advice: "Use the toolkit's own button. Give a custom widget an action and the role of a button.",
    criteria: [.nameRoleValue],
    impact: .critical
  ) { scene in
    scene.controls.compactMap { control in
      guard control.role.isPressable, control.isSensitive else { return nil }
      let all = control.node.actions + (control.inner?.actions ?? [])
      if !all.isEmpty { return .passes(control.element) }
      if scene.toolkit.isGTK4, [.checkBox, .radioButton].contains(control.role) {
        return .incomplete(
          control.element, "it offers no action, like every check button of GTK 4: see that keys and labels work")
      }
      return .violation(control.element, "it offers no action")
    }
  }
}
