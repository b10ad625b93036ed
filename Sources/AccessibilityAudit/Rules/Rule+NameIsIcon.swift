extension Rule {
  /// `name-is-icon`.
  static let nameIsIcon = Rule(
    "name-is-icon",
    title: "A control is named by its action, not by its picture",
    problem: "A screen reader speaks the name of an icon or a file, such as \"document-save-symbolic\".",
    advice: "Name its action, such as \"Save\".",
    criteria: [.nonTextContent, .nameRoleValue],
    impact: .serious
  ) { scene in
    scene.controls.compactMap { control in
      let name = control.name
      if name.isEmpty || NameShape.isType(name) { return nil }
      if NameShape.hasPrivateCharacters(name) {
        return .violation(control.element, "the name \(name.quoted) has characters that only a font of icons can show")
      }
      let isWritten = scene.labels(of: control).contains(name)
      if NameShape.isIconOrFile(name), !isWritten {
        return .violation(control.element, "the name \(name.quoted) is that of an icon or a file")
      }
      if NameShape.isKebab(name), !isWritten {
        return .incomplete(control.element, "the name \(name.quoted) may be that of an icon")
      }
      return .passes(control.element)
    }
  }
}
