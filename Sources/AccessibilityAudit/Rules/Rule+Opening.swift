// MARK: - Controls that open something

extension Rule {
  package static let popupEffect = Rule(
    id: "popup-effect",
    title: "A control that shows more does nothing else",
    problem:
      "It reports that it opens a menu, a list, a page or the like, and does something else: a person who only looks has "
      + "changed something.",
    advice:
      "Give a control with an effect the role of a plain button, and report a popup only where there is one. Measured by "
      + "opening it.",
    criteria: [.nameRoleValue, .onInput],
    impact: .serious,
    check: .effects { effect in
      switch effect {
      case .opened, .closedByItself, .stuck: .passes
      case .ended: .violation("the application ended when it was opened")
      case .nothing: .incomplete("it reports that it shows more, but nothing appeared: see whether it is empty")
      case .window(let name):
        .incomplete("it opened the window \(name): see that nothing else was done, and look at the window with --app")
      case .changed(let change): .incomplete("when it was opened, \(change): see whether that was meant")
      }
    })

  package static let popupTrap = Rule(
    id: "popup-trap",
    title: "Escape closes a menu, a list or a popover",
    problem: "A person who uses the keyboard opens it, and does not get back to the window.",
    advice:
      "Let the toolkit handle Escape, and open nothing when something was closed. Measured with the keyboard.",
    criteria: [.noKeyboardTrap],
    impact: .serious,
    check: .effects { effect in
      switch effect {
      case .opened: .passes
      case .closedByItself:
        .incomplete("Escape does not close it, but its own action does: see whether people are told")
      case .stuck: .violation("neither Escape nor its own action closes it")
      case .nothing, .changed, .window, .ended: nil
      }
    })
}

extension Check {
  /// Judges the effect of opening a control.
  fileprivate static func effects(_ judge: @escaping @Sendable (Opening.Effect) -> Verdict?) -> Check {
    .controls { control, scene in
      let effects = scene.measured?.effects ?? [:]
      return (effects[control.node.id] ?? control.inner.flatMap { effects[$0.id] }).flatMap(judge)
    }
  }
}
