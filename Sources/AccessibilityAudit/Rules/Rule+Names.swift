// MARK: - Names of controls

extension Rule {
  static let nameMissing = Rule(
    id: "name-missing",
    title: "Controls have a name",
    problem:
      "A screen reader speaks only the kind of control, such as \"button\", or its value or the title around it in place "
      + "of a name. Voice control cannot press it.",
    advice: "Give it text, or a label for assistive technology (GTK: the accessible property \"label\").",
    criteria: [.nameRoleValue, .nonTextContent],
    impact: .critical,
    check: Check.controls { control, scene in
      guard control.name.isEmpty else { return scene.isNamedByAnother(control) }
      // A screen reader speaks the description in place of a name.
      if control.description.hasWords { return nil }
      // The text inside a field of several parts has the same cause.
      if control.role.isEntry, scene.isPartOfNamelessField(control) { return nil }
      // From 4.10 on, GTK names menu items by labels that it does not expose.
      let isItem = [.menuItem, .checkMenuItem, .radioMenuItem].contains(control.role)
      if isItem, scene.toolkit.isGTK4, !scene.toolkit.isGTK4(before: 10) { return nil }
      // The choice of an empty text.
      let windowType = scene.elements[control.element].window.flatMap {
        scene.elements[$0].node.attributes["window-type"]
      }
      if isItem, windowType == "combo", control.node.children.isEmpty { return nil }
      // A screen reader reads a row with the text inside.
      if [.listItem, .treeItem].contains(control.role), scene.showsText(in: control) { return nil }
      return control.isUnnamed("it has no name", in: scene)
    }
    .adding(
      .objects { node, index, scene in
        // A text of Qt that is only read and takes no focus is no control.
        guard node.role == .text, node.states.contains(.multiLine), scene.elements[index].control == nil,
          !scene.hasWords(index), !node.description.hasWords,
          let text = TextBeside(in: scene).text(of: index)
        else { return nil }
        let seen = "it has no name; the text \(text.quoted) beside it does not label it"
        return .incomplete(seen + ": see whether its text says what it is")
      }
    )
    .merging { index, scene in
      guard let control = scene.control(at: index) else { return nil }
      let surface = "\(scene.elements[index].surface ?? -1)"
      // One way of making tools puts the words of all of them on the boxes around them.
      if control.name.isEmpty, scene.textBeside(control) == nil, scene.isTool(index),
        scene.wordsOfSoleBox(around: index) != nil
      {
        return "box \(surface)"
      }
      // One look at a tool bar decides about all of its combo boxes.
      guard case .value = BorrowedName(of: control, in: scene), TextBeside(in: scene).text(of: index) == nil else {
        return nil
      }
      return "\(surface) \(control.kind)"
    })

  static let nameIsType = Rule(
    id: "name-is-type",
    title: "Controls are named by words, not by their type",
    problem:
      "A screen reader speaks the name of a widget type, such as \"GtkImage button\". GTK before 4.12 names a control by "
      + "its type if it has no other name; from 4.12 on such a control has no name.",
    advice: "Give it text, or a label for assistive technology (GTK: the accessible property \"label\").",
    criteria: [.nameRoleValue, .nonTextContent],
    impact: .critical,
    check: Check.controls { control, scene in
      let name = control.name
      if name.isEmpty { return nil }
      if NameShape.isType(name) {
        if control.description.hasWords { return nil }
        // A button without any content but boxes, which cannot be used either, is not seen.
        let boxes: Set<AccessibleRole> = [.panel, .filler]
        let isEmpty = control.node.preorder.dropFirst().allSatisfy { boxes.contains($0.role) }
        if name == "GtkButton", !control.isSensitive, isEmpty { return nil }
        return control.isUnnamed("the name \(name.quoted) is that of a type", in: scene)
      }
      let labels = scene.labels(of: control)
      guard scene.mayBeType(control, showing: labels) else { return .passes }
      if labels.isEmpty { return .incomplete("the name \(name.quoted) may be that of a type") }
      return .violation("it shows \(labels[0].quoted), and its name \(name.quoted) is that of a type")
    }
    // One type makes all of them, such as the days of a calendar.
    .merging { index, scene in
      scene.control(at: index).flatMap { control in
        NameShape.isType(control.name)
          ? nil : "\(control.name) \(scene.elements[index].window ?? -1) \(scene.labels(of: control).isEmpty)"
      }
    })

  static let nameIsDescription = Rule(
    id: "name-is-description",
    title: "Controls have a name besides their description",
    problem:
      "A screen reader speaks the description, such as that of a tooltip, in place of a name. Voice control, and lists of "
      + "controls, know the name alone.",
    advice: "Give the text of the tooltip to the control as its name, too (GTK: the accessible property \"label\").",
    criteria: [.nameRoleValue],
    impact: .moderate,
    check: Check.controls { control, scene in
      guard control.description.hasWords else { return nil }
      if !control.isNamed { return .violation("it has no name, only a description") }
      guard control.isDescribed, case .value = BorrowedName(of: control, in: scene) else { return .passes }
      let seen = "its name \(control.name.quoted) is only its value"
      let beside = TextBeside(in: scene).text(of: control.element)
      let unused = beside.map { "; the text \($0.quoted) beside it does not label it" }
      return .violation(seen + (unused ?? ", and only its description tells more"))
    }
    // One way of making buttons gives them all a tooltip alone; their descriptions tell them apart.
    .merging { index, scene in
      guard let control = scene.control(at: index), !control.isNamed else { return nil }
      return "\(scene.elements[index].surface ?? -1) \(control.kind)"
    })

  static let nameIsIcon = Rule(
    id: "name-is-icon",
    title: "A control is named by its action, not by its picture",
    problem: "A screen reader speaks the name of an icon or a file, such as \"document-save-symbolic\".",
    advice: "Name its action, such as \"Save\".",
    criteria: [.nonTextContent, .nameRoleValue],
    impact: .serious,
    check: .controls { control, scene in
      let name = control.name
      if name.isEmpty || NameShape.isType(name) { return nil }
      if NameShape.hasPrivateCharacters(name) {
        return .violation("the name \(name.quoted) has characters that only a font of icons can show")
      }
      if !NameShape.isKebab(name), !NameShape.isIconOrFile(name) { return .passes }
      if scene.labels(of: control).contains(name) { return .passes }
      return NameShape.isIconOrFile(name)
        ? .violation("the name \(name.quoted) is that of an icon or a file")
        : .incomplete("the name \(name.quoted) may be that of an icon")
    })

  static let nameIsVague = Rule(
    id: "name-is-vague",
    title: "A name tells the purpose of a control",
    problem: "The name only repeats the kind of control, or is a placeholder that was never replaced.",
    advice: "Name the action, such as \"Add account\", or the target of a link.",
    criteria: [.headingsAndLabels, .linkPurpose],
    impact: .serious,
    check: Check.controls { control, scene in
      let name = control.name.quoted
      let words = control.name.spokenWords.joined(separator: " ")
      // Rows, tabs and items are named by their content, which may be "button".
      guard !control.name.isEmpty, control.role.isPressable || control.role.isEntry else { return nil }
      if scene.isCalledByFiller(control) { return .violation("the name \(name) has no word in it") }
      if control.isCalledBySign {
        return .incomplete("the name \(name) is a sign: see whether a listener knows what it does")
      }
      if control.isCalledMenu {
        return .violation("the name \(name) is that of every menu, and only its description tells which")
      }
      // A tool may insert a text, a field or an image, and be called so.
      let isTool = control.role.isPressable && control.role != .link && toolWords.contains(words)
      if emptyWords.contains(words), !isTool { return .violation("the name \(name) does not tell its purpose") }
      if control.role == .link, linkWords.contains(words) {
        return .incomplete("the name \(name) says where it leads only beside other text")
      }
      return .passes
    }
    .merging { index, scene in
      guard let control = scene.control(at: index) else { return nil }
      let surface = "\(scene.elements[index].surface ?? -1)"
      if scene.isCalledByFiller(control) { return "\(surface) \(control.name)" }
      return control.isCalledBySign || control.isCalledMenu ? surface : nil
    })

  static let nameHasUnderscore = Rule(
    id: "name-has-underscore",
    title: "Names do not contain the underscore of a mnemonic",
    problem:
      "The name contains the mark of the mnemonic: a screen reader speaks \"_Save\" as \"underscore save\", and voice "
      + "control does not find \"Save\". GTK 4.8 itself makes such a name for every mnemonic, with the text twice.",
    advice: "Set the label for assistive technology without the underscore, and reset the relation \"labelled-by\".",
    criteria: [.nameRoleValue, .labelInName],
    impact: .moderate,
    check: .controls { control, scene in
      let name = control.name
      guard !name.isEmpty else { return nil }
      let marksAWord = zip(" " + name, name + " ").enumerated().contains { index, pair in
        pair.1 == "_" && pair.0.isWhitespace && name.dropFirst(index + 1).first?.isLetter == true
      }
      let plain = name.replacing("_", with: "", maxReplacements: 1)
      let isMarkedInside =
        plain != name && scene.labels(of: control).contains { plain == $0 || plain == "\($0) \($0)" }
      return marksAWord || isMarkedInside ? .violation("the name is \(name.quoted)") : .passes
    })

  static let nameHasMarkup = Rule(
    id: "name-has-markup",
    title: "Names and descriptions are plain text",
    problem: "A screen reader speaks the tags of a mark-up language, entities, or the \"&\" of a mnemonic.",
    advice: "Take the mark-up out of the text for assistive technology.",
    criteria: [.nameRoleValue],
    impact: .minor,
    check: Check.objects { node, index, scene in
      let control = scene.control(at: index)
      let name = control?.name ?? node.name
      let description = control?.description ?? node.description
      // The name of a text is the text that is seen.
      if control == nil, [.label, .static, .icon, .image].contains(node.role), !description.isEmpty {
        return NameShape.hasMarkup(description) ? .violation("the description is \(description.quoted)") : .passes
      }
      guard control != nil || markedRoles.contains(node.role), !name.isEmpty || !description.isEmpty else { return nil }
      // Text that is visible with its mark-up is meant so.
      let isVisible = control.map { scene.labels(of: $0).contains($0.name) } ?? false
      if NameShape.hasMarkup(name), !isVisible { return .violation("the name is \(name.quoted)") }
      return NameShape.hasMarkup(description) ? .violation("the description is \(description.quoted)") : .passes
    }
    // One function makes all tooltips of a window, or all tabs.
    .merging { index, scene in
      let node = scene.elements[index].node
      let name = scene.control(at: index)?.name ?? node.name
      return "\(scene.elements[index].window ?? -1) \(NameShape.hasMarkup(name) ? "\(node.role)" : "")"
    })

  private static let markedRoles: Set<AccessibleRole> = [.toolBar, .pageTab, .menu, .grouping, .panel]
}

/// Names that only repeat the role, or are placeholders.
let emptyWords: Set<String> = [
  "button", "push button", "toggle", "toggle button", "check box", "checkbox", "switch", "link", "icon", "image",
  "picture",
  "label", "widget", "control", "element", "item", "entry", "field", "text", "menu button", "placeholder", "todo",
  "tbd", "xxx", "lorem ipsum", "unnamed", "no name", "null", "nil", "none", "undefined",
]

/// Names that only repeat a role, and are also things that a tool inserts or chooses.
private let toolWords: Set<String> = [
  "link", "icon", "image", "picture", "label", "element", "item", "entry", "field", "text", "none",
]

/// Names of links that do not tell the target.
private let linkWords: Set<String> = [
  "here", "click here", "press here", "more", "read more", "learn more", "show more", "this", "this link",
]

extension AuditScene {
  /// Returns true if the name of a control may be that of its type. A name that is also visible is a word, such as
  /// "GitHub".
  func mayBeType(_ control: AuditedControl, showing labels: [String]) -> Bool {
    toolkit.isGTK4(before: 12) && NameShape.isCamelCase(control.name) && !labels.contains(control.name)
  }

  /// Returns the verdict on a control with a name: a violation if the name is that of its value or of the box around it,
  /// while the text beside it says more.
  fileprivate func isNamedByAnother(_ control: AuditedControl) -> Verdict? {
    guard let borrowed = BorrowedName(of: control, in: self) else { return .passes }
    let beside = TextBeside(in: self).text(of: control.element)
    let unused = beside.map { "; the text \($0.quoted) beside it does not label it" }
    switch borrowed {
    case .value:
      // A screen reader speaks the description, too.
      if control.isDescribed { return nil }
      let seen = "its name \(control.name.quoted) is only its value"
      let isUnclear = Verdict.incomplete(seen + ": see whether a listener knows what it chooses")
      return unused.map { .violation(seen + $0) } ?? isUnclear
    case .box(let box):
      let title = elements[box].node.words
      if beside?.spokenWords == title.spokenWords { return .passes }
      let seen = "only the box around it gives it a name, \(title.quoted)"
      if let unused { return .violation(seen + unused) }
      // The title of a box with one control is its label.
      let holdsMore = controls.contains { other in
        let around = ancestors(of: other.element)
        return other.element != control.element && around.contains(box) && !around.contains(control.element)
      }
      return holdsMore
        ? .incomplete(seen + ", and that of all in the box: see whether a listener knows what it is for") : .passes
    }
  }

  /// Returns true for an object in a place of a tool bar.
  fileprivate func isTool(_ index: Int) -> Bool {
    ancestors(of: index).prefix(2).contains { elements[$0].node.role == .toolBar }
  }

  /// Returns the text beside a field; nil for all other controls.
  fileprivate func textBeside(_ control: AuditedControl) -> String? {
    // LibreOffice's drop-downs are toggle buttons.
    let isField = control.role.isEntry || [.comboBox, .slider, .toggleButton].contains(control.role)
    return isField ? TextBeside(in: self).text(of: control.element) : nil
  }

  /// Returns true for a control with dots or dashes in place of a name.
  func isCalledByFiller(_ control: AuditedControl) -> Bool {
    // GTK 4.8 reports the text of a button with a mnemonic twice.
    let parts = control.name.split(separator: " ")
    let isTwice = toolkit.isGTK4(before: 12) && parts.count == 2 && parts[0] == parts[1]
    let name = isTwice ? String(parts[0]) : control.name
    return !name.isEmpty && name.isFiller
  }

  /// Returns true if a control, or one inside it, shows a text.
  fileprivate func showsText(in control: AuditedControl) -> Bool {
    for index in control.element..<elements.endIndex {
      if index > control.element, elements[index].parent.map({ $0 < control.element }) ?? true { return false }
      let node = elements[index].node
      let isText = !(node.text ?? "").trimmed.isEmpty || ([.label, .static].contains(node.role) && !node.name.isEmpty)
      if isText, elements[index].isShown { return true }
    }
    return false
  }

  /// Returns true for the text of a combo box or a spin button that has no name itself. Qt and GTK 3 report both.
  fileprivate func isPartOfNamelessField(_ control: AuditedControl) -> Bool {
    ancestors(of: control.element).prefix(2).compactMap(self.control).contains { outer in
      [.comboBox, .spinButton].contains(outer.role) && outer.name.isEmpty
    }
  }
}

extension AuditedControl {
  /// Returns the verdict on a control without a name. A read-only text may need no name.
  fileprivate func isUnnamed(_ seen: String, in scene: AuditScene) -> Verdict {
    if let text = scene.textBeside(self) {
      return .violation("\(seen); the text \(text.quoted) beside it does not label it")
    }
    if isOnlyRead { return .incomplete(seen + ", and it is only read: see whether its text says what it is") }
    let isBoxed = scene.wordsOfSoleBox(around: element) != nil
    return .violation(seen + (isBoxed ? "; only the box around it has words" : ""))
  }

  /// The kind of control that an application makes in one way: all that is pressed, or the role of a field.
  fileprivate var kind: String { role.isPressable ? "pressed" : role.name }

  /// True for an arrow or another sign in place of a name, such as ">>". The signs of a calculator are spoken as words.
  fileprivate var isCalledBySign: Bool {
    // GTK 4.8 reports the text of a button with a mnemonic twice.
    let signs = Set(name.split(separator: " "))
    guard role.isPressable, let sign = signs.first, !name.isFiller, !name.hasWords, !description.hasWords,
      !NameShape.hasPrivateCharacters(name)
    else { return false }
    let isSpoken = sign.allSatisfy { ($0.isASCII && !"<>|".contains($0)) || "×÷−√".contains($0) }
    return signs.count > 1 || sign.count > 1 || !isSpoken
  }

  /// True for a button with the name that GTK 3 gives to every button with a menu, and with a description of its own.
  fileprivate var isCalledMenu: Bool {
    role == .toggleButton && name == "Menu" && description.hasWords && !description.spokenWords.contains("menu")
  }

  /// True if it has a description that says more than its name.
  fileprivate var isDescribed: Bool { description.hasWords && description.spokenWords != name.spokenWords }

  /// True if it has a name that is not that of a type.
  var isNamed: Bool { !name.isEmpty && !NameShape.isType(name) }
}

extension String {
  /// True for dots or dashes in place of a word. A screen reader speaks a single character, such as "%" or ".".
  fileprivate var isFiller: Bool {
    allSatisfy { "….-–—_·".contains($0) || $0.isWhitespace } && (trimmed.count > 1 || trimmed == "…")
  }
}
