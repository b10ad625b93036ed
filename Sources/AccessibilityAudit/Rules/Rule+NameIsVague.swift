/// Names that say no more than the role does, or were never filled in.
private let emptyWords: Set<String> = [
  "button", "push button", "toggle", "toggle button", "check box", "checkbox", "switch", "link", "icon", "image",
  "label", "widget", "control", "element", "item", "entry", "field", "text", "menu button", "placeholder", "todo",
  "tbd",
  "xxx", "lorem ipsum", "unnamed", "no name", "null", "nil", "none", "undefined",
]

/// Names of links that do not tell the target.
private let linkWords: Set<String> = [
  "here", "click here", "press here", "more", "read more", "learn more", "show more", "this", "this link",
]

extension Rule {
  /// `name-is-vague`.
  static let nameIsVague = Rule(
    "name-is-vague",
    title: "A name tells the purpose of a control",
    problem: "The name only repeats the kind of control, or is a placeholder that was never replaced.",
    advice: "Name the action, such as \"Add account\", or the target of a link.",
    criteria: [.headingsAndLabels, .linkPurpose],
    impact: .serious
  ) { scene in
    scene.controls.compactMap { control in
      let words = control.name.spokenWords.joined(separator: " ")
      // Rows, tabs and items have the name of the thing that they stand for, which may be "button".
      guard !control.name.isEmpty, control.role.isPressable || control.role.isEntry else { return nil }
      if control.name.isFiller {
        return .violation(control.element, "the name \(control.name.quoted) has no word in it")
      }
      if emptyWords.contains(words) {
        return .violation(control.element, "the name \(control.name.quoted) says nothing of what it is for")
      }
      if control.role == .link, linkWords.contains(words) {
        return .incomplete(
          control.element, "the name \(control.name.quoted) says where it leads only beside other text")
      }
      return .passes(control.element)
    }
  }
}

extension String {
  /// True for dots or dashes that stand for a missing word. A screen reader speaks a single sign, such as "%" or ".".
  fileprivate var isFiller: Bool {
    allSatisfy { "….-–—_·".contains($0) || $0.isWhitespace } && (trimmed.count > 1 || trimmed == "…")
  }
}
