/// The controls that can be opened without an effect, by their roles, states and content.
package enum OpeningTargets {
  /// A control to open.
  package struct Target: Sendable {
    /// The way in which it shows more.
    package enum Kind: Sendable {
      /// A menu, a popover or a list over the window.
      case popup
      /// Content below it, such as that of an expander.
      case content
      /// The page of a tab.
      case page
    }

    package var kind: Kind
    /// The object as a whole.
    package var node: AccessibleNode
    /// The object that performs the actions: GTK's menu button is a button in a button, and the inner one is pressed.
    package var actor: AccessibleNode
    /// The index of the action that opens it; nil if there is none.
    package var action: Int?
    /// The name that a person knows.
    package var name: String
    /// A text that is the same for the same control in every run.
    package var key: String
  }

  /// Returns the controls of an application that can be opened now, in the order of reading.
  ///
  /// The role, the states or the content of such a control say that it only shows more. A plain button, a menu item, a
  /// link or a switch is never one of them, because its effect is unknown.
  package static func targets(in tree: AccessibleTree) -> [Target] {
    let scene = AuditScene(tree)
    let keys = Dictionary(MeasuringTargets.keys(of: tree).map { ($1.id, $0) }) { first, _ in first }
    // For rules, a menu of a menu bar is a container, so it is not among the controls.
    let menus = scene.elements.indices.filter { scene.elements[$0].node.role == .menu && scene.elements[$0].isShown }
      .map { AuditedControl(node: scene.elements[$0].node, element: $0, label: "") }
    return (scene.controls + menus).sorted { $0.element < $1.element }.compactMap { control -> Target? in
      guard control.isSensitive, let kind = scene.kind(of: control) else { return nil }
      let actor = control.node.plainActions.isEmpty ? control.inner ?? control.node : control.node
      return Target(
        kind: kind, node: control.node, actor: actor, action: actor.indexOfClick, name: scene.words(of: control),
        key: keys[control.node.id] ?? "")
    }
  }

  /// Returns the names of shown buttons with an ellipsis, which means that they open a dialog. They may have other
  /// effects.
  package static func dialogOpeners(in tree: AccessibleTree) -> [String] {
    AuditScene(tree).controls.compactMap { control in
      let isOpener = control.role == .pushButton && control.isSensitive
      return isOpener && (control.name.hasSuffix("…") || control.name.hasSuffix("...")) && control.name.hasWords
        ? control.name.quoted : nil
    }
  }

  /// Returns the objects that are shown.
  package static func shown(in tree: AccessibleTree) -> Set<AccessibleID> {
    let visibility = Visibility(of: tree)
    return Set(tree.preorder.lazy.filter { visibility.isShown($0) }.map(\.id))
  }

  /// Returns the windows that are shown, without menus and popovers, which are windows in some toolkits.
  package static func windows(in tree: AccessibleTree) -> [AccessibleNode] {
    let visibility = Visibility(of: tree)
    return tree.root.children.filter {
      [.frame, .dialog, .alert, .fileChooser, .colorChooser].contains($0.role) && visibility.isShown($0)
    }
  }

  /// Returns the difference between two readings of the same objects, in words; nil if there is none. Objects that came
  /// or went, objects inside of `target`, `restless` ones that change by themselves, and the focus do not count.
  package static func difference(
    from one: AccessibleTree, to two: AccessibleTree, besides target: AccessibleNode, _ restless: Set<AccessibleID> = []
  ) -> String? {
    let (before, after) = (Visibility(of: one), Visibility(of: two))
    let inside = restless.union(target.preorder.lazy.map(\.id))
    let olds = Dictionary(one.preorder.map { ($0.id, $0) }) { first, _ in first }
    for new in two.preorder {
      guard let old = olds[new.id], !inside.contains(new.id), before.isShown(old), after.isShown(new) else { continue }
      let place = "\(old.role.name) \(old.name.quoted)"
      if old.name != new.name { return "\(place) is now called \(new.name.quoted)" }
      if old.text != new.text { return "the text of \(place) has changed" }
      // A scroll bar also has a value.
      let isSet = [.slider, .spinButton, .dial].contains(old.role)
      if isSet, old.value != new.value { return "the value of \(place) has changed" }
      let lasting: AccessibleState = [.checked, .selected, .sensitive]
      let changes = old.states.symmetricDifference(new.states).intersection(lasting)
      // Before 4.12, GTK selects a row when it gets the focus.
      if !changes.isEmpty, [.checkBox, .switch, .radioButton, .toggleButton, .pushButton].contains(old.role) {
        return "\(place) is \(new.states.isSuperset(of: changes) ? "now" : "no longer") \(changes)"
      }
    }
    return nil
  }

  /// Returns the texts on the popup that a control opened, and the popup itself; nil if there is none.
  package static func texts(
    on tree: AccessibleTree, besides known: Set<AccessibleID>
  ) -> (popup: AccessibleNode, texts: [AccessibleNode])? {
    let scene = AuditScene(tree)
    func isNew(_ index: Int) -> Bool { scene.elements[index].isShown && !known.contains(scene.elements[index].node.id) }
    let popups = scene.elements.indices.filter { index in
      isNew(index) && scene.elements[index].parent.map { !isNew($0) } ?? false
    }
    guard popups.count == 1, let popup = popups.first, !scene.elements[popup].node.role.isWindow else { return nil }
    let insensitive = Set(scene.controls.filter { !$0.isSensitive }.map(\.element))
    let texts = scene.elements.indices.filter { index in
      let element = scene.elements[index]
      guard [.label, .static, .heading].contains(element.node.role), isNew(index) else { return false }
      let isFree = element.control.map(insensitive.contains) ?? false
      return !isFree && !NameShape.isType(element.node.words) && !element.node.words.isEmpty
        && scene.ancestors(of: index).contains(popup)
    }
    return (scene.elements[popup].node, texts.map { scene.elements[$0].node })
  }

  /// Returns the part that a control opened, in words.
  package static func place(of target: Target, in tree: AccessibleTree, known: Set<AccessibleID>) -> String {
    let visibility = Visibility(of: tree)
    let name = target.name.quoted
    switch target.kind {
    case .page: return "on the page \(name)"
    case .content: return "in \(name)"
    case .popup:
      if target.node.role == .comboBox { return "in the list of \(name)" }
      let isMenu = tree.preorder.contains {
        $0.role.isMenuItem && visibility.isShown($0) && !known.contains($0.id)
      }
      return "in the \(isMenu ? "menu" : "popover") of \(name)"
    }
  }
}

extension AuditScene {
  /// Returns the words by which a person knows a control. GTK 4.8 gives all tabs the same name, and an expander that of
  /// its type.
  fileprivate func words(of control: AuditedControl) -> String {
    let words = labels(of: control).joined(separator: " ")
    return words.isEmpty || !(control.role == .pageTab || NameShape.isType(control.name)) ? control.name : words
  }

  /// Returns the way in which a control shows more; nil if it may have another effect.
  fileprivate func kind(of control: AuditedControl) -> OpeningTargets.Target.Kind? {
    let states = control.states
    let isOpen = states.contains(.expanded)
    switch control.role {
    case .pageTab: return states.contains(.selected) ? nil : .page
    // Qt's combo boxes always expose their items.
    case .comboBox: return isOpen || toolkit.isQt ? nil : .popup
    case .pushButtonMenu: return isOpen ? nil : .popup
    case .pushButton, .toggleButton:
      if isOpen { return nil }
      if states.contains(.hasPopup) || isMenuButton(control) { return .popup }
      return states.contains(.expandable) ? .content : nil
    case .menu, .menuItem:
      let parent = elements[control.element].parent.map { elements[$0].node.role }
      guard parent == .menuBar, !isOpen else { return nil }
      let hasMenu = control.node.children.contains { [.menu, .popupMenu].contains($0.role) || $0.isPopup }
      return control.role == .menu || states.contains(.hasPopup) || hasMenu ? .popup : nil
    default: return nil
    }
  }

  /// Returns true for GTK's menu button, which before 4.10 does not report that it opens something. It is a button
  /// around the button that is pressed, with a relation to the popover.
  private func isMenuButton(_ control: AuditedControl) -> Bool {
    toolkit.isGTK4 && control.inner != nil && control.nested.isEmpty
      && control.node.relations[.controllerFor]?.isEmpty == false
  }
}

extension AccessibleNode {
  /// The visible text.
  package var words: String { (text ?? name).trimmed }

  /// Actions that a click performs, the most probable first.
  private static let clicks = ["click", "press", "activate", "toggle", "jump", "open"]

  /// The index of the action that a click performs; nil if there is none.
  package var indexOfClick: Int? {
    for click in Self.clicks {
      if let index = actions.firstIndex(where: { $0.name.lowercased() == click }) { return index }
    }
    return plainActions.first.flatMap { first in actions.firstIndex { $0.name == first.name } }
  }
}
