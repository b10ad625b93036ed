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

    /// The way in which it shows more.
    package var kind: Kind
    /// The object as a whole.
    package var node: AccessibleNode
    /// The object that does the actions: GTK's menu button is a button in a button, and the inner one is pressed.
    package var actor: AccessibleNode
    /// The index of the action that opens it; nil if there is none.
    package var action: Int?
    /// The name a person knows it by.
    package var name: String
    /// A text that is the same for the same control in every run.
    package var key: String
  }

  /// The controls of an application that can be opened now, in the order of reading.
  ///
  /// A control is one of them only if its role, its states or its content say that it does nothing but show more: never a plain
  /// button, an item of a menu, a link or a switch, whose effects nobody knows.
  package static func targets(in tree: AccessibleTree) -> [Target] {
    let scene = AuditScene(tree)
    let keys = Dictionary(MeasuringTargets.keys(of: tree).map { ($1.id, $0) }) { first, _ in first }
    // A menu of a menu bar is a container for rules.
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

  /// The names of shown buttons that say by an ellipsis that they open a dialog. It is not sure that this has no other effect.
  package static func dialogOpeners(in tree: AccessibleTree) -> [String] {
    AuditScene(tree).controls.compactMap { control in
      let isOpener = control.role == .pushButton && control.isSensitive
      return isOpener && (control.name.hasSuffix("…") || control.name.hasSuffix("...")) && control.name.hasWords
        ? control.name.quoted : nil
    }
  }

  /// The objects that are shown.
  package static func shown(in tree: AccessibleTree) -> Set<AccessibleID> {
    let visibility = Visibility(of: tree)
    return Set(tree.preorder.lazy.filter { visibility.isShown($0) }.map(\.id))
  }

  /// The windows that are shown, without menus and popovers, which some toolkits make windows of their own.
  package static func windows(in tree: AccessibleTree) -> [AccessibleNode] {
    let visibility = Visibility(of: tree)
    return tree.root.children.filter {
      [.frame, .dialog, .alert, .fileChooser, .colorChooser].contains($0.role) && visibility.isShown($0)
    }
  }

  /// The difference between two looks at the same objects, in words; nil if there is none. Objects that came or went, and those
  /// inside of `target`, do not count, and neither does the focus.
  package static func difference(
    from one: AccessibleTree, to two: AccessibleTree, besides target: AccessibleNode
  ) -> String? {
    let (before, after) = (Visibility(of: one), Visibility(of: two))
    let inside = Set(target.preorder.lazy.map(\.id))
    let olds = Dictionary(one.preorder.map { ($0.id, $0) }) { first, _ in first }
    for new in two.preorder {
      guard let old = olds[new.id], !inside.contains(new.id), before.isShown(old), after.isShown(new) else { continue }
      let place = "\(old.role.name) \(old.name.quoted)"
      if old.name != new.name { return "\(place) is now called \(new.name.quoted)" }
      if old.text != new.text { return "the text of \(place) is another" }
      // A scroll bar also has a value.
      let isSet = [.slider, .spinButton, .dial].contains(old.role)
      if isSet, old.value != new.value { return "the value of \(place) is another" }
      let lasting: AccessibleState = [.checked, .selected, .sensitive]
      let changes = old.states.symmetricDifference(new.states).intersection(lasting)
      // Before 4.12, GTK selects a row when the focus comes.
      if !changes.isEmpty, [.checkBox, .switch, .radioButton, .toggleButton, .pushButton].contains(old.role) {
        return "\(place) is \(new.states.isSuperset(of: changes) ? "now" : "no longer") \(changes)"
      }
    }
    return nil
  }

  /// The texts on a popup that came with a control, and the popup itself; nil where there is none.
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

  /// The part that came with a control, in words.
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
  /// The words by which a person knows a control. GTK 4.8 calls all tabs alike, and an expander by its type.
  fileprivate func words(of control: AuditedControl) -> String {
    let words = labels(of: control).joined(separator: " ")
    return words.isEmpty || !(control.role == .pageTab || NameShape.isType(control.name)) ? control.name : words
  }

  /// The way in which a control shows more; nil unless that is all it does.
  fileprivate func kind(of control: AuditedControl) -> OpeningTargets.Target.Kind? {
    let states = control.states
    let isOpen = states.contains(.expanded)
    switch control.role {
    case .pageTab: return states.contains(.selected) ? nil : .page
    // The items of Qt's combo boxes are there all the time.
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

  /// Returns true for GTK's menu button, which before 4.10 does not say that it opens something: a button around the button
  /// that is pressed, with a relation to the popover.
  private func isMenuButton(_ control: AuditedControl) -> Bool {
    toolkit.isGTK4 && control.inner != nil && control.nested.isEmpty
      && control.node.relations[.controllerFor]?.isEmpty == false
  }
}

extension AccessibleNode {
  /// The text that is seen.
  package var words: String { (text ?? name).trimmed }

  /// Actions that a click does, the likeliest first.
  private static let clicks = ["click", "press", "activate", "toggle", "jump", "open"]

  /// The index of the action that a click does; nil if there is none.
  package var indexOfClick: Int? {
    for click in Self.clicks {
      if let index = actions.firstIndex(where: { $0.name.lowercased() == click }) { return index }
    }
    return plainActions.first.flatMap { first in actions.firstIndex { $0.name == first.name } }
  }
}
