extension Rule {
  /// `window-title`.
  static let windowTitle = Rule(
    "window-title",
    title: "Windows have a title",
    problem: "A screen reader cannot say which window has opened, and a list of windows shows nothing.",
    advice: "Give the window a title that tells its purpose, even if the title is not visible.",
    criteria: [.pageTitled],
    impact: .serious
  ) { scene in
    scene.elements.indices.compactMap { index in
      let node = scene.elements[index].node
      guard node.role.isWindow, scene.elements[index].isShown else { return nil }
      let name = node.name.trimmed
      if name.isEmpty { return .violation(index, "it has no title") }
      if NameShape.isType(name) { return .violation(index, "its title \(name.quoted) is the name of a type") }
      return .passes(index)
    }
  }
}
