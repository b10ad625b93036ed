extension Rule {
  /// `image-name`.
  static let imageName = Rule(
    "image-name",
    title: "Images are described, or hidden from assistive technology",
    problem: "An image outside of any control is called by a file, an icon or a type.",
    advice: "Describe what it shows; or, where it says nothing, give it the role \"presentation\".",
    criteria: [.nonTextContent],
    impact: .moderate
  ) { scene in
    scene.elements.indices.compactMap { index in
      let element = scene.elements[index]
      guard [.image, .icon].contains(element.node.role), element.control == nil, element.node.isShown else {
        return nil
      }
      let name = element.node.name.trimmed
      if NameShape.isIconOrFile(name) || NameShape.hasPrivateCharacters(name) {
        return .violation(index, "the name \(name.quoted) is that of an icon or a file")
      }
      if name.isEmpty { return .incomplete(index, "it has no name: see whether it says anything") }
      if NameShape.isType(name) {
        return .incomplete(index, "it is called \(name.quoted) only: see whether it says anything")
      }
      return .passes(index)
    }
  }
}
