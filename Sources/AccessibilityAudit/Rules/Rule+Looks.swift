// MARK: - Facts that only the screen shows

extension Rule {
  package static let errorUnsaid = Rule(
    id: "error-unsaid",
    title: "A field that looks wrong has the state \"invalid\"",
    problem:
      "Only its color shows that a field has an error: nobody hears it, and people with color blindness do not see it.",
    advice:
      "Set the state \"invalid\" together with the color, and describe the error in text. Measured on the screen.",
    criteria: [.errorIdentification, .useOfColor],
    impact: .serious,
    check: .scene { scene in
      guard let measured = scene.measured, let picture = measured.picture else { return [] }
      // Editors color their text.
      let fields = scene.controls.filter { control in
        control.role.isEntry && control.isSensitive && control.states.isDisjoint(with: [.focused, .multiLine])
      }
      .compactMap { control -> (control: AuditedControl, isRed: Bool)? in
        guard let box = measured.boxes[control.node.id], picture.clipped(box) == box, !box.isEmpty else { return nil }
        // GTK 4 before 4.16 leaves out padding and border.
        return (control, StateColor.isRed(box, in: picture, reach: scene.toolkit.isGTK4 ? (12, 4) : (2, 2)))
      }
      // A theme may be red.
      let isUsual = fields.count > 1 && fields.allSatisfy(\.isRed)
      return fields.map { control, isRed in
        if !isRed || isUsual || scene.isInvalid(control) || !control.description.isEmpty {
          return (control.element, .passes)
        }
        return (control.element, .incomplete("it is red, and has neither the state \"invalid\" nor a description"))
      }
    })

  package static let pressedUnsaid = Rule(
    id: "pressed-unsaid",
    title: "A button that looks chosen has the state \"pressed\"",
    problem: "Its color alone shows which of several buttons is chosen.",
    advice: "Use toggle buttons, or set the state \"pressed\". Measured on the screen.",
    criteria: [.nameRoleValue],
    impact: .serious,
    check: .scene { scene in
      guard let contrasts = scene.measured?.contrasts[.light] else { return [] }
      let plain = scene.controls.filter { control in
        [.pushButton, .toggleButton].contains(control.role) && control.isSensitive && control.inner == nil
      }
      let groups = Dictionary(grouping: plain) { scene.elements[$0.element].parent ?? -1 }
      return groups.values.flatMap { group -> [Check.Judgement] in
        let grounds = group.compactMap { control -> (AuditedControl, UInt32)? in
          let known = ([control.element] + scene.parts(of: control)).compactMap {
            contrasts[scene.elements[$0].node.id]?.background
          }
          return known.first.map { (control, $0) }
        }
        guard group.count > 2, grounds.count == group.count else { return [] }
        let odd = StateColor.odd(grounds.map(\.1))
        return grounds.enumerated().map { index, one in
          let states = one.0.states
          guard index == odd, states.isDisjoint(with: [.pressed, .checked, .selected, .focused, .isDefault]) else {
            return (one.0.element, .passes)
          }
          let seen = "its surface differs from that of \(group.count - 1) buttons beside it, and it has no such state"
          return (one.0.element, .incomplete(seen + ": see whether it is chosen"))
        }
      }.sorted { $0.element < $1.element }
    })

  package static let statusUnsaid = Rule(
    id: "status-unsaid",
    title: "A text that changes by itself is a status",
    problem: "A screen reader says nothing of the change, because the focus is elsewhere.",
    advice: "Give the text the role of a status or an alert, or announce the change. Measured while the focus moves.",
    criteria: [.statusMessages],
    impact: .moderate,
    check: .objects { node, index, scene in
      guard let text = scene.measured?.changes[node.id] else { return nil }
      let around = [node] + scene.ancestors(of: index).map { scene.elements[$0].node }
      if around.contains(where: \.isLive) { return .passes }
      return .incomplete("its text became \(text.quoted) while the focus was elsewhere: see whether that is said")
    })
}

extension AccessibleNode {
  /// True for a region whose changes a screen reader speaks.
  fileprivate var isLive: Bool {
    [.statusBar, .alert, .notification, .infoBar, .log, .timer, .marquee, .progressBar].contains(role)
      || ["live", "container-live"].contains { ["polite", "assertive"].contains(attributes[$0]) }
  }
}
