import AccessibilityAudit

/// The conditions by which a test finds objects.
struct Search: Sendable {
  var query: ObjectQuery
  /// A part of the object's text.
  var text: String?
  /// The object to look in; nil for the whole application.
  var container: AccessibleID?

  /// Returns the objects that match, without parts of matching controls: the text on a button has the same name.
  func matches(in list: ObjectList) -> [Int] {
    let inside = container.map { container in list.items.firstIndex { $0.node.id == container } ?? -1 }
    let all = query.allMatches(in: list).filter { index in
      let item = list.items[index]
      return (text.map { item.node.shows($0) } ?? true) && (inside.map { Self.isInside(index, $0, list) } ?? true)
    }
    let found = Set(all)
    return all.filter { index in
      guard let control = list.items[index].control, control != index else { return true }
      return !found.contains(control)
    }
  }

  private static func isInside(_ index: Int, _ container: Int, _ list: ObjectList) -> Bool {
    var next = list.items[index].parent
    while let current = next {
      if current == container { return true }
      next = list.items[current].parent
    }
    return false
  }
}

extension AccessibleNode {
  /// Returns true if the object's own text, or a label's name, contains this text.
  fileprivate func shows(_ part: String) -> Bool {
    let isText = [.label, .static, .heading, .paragraph].contains(role)
    return (text ?? (isText ? name : "")).contains(part)
  }
}

// MARK: - Conformances

extension Search: CustomStringConvertible {
  var description: String {
    query.description + (text.map { " with the text \($0.quoted)" } ?? "")
      + (container == nil ? "" : ", inside another")
  }
}
