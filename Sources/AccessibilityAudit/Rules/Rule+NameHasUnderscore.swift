extension Rule {
  /// `name-has-underscore`.
  static let nameHasUnderscore = Rule(
    "name-has-underscore",
    title: "Names do not contain the underscore of a mnemonic",
    problem:
      "The name contains the mark of the mnemonic: a screen reader speaks \"_Save\" as \"underscore save\", and voice "
      + "control does not find \"Save\". GTK 4.8 itself makes such a name for every mnemonic, with the text twice.",
    advice: "Set the label for assistive technology without the underscore, and reset the relation \"labelled-by\".",
    criteria: [.nameRoleValue, .labelInName],
    impact: .moderate
  ) { scene in
    scene.controls.compactMap { control in
      let name = control.name
      guard !name.isEmpty else { return nil }
      let marksAWord = zip(" " + name, name + " ").enumerated().contains { index, pair in
        pair.1 == "_" && pair.0.isWhitespace && name.dropFirst(index + 1).first?.isLetter == true
      }
      let plain = name.replacing("_", with: "", maxReplacements: 1)
      let isMarkedInside =
        plain != name && scene.labels(of: control).contains { plain == $0 || plain == "\($0) \($0)" }
      guard marksAWord || isMarkedInside else { return .passes(control.element) }
      return .violation(control.element, "the name is \(name.quoted)")
    }
  }
}
