/// Names that say no more than the role does, or were never filled in.
private let emptyWords: Set<String> = [
  "button", "push button", "toggle", "toggle button", "check box", "checkbox", "switch", "link", "icon", "image",
  "label", "widget", "control", "element", "item", "entry", "field", "text", "menu button", "placeholder", "todo",
  "tbd",
  "xxx", "lorem ipsum", "unnamed", "no name", "null", "nil", "none", "undefined",
]

/// Names of links that say nothing of where they lead.
private let linkWords: Set<String> = [
  "here", "click here", "press here", "more", "read more", "learn more", "show more", "this", "this link",
]

extension Rule {
  /// `name-is-vague`.
  static let nameIsVague = Rule(
    "name-is-vague",
    title: "Names say what a control is for",
    problem: "The name says no more than what kind of thing it is, or that nobody has named it yet.",
    advice: "Name what happens, such as \"Add account\", or where a link leads.",
    criteria: [.headingsAndLabels, .linkPurpose],
    impact: .serious
  ) { scene in
    scene.controls.compactMap { control in
      let words = control.name.spokenWords.joined(separator: " ")
      // Rows, tabs and items are called as what they stand for, which may be a button.
      guard !control.name.isEmpty, control.role.isPressable || control.role.isEntry else { return nil }
      if !control.name.hasWords, !control.name.contains(where: { $0.isSymbol || $0.isMathSymbol }) {
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
