extension Rule {
  /// `image-name`.
  static let imageName = Rule(
    "image-name",
    title: "Images are described, or hidden from assistive technology",
    problem: "An image outside of controls has no name, or the name of a file, an icon or a type.",
    advice: "Describe the image. Give a decorative image the role \"presentation\".",
    criteria: [.nonTextContent],
    impact: .moderate
  ) { scene in
    scene.elements.indices.compactMap { index in
      let element = scene.elements[index]
      guard [.image, .icon].contains(element.node.role), element.control == nil, element.isShown else { return nil }
      let name = element.node.name.trimmed
      if NameShape.isIconOrFile(name) || NameShape.hasPrivateCharacters(name) {
        return .violation(index, "the name \(name.quoted) is that of an icon or a file")
      }
      if name.isEmpty || NameShape.isType(name) {
        // An icon beside its own text is decoration.
        return scene.standsBesideText(index) ? nil : .incomplete(index, "it has no name: see whether it says anything")
      }
      return .passes(index)
    }
  }
}

extension AuditScene {
  /// Returns true if the object before or after it in its box is a text, or a box that holds one.
  fileprivate func standsBesideText(_ index: Int) -> Bool {
    guard let parent = elements[index].parent else { return false }
    let siblings = elements[parent].node.children
    guard let place = siblings.firstIndex(where: { $0.id == elements[index].node.id }) else { return false }
    func isText(_ node: AccessibleNode) -> Bool {
      [.label, .static, .heading].contains(node.role) && !(node.text ?? node.name).trimmed.isEmpty
    }
    return siblings[max(0, place - 1)...min(place + 1, siblings.count - 1)].contains { node in
      isText(node) || node.children.contains(where: isText)
    }
  }
}
