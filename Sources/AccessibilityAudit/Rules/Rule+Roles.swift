// MARK: - Roles, states and actions

extension Rule {
  static let roleUnfit = Rule(
    id: "role-unfit",
    title: "Objects that can be pressed have the role of a control",
    problem:
      "It takes focus or presses like a control, but has the role of a part of the layout; or it is on or off like a "
      + "toggle button, but has the role of a plain button.",
    advice: "Give it the right role: button, toggle button, check box, link.",
    criteria: [.nameRoleValue],
    impact: .serious,
    check: .scene { scene in
      let controls = Check.controls { control, scene in
        guard control.role.isPressable else { return nil }
        let isPressed =
          control.node.states.contains(.pressed)
          && control.states.isDisjoint(with: [.expandable, .expanded, .hasPopup])
        // Before 4.10 GTK had no role for a toggle button.
        guard control.role == .pushButton, isPressed, !scene.toolkit.isGTK4(before: 10) else { return .passes }
        // A plain button is also pressed while the pointer holds it.
        return .incomplete("it is pressed in, but its role is that of a plain button: see whether it stays")
      }
      let others = Check.objects { node, index, scene in
        guard scene.elements[index].control == nil else { return nil }
        // Swing tells of no listener for clicks, and draws a text pale by making it insensitive.
        if node.tellsOfClick {
          let seen = "its description tells of a click, and it takes neither the focus nor an action"
          return .incomplete(seen + ": see whether keys do the same")
        }
        guard node.states.contains(.sensitive) else { return nil }
        // A label of a web page passes a click on to its field.
        if node.role == .label, scene.toolkit.name != "gecko", let action = scene.press(on: node) {
          let seen = "it can be told to \(action.name.quoted), but its role is label"
          return .incomplete(seen + ": see whether it is a button")
        }
        guard layoutRoles.contains(node.role) else { return nil }
        if scene.isItemOfIconView(index) { return .toolkit("the items of an icon view of GTK 3 have the role icon") }
        if let action = scene.press(on: node), !scene.isInPressed(index), !scene.isPlaceOfControls(index) {
          return .violation("it can be told to \(action.name.quoted), but its role is \(node.role.name)")
        }
        // Panels with controls seldom have a tooltip.
        if node.isFocusablePanel, node.description.hasWords, (node.extents?.height ?? 0) <= 60 {
          let seen = "it takes focus and has a tooltip, but its role is \(node.role.name)"
          // The application draws the words of a button without content.
          let isDrawn = !node.saysSomething && (node.extents?.shorterSide ?? 0) >= 24
          return isDrawn
            ? .violation(seen + ", and nothing in it has a text") : .incomplete(seen + ": see whether it is a button")
        }
        // An area of Qt that scrolls has a second object for its content.
        guard scene.isFocusableBox(index), scene.elements[index].parent.map(scene.isFocusableBox) != true else {
          return nil
        }
        let seen =
          "it takes focus, but its role is \(node.role.name)"
          + (node.saysSomething ? "" : ", and nothing in it has a text")
        return .incomplete(seen + ": see whether it can be used")
      }
      // One type makes all of them, such as the days of a month.
      .merging { index, scene in
        let element = scene.elements[index]
        let name = element.node.tellsOfClick ? "" : element.node.name
        return "\(element.parent ?? -1) \(element.node.role.rawValue) \(name)"
      }
      return controls.judgements(scene) + others.judgements(scene) + scene.togglesInPlaceOfButtons
    })

  private static let layoutRoles: Set<AccessibleRole> = [
    .filler, .panel, .unknown, .section, .image, .icon, .canvas, .drawingArea, .invalid, .extended,
  ]

  static let stateContradiction = Rule(
    id: "state-contradiction",
    title: "States agree with each other",
    problem: "The control has two states that exclude each other, or only one of two that belong together.",
    advice: "Set states in the same place as the look, and each together with the property that it depends on.",
    criteria: [.nameRoleValue],
    impact: .moderate,
    check: .controls { control, scene in
      let states = control.states
      if states.contains(.focused), !states.contains(.focusable) {
        return .violation("it is focused, but cannot take focus")
      }
      if states.contains([.checked, .indeterminate]) { return .violation("it is checked and mixed at once") }
      if states.contains([.expanded, .collapsed]) { return .violation("it is expanded and collapsed at once") }
      if states.contains(.expanded), !states.contains(.expandable) {
        return .violation("it is expanded, but cannot be expanded")
      }
      // GTK 4.18's menu button reports it only after it was opened once.
      let isStock = scene.toolkit.isGTK4 && control.inner != nil
      let opens = control.role.isPressable && states.contains(.hasPopup) && !isStock
      if opens, states.isDisjoint(with: [.expandable, .expanded]) {
        return .incomplete("it opens something, but does not say whether that is open")
      }
      return .passes
    })

  static let busyUnsaid = Rule(
    id: "busy-unsaid",
    title: "A control at work has the state \"busy\"",
    problem: "A person who does not see the spinner does not know that the application is at work.",
    advice: "Set the state \"busy\" during the work, and announce the work. Drop presses; an insensitive control would "
      + "lose the focus.",
    criteria: [.statusMessages],
    impact: .moderate,
    check: .controls { control, scene in
      guard control.role.isPressable else { return nil }
      if control.states.contains(.busy) { return .passes }
      let showsWork = scene.parts(of: control).map { scene.elements[$0] }.contains { part in
        part.isShown && ([.progressBar, .animation].contains(part.node.role) || part.node.name == "GtkSpinner")
      }
      return showsWork
        ? .incomplete("it holds a spinner or a progress bar, but is not busy: see whether that is shown") : nil
    })

  static let actionMissing = Rule(
    id: "action-missing",
    title: "Controls can be pressed by assistive technology",
    problem: "Voice control, switches and screen readers cannot press it, because it offers no action.",
    advice: "Use the toolkit's own button. Give a custom widget an action and the role of a button.",
    criteria: [.nameRoleValue],
    impact: .critical,
    check: .controls { control, scene in
      guard control.role.isPressable, control.isSensitive else { return nil }
      if !control.node.actions.isEmpty || control.inner?.actions.isEmpty == false { return .passes }
      if scene.toolkit.isGTK4, [.checkBox, .radioButton].contains(control.role) {
        return .toolkit("check buttons of GTK 4 offer no action; keys and labels work")
      }
      return .violation("it offers no action")
    })

  static let nestedControls = Rule(
    id: "nested-controls",
    title: "No control is inside another",
    problem: "A screen reader presents the outer control as a whole: the inner one cannot be told apart or reached.",
    advice: "Put them beside each other, in a group or a row that is no control itself.",
    criteria: [.nameRoleValue],
    impact: .serious,
    check: .controls { control, scene in
      guard control.role.isPressable else { return nil }
      guard let first = control.nested.first.map({ scene.elements[$0].node }) else { return .passes }
      return .violation("inside it is \(first.role.name) \(first.name.quoted)")
    })
}

extension AccessibleNode {
  /// True for a text whose description asks for a click, and which offers no other way.
  fileprivate var tellsOfClick: Bool {
    [.label, .static].contains(role) && plainActions.isEmpty && !states.contains(.focusable)
      && description.spokenWords.contains("click")
  }
}

extension AuditScene {
  /// Returns a judgement for each window with many toggle buttons, none of which is on, and no plain button: they may spring
  /// back, as the keys of a calculator do.
  fileprivate var togglesInPlaceOfButtons: [Check.Judgement] {
    let byWindow = Dictionary(grouping: controls) { elements[$0.element].window }
    return byWindow.values.compactMap { all -> Check.Judgement? in
      let toggles = all.filter { $0.role == .toggleButton }
      let isAnyOn = toggles.contains { !$0.states.isDisjoint(with: [.pressed, .checked]) }
      let hasButton = all.contains { $0.role == .pushButton && $0.states.contains(.focusable) }
      guard toggles.count >= 8, !isAnyOn, !hasButton else { return nil }
      let seen =
        "\(toggles.count) controls of this window are toggle buttons, none is on, and there is no plain button: see whether "
        + "they stay pressed"
      return (toggles[0].element, .shared(seen, with: toggles.dropFirst().map(\.element), isViolation: false))
    }
    .sorted { $0.element < $1.element }
  }

  /// Returns true for an icon that can be selected in an icon view of GTK 3, which is a pane.
  fileprivate func isItemOfIconView(_ index: Int) -> Bool {
    let node = elements[index].node
    return toolkit.isGTK3 && node.role == .icon && node.states.contains(.selectable)
      && elements[index].parent.map { elements[$0].node.role } == .layeredPane
  }

  /// Returns true for a box or a picture that takes the focus for itself. Boxes with controls take it to pass it on.
  fileprivate func isFocusableBox(_ index: Int) -> Bool {
    let node = elements[index].node
    // GTK's gizmos are internal parts, such as the rows of a combo box's list.
    return node.states.contains([.focusable, .sensitive]) && [.filler, .image, .icon].contains(node.role)
      && !node.isPopup && node.name != "GtkGizmo" && !holdsControl(index)
  }

  /// Returns true if a control that can be used is inside of an object.
  private func holdsControl(_ index: Int) -> Bool {
    for element in elements[(index + 1)...] {
      guard let parent = element.parent, parent >= index else { return false }
      // In GTK 4 popovers are inside of the object that opens them.
      let isUsed = element.isShown || toolkit.isGTK4
      if isUsed, element.node.isControl, element.node.states.contains(.sensitive) { return true }
    }
    return false
  }

  /// Returns true for an item of a tool bar that only holds controls. LibreOffice gives each item the action of a button.
  fileprivate func isPlaceOfControls(_ index: Int) -> Bool {
    elements[index].parent.map { elements[$0].node.role == .toolBar } == true && holdsControl(index)
  }

  /// Returns the action that presses an object without the role of a control; nil if it has none. In GTK 4, all others are
  /// commands of the application, which no pointer performs.
  fileprivate func press(on node: AccessibleNode) -> AccessibleAction? {
    node.plainActions.first { !toolkit.isGTK4 || ["click", "activate", "toggle", "press"].contains($0.name) }
  }

  /// Returns true for a part of a web page around which something is pressed: Gecko tells of a listener for clicks on all
  /// that is inside.
  fileprivate func isInPressed(_ index: Int) -> Bool {
    toolkit.name == "gecko"
      && ancestors(of: index).contains { around in
        elements[around].node.actions.contains { ["click", "clickAncestor"].contains($0.name) }
      }
  }
}
