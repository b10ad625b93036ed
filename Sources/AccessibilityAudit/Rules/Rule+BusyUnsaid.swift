extension Rule {
  /// `busy-unsaid`.
  static let busyUnsaid = Rule(
    "busy-unsaid",
    title: "A control at work has the state \"busy\"",
    problem: "A person who does not see the spinner does not know that the application is at work.",
    advice: "Set the state \"busy\" during the work, and announce the work. Drop presses; an insensitive control would "
      + "lose the focus.",
    criteria: [.statusMessages],
    impact: .moderate
  ) { scene in
    scene.controls.compactMap { control in
      guard control.role.isPressable else { return nil }
      let isBusy = control.states.contains(.busy)
      let shows = scene.parts(of: control).map { scene.elements[$0].node }.first { node in
        [.progressBar, .animation].contains(node.role) || node.name == "GtkSpinner"
      }
      if shows != nil, !isBusy {
        return .incomplete(
          control.element, "it holds a spinner or a progress bar, but is not busy: see whether that is shown")
      }
      return isBusy ? .passes(control.element) : nil
    }
  }
}
