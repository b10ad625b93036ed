// MARK: - The keyboard, as it was used

extension Rule {
  package static let focusTrap = Rule(
    id: "focus-trap",
    title: "Tab or Shift+Tab leaves every control",
    problem: "A person who uses the keyboard comes to it, and gets no further.",
    advice: "Handle only the keys that the control needs, and let Tab and Shift+Tab pass. Measured with the keyboard.",
    criteria: [.noKeyboardTrap],
    impact: .critical,
    check: .walk { walk, scene in
      let traps = Dictionary(walk.traps.map { ($0.id, $0) }) { first, _ in first }
      return scene.stops(of: walk).compactMap { stop in
        guard let trap = traps[stop.id] else { return (stop.element, .passes) }
        guard let exit = trap.exit else {
          if scene.elements[stop.element].node.states.contains([.multiLine, .editable]) {
            let seen = "\(trap.keys) do not move the focus away from it, because it takes Tab for itself"
            return (stop.element, .incomplete(seen + ": see whether another key does"))
          }
          return (stop.element, .violation("\(trap.keys) do not move the focus away from it"))
        }
        return (
          stop.element,
          .incomplete(
            "\(trap.keys) does not move the focus away from it, but \(exit) does: see whether people are told")
        )
      }
    })

  package static let focusUnreachable = Rule(
    id: "focus-unreachable",
    title: "The keyboard reaches every control that can take the focus",
    problem: "It reports that it takes the focus, but a person who uses the keyboard cannot get to it.",
    advice:
      "Let the containers around it pass the focus on to it (GTK 4: \"can-focus\" of the control and of all around "
      + "it), and do not leave it out when you move the focus. Measured with the keyboard.",
    criteria: [.keyboard],
    impact: .critical,
    check: Check.walk { walk, scene in
      let stops = scene.stops(of: walk)
      let windows = Set(stops.compactMap { scene.elements[$0.element].window })
      let reached = Set(walk.forward.map(\.id)).union(walk.otherwise)
      let places = scene.elements.indices.filter { reached.contains(scene.elements[$0].node.id) }
      let rows = Set(places.compactMap(scene.rowPart))
      let groups = Set(places.flatMap { [$0] + scene.ancestors(of: $0).prefix(1) }).union(rows.map(\.list))
      var unknown: [String] = []
      let judgements = scene.controls.compactMap { control -> Check.Judgement? in
        guard let window = scene.elements[control.element].window, windows.contains(window), control.isSensitive,
          control.states.contains(.focusable), scene.elements[control.element].surface == window,
          !scene.isWindowButton(control), !control.isOnlyRead, !scene.isChoice(control)
        else { return nil }
        let ids =
          [control.node.id, control.inner?.id].compactMap(\.self)
          + scene.parts(of: control).map { scene.elements[$0].node.id }
        if ids.contains(where: reached.contains) { return (control.element, .passes) }
        // Inside of a list, a row of tabs or a set of choices, arrow keys move the focus.
        let isItem: Set<AccessibleRole> = [
          .listItem, .treeItem, .pageTab, .radioButton, .toggleButton, .menuItem, .checkMenuItem, .radioMenuItem,
        ]
        let around = scene.ancestors(of: control.element).prefix(2)
        if isItem.contains(control.role), around.contains(where: groups.contains) { return (control.element, .passes) }
        // From a row that arrow keys reach, its parts are reached as those of another row are.
        if let part = scene.rowPart(control.element), rows.contains(part) { return (control.element, .passes) }
        if scene.isChosenInstead(of: control, reached) { return (control.element, .passes) }
        // The walk may have passed it before it ended.
        let wasPassed =
          stops.contains { $0.element > control.element } && (stops.first?.element ?? .max) < control.element
        guard walk.gap == nil || wasPassed else {
          unknown.append("\(control.role.name) \(control.name.quoted)")
          return nil
        }
        let seen = "neither Tab, nor Shift+Tab, nor an arrow key comes to it"
        if scene.isBlank(control) {
          return (control.element, .incomplete(seen + ", and nothing is drawn at its place: see whether it is shown"))
        }
        // As for a control without focus, a menu may have the same action.
        if scene.toolBar(around: control.element) != nil, scene.hasMenuItem(like: control) {
          return (control.element, .incomplete(seen + ", but a menu has an item of its name"))
        }
        return (control.element, .violation(seen))
      }
      guard let gap = walk.gap, let window = windows.first, !unknown.isEmpty else { return judgements }
      let seen = "\(unknown.count) controls were not reached, because \(gap), such as "
      return [(window, .incomplete(seen + unknown.prefix(3).joined(separator: ", ")))] + judgements
    }
    // One tool bar leaves out all of its controls.
    .merging { index, scene in
      guard let control = scene.control(at: index), let bar = scene.toolBar(around: index) else { return nil }
      return "\(bar) \(scene.isBlank(control))"
    })

  package static let focusOrder = Rule(
    id: "focus-order",
    title: "Tab goes through controls in the order in which they are read",
    problem: "The focus jumps back, and a person loses the place, above all in an enlarged part of the screen.",
    advice:
      "Put the widgets into their containers in the order in which they are seen, and move the focus nowhere by hand. "
      + "Measured with the keyboard.",
    criteria: [.focusOrder],
    impact: .moderate,
    check: .walk { walk, scene in
      let stops = scene.stops(of: walk).filter { $0.box != nil }
      let places = stops.map { stop in
        ReadingOrder.Place(
          box: stop.box ?? AccessibleRect(x: 0, y: 0, width: 0, height: 0),
          path: scene.ancestors(of: stop.element).reversed() + [stop.element])
      }
      let back = Set(ReadingOrder(places).backsteps(isRound: walk.gap == nil))
      return stops.enumerated().map { index, stop in
        guard back.contains(index) else { return (stop.element, .passes) }
        let before = scene.elements[stops[index == 0 ? stops.count - 1 : index - 1].element].node
        return (
          stop.element,
          .violation("Tab comes to it from \(before.role.name) \(before.name.quoted), which stands after it")
        )
      }
    })

  package static let focusInvisible = Rule(
    id: "focus-invisible",
    title: "A control that has the keyboard focus looks different",
    problem: "A person who uses the keyboard does not see where the focus is.",
    advice: "Keep the focus ring of the theme, or draw one for the state \"focus-visible\". Measured on the screen.",
    criteria: [.focusVisible],
    impact: .serious,
    check: .walk { walk, scene in
      let looks = scene.looks(of: walk)
      return Set(looks.flatMap(\.looks.keys)).sorted().map { element in
        let own = looks.compactMap { condition, looks in looks[element].map { (condition, $0) } }
        let unseen = own.filter { $0.1.count < FocusLook.leastPixels }
        guard let count = unseen.map(\.1.count).min() else { return (element, .passes) }
        let seen =
          "\(count) pixels change when the focus comes to it in \(unseen.map(\.0.rawValue).joined(separator: ", in ")); a "
          + "person needs \(FocusLook.leastPixels) to see it"
        // In many toolkits scrolling areas take the focus without a visible sign. With blinking off, GTK 4 draws no
        // caret when the focus comes from another control.
        let isCaret = scene.toolkit.isGTK4 && scene.elements[element].node.states.contains(.multiLine)
        return scene.elements[element].control == nil || isCaret
          ? (element, .incomplete(seen + ". The toolkit alone may decide that")) : (element, .violation(seen))
      }
    })

  package static let focusContrast = Rule(
    id: "focus-contrast",
    title: "The keyboard focus is seen by a contrast of 3:1 to the control without it",
    problem: "A person with low vision does not see where the focus is.",
    advice: "Draw the focus ring in a color with a contrast of 3:1 to all that it lies on. Measured on the screen.",
    criteria: [.nonTextContrast, .focusVisible],
    impact: .moderate,
    check: .walk { walk, scene in
      var (own, usual): ([Int: [String]], [Int: [String]]) = ([:], [:])
      var palest: [Int: (element: Int, contrast: Double)] = [:]
      var (seen, weak): (Set<Int>, Set<Int>) = ([], [])
      for (condition, looks) in scene.looks(of: walk) {
        let visible = looks.filter { $0.value.count >= FocusLook.leastPixels }
        let pale = visible.filter { $0.value.contrast < 3 }
        seen.formUnion(visible.keys)
        weak.formUnion(pale.keys)
        // WCAG excepts the look that the toolkit alone decides: that of all controls, or of all of one kind.
        let sound = Set(visible.filter { $0.value.contrast >= 3 }.map { LookKind(scene.elements[$0.key].node) })
        let isUsual = pale.count > 2 && 2 * pale.count > visible.count
        let excepted = pale.filter { isUsual || !sound.contains(LookKind(scene.elements[$0.key].node)) }
        for (element, look) in pale where excepted[element] == nil {
          own[element, default: []].append("\(Ratio.text(look.contrast)) in \(condition.rawValue)")
        }
        let least = excepted.min { ($0.value.contrast, $0.key) < ($1.value.contrast, $1.key) }
        guard let least, let window = scene.elements[least.key].window else { continue }
        if least.value.contrast < palest[window]?.contrast ?? 3 { palest[window] = (least.key, least.value.contrast) }
        usual[window, default: []].append(
          "\(Ratio.text(least.value.contrast)) or little more on \(excepted.count) of \(visible.count) controls in "
            + condition.rawValue)
      }
      let windows: [Check.Judgement] = usual.map { window, parts in
        let example = palest[window].map { scene.elements[$0.element].node }
        let text =
          "the focus is seen by \(parts.joined(separator: ", by "))"
          + (example.map { ", least on \($0.role.name) \($0.name.quoted)" } ?? "")
          + "; 3:1 is required unless the toolkit alone decides how it looks"
        return (window, .incomplete(text))
      }
      let controls: [Check.Judgement] = own.map { element, parts in
        (element, .violation("the focus is seen by \(parts.joined(separator: ", by ")); 3:1 is required"))
      }
      let others: [Check.Judgement] = seen.subtracting(weak).map { ($0, .passes) }
      return (windows + controls + others).sorted { $0.element < $1.element }
    })
}

/// A kind of object in the rows of a list.
private struct RowPart: Hashable {
  /// The index of the list.
  let list: Int
  let role: AccessibleRole
}

/// A kind of control that a toolkit draws in one way. A control that is on has another background.
private struct LookKind: Hashable {
  let role: AccessibleRole
  let isOn: Bool

  init(_ node: AccessibleNode) {
    role = node.role
    isOn = !node.states.isDisjoint(with: [.checked, .pressed, .selected])
  }
}

// MARK: - Stops

/// A stop of a walk, in a scene.
struct SceneStop {
  /// The index of the control, or of the object if it is no control.
  var element: Int
  var id: AccessibleID
  var look: FocusLook?
  var box: AccessibleRect?
}

extension AuditScene {
  /// Returns the outermost tool bar around an object; nil if it is in none.
  fileprivate func toolBar(around index: Int) -> Int? {
    ancestors(of: index).last { elements[$0].node.role == .toolBar }
  }

  /// Returns true if the place of a control on the screen has one color. GTK 4.8 reports the content of a closed revealer as
  /// shown.
  fileprivate func isBlank(_ control: AuditedControl) -> Bool {
    guard let picture = measured?.picture, let box = measured?.boxes[control.node.id] else { return false }
    let part = picture.clipped(box)
    guard part == box, !part.isEmpty else { return false }
    let color = picture[part.x, part.y]
    return (part.y..<part.y + part.height).allSatisfy { y in
      (part.x..<part.x + part.width).allSatisfy { picture[$0, y] == color }
    }
  }

  /// Returns true for an item that arrow keys choose while the control around it has the focus. Qt reports such items
  /// as shown even if the list is closed.
  fileprivate func isChoice(_ control: AuditedControl) -> Bool {
    guard [.listItem, .treeItem].contains(control.role) else { return false }
    return toolkit.isQt || ancestors(of: control.element).contains { elements[$0].node.role == .comboBox }
  }

  /// Returns the kind of an object in a row; nil for an object in no row.
  fileprivate func rowPart(_ index: Int) -> RowPart? {
    let rows: Set<AccessibleRole> = [.listItem, .treeItem, .tableRow]
    guard let row = ancestors(of: index).first(where: { rows.contains(elements[$0].node.role) }),
      let list = elements[row].parent
    else { return nil }
    return RowPart(list: list, role: elements[index].node.role)
  }

  /// Returns true for a check box beside a checked one with the focus. Radio buttons of GTK 4.8 have the role of a
  /// check box, and Tab reaches only the chosen one.
  fileprivate func isChosenInstead(of control: AuditedControl, _ reached: Set<AccessibleID>) -> Bool {
    guard toolkit.isGTK4(before: 10), control.role == .checkBox, !control.states.contains(.checked) else {
      return false
    }
    return controls.contains { other in
      other.role == .checkBox && other.states.contains(.checked) && reached.contains(other.node.id)
        && elements[other.element].parent == elements[control.element].parent
    }
  }

  /// Returns the looks of the focus on each control by the index of its object, in the walk and under other conditions.
  fileprivate func looks(
    of walk: KeyboardWalk
  ) -> [(condition: Measurements.Condition, looks: [Int: FocusLook])] {
    let indices = Dictionary(elements.indices.map { (elements[$0].node.id, $0) }) { first, _ in first }
    let walked = Dictionary(walk.forward.compactMap { stop in stop.look.map { (stop.id, $0) } }) { first, _ in first }
    let all = [Measurements.Condition.light: walked].merging(measured?.looks ?? [:]) { first, _ in first }
    return Measurements.Condition.allCases.compactMap { condition in
      all[condition].map { looks in
        let pairs = looks.compactMap { id, look in indices[id].map { (elements[$0].control ?? $0, look) } }
        return (condition, Dictionary(pairs) { $0.count < $1.count ? $1 : $0 })
      }
    }
  }

  /// Returns the stops of a walk whose objects are in the scene, in order.
  func stops(of walk: KeyboardWalk) -> [SceneStop] {
    let indices = Dictionary(elements.indices.map { (elements[$0].node.id, $0) }) { first, _ in first }
    return walk.forward.compactMap { stop in
      guard let index = indices[stop.id] else { return nil }
      return SceneStop(
        element: elements[index].control ?? index, id: stop.id, look: stop.look, box: measured?.boxes[stop.id])
    }
  }
}

extension Check {
  /// Judges the walk of the keyboard focus; returns no judgement without a walk.
  fileprivate static func walk(
    _ judge: @escaping @Sendable (KeyboardWalk, AuditScene) -> [Judgement]
  ) -> Check {
    .scene { scene in scene.measured?.walk.map { judge($0, scene) } ?? [] }
  }
}

/// A contrast ratio as text.
enum Ratio {
  /// Returns a text such as `4.5:1`, never rounded up.
  static func text(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return tenths % 10 == 0 ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
  }
}
