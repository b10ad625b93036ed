/// The text that stands beside an object as its label does: on its left, above it, or beside a box that begins with it.
///
/// Places decide where they are known, because the order of the tree does not: a grid of GTK 3 lists its children
/// backwards. Without places the text before the object in the tree counts.
struct TextBeside {
  private let scene: AuditScene

  init(in scene: AuditScene) { self.scene = scene }

  /// Returns the text beside an object; nil if there is none, or if it labels something else.
  func text(of index: Int) -> String? {
    var current = index
    for _ in 0..<Self.levels {
      guard let parent = scene.elements[current].parent else { return nil }
      let siblings = children(of: parent)
      guard siblings.count <= Self.mostSiblings else { return nil }
      if let label = label(of: current, among: siblings, for: index) { return scene.elements[label].node.words }
      let box = scene.elements[parent].node
      // A box with a name is no part of the form, but the text of the field may label a box around it.
      guard Self.boxes.contains(box.role), !scene.hasWords(parent) || !box.labels.isEmpty, begins(current, siblings)
      else { return nil }
      current = parent
    }
    return nil
  }

  private static let levels = 3
  /// A longer row or column is a list, and not a form.
  private static let mostSiblings = 500
  /// A longer text is a paragraph, and not a label.
  private static let longest = 80
  private static let boxes: Set<AccessibleRole> = [.panel, .filler, .grouping, .scrollPane, .viewport, .layeredPane]

  /// Returns the children that are shown.
  private func children(of parent: Int) -> [Int] {
    var children: [Int] = []
    for index in scene.elements.index(after: parent)..<scene.elements.endIndex {
      guard let above = scene.elements[index].parent, above >= parent else { break }
      if above == parent, scene.elements[index].isShown { children.append(index) }
    }
    return children
  }

  private func label(of current: Int, among siblings: [Int], for index: Int) -> Int? {
    let labels = siblings.filter { isLabel($0, for: index, among: siblings) }
    guard let box = place(of: current), labels.contains(where: { place(of: $0) != nil }) else {
      return siblings.last { $0 < current }.flatMap { labels.contains($0) ? $0 : nil }
    }
    let others = siblings.filter { $0 != current }
    func nearest(_ gap: (AccessibleRect) -> Int?) -> Int? {
      let gaps = others.compactMap { other in place(of: other).flatMap(gap).map { (other, $0) } }
      return gaps.min { $0.1 < $1.1 }?.0
    }
    let left = nearest { $0.gap(leftOf: box) }.flatMap { labels.contains($0) ? $0 : nil }
    let above = nearest { $0.gap(above: box) }.flatMap { title($0, above: box, among: others, labels) }
    // The texts at both ends of a slider are those of its scale.
    let isScale =
      scene.elements[current].node.role == .slider
      && labels.contains { place(of: $0).flatMap { box.gap(leftOf: $0) } != nil }
    return isScale ? above ?? left : left ?? above
  }

  /// Returns the label in the row right above an object. A button may stand at the other end of the row, and be nearer.
  private func title(_ nearest: Int, above box: AccessibleRect, among others: [Int], _ labels: [Int]) -> Int? {
    guard let place = place(of: nearest), scene.elements[nearest].node.role.isPressable else {
      return labels.contains(nearest) ? nearest : nil
    }
    let row = others.filter { other in
      self.place(of: other).map { $0.gap(above: box) != nil && $0.gap(leftOf: place) != nil } ?? false
    }
    let first = row.min { (self.place(of: $0)?.x ?? 0) < (self.place(of: $1)?.x ?? 0) }
    let isTitled = row.allSatisfy { labels.contains($0) || scene.elements[$0].node.role.isPressable }
    return first.flatMap { isTitled && labels.contains($0) ? $0 : nil }
  }

  /// Returns true for a short text that labels nothing else.
  private func isLabel(_ candidate: Int, for index: Int, among siblings: [Int]) -> Bool {
    let node = scene.elements[candidate].node
    guard [.label, .static].contains(node.role), node.words.hasWords, node.words.count <= Self.longest else {
      return false
    }
    // In LibreOffice a text labels a box around the field.
    let own = [index] + scene.ancestors(of: index).prefix(Self.levels)
    return (node.relations[.labelFor] ?? []).allSatisfy { isHidden($0, orIn: own) }
      && !siblings.contains { !own.contains($0) && scene.elements[$0].node.labels.contains(node.id) }
  }

  /// Returns true for the target of a label that is one of some objects, or is not shown: wxWidgets lets a text label the next
  /// object, which may be hidden.
  private func isHidden(_ target: AccessibleID, orIn own: [Int]) -> Bool {
    if own.contains(where: { scene.elements[$0].node.id == target }) { return true }
    return scene.elements.first { $0.node.id == target }?.isShown == false
  }

  /// Returns true for the first object of a box: nothing in it stands on the left of the object or above it.
  private func begins(_ current: Int, _ siblings: [Int]) -> Bool {
    guard let box = place(of: current) else { return siblings.first == current }
    return !siblings.contains { other in
      other != current && place(of: other).map { $0.gap(leftOf: box) != nil || $0.gap(above: box) != nil } ?? false
    }
  }

  /// Returns the box of an object; nil if the toolkit does not tell it.
  private func place(of index: Int) -> AccessibleRect? {
    scene.elements[index].node.extents.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension AccessibleRect {
  /// Returns the space between this rectangle and one on its right in the same row; nil if it is elsewhere.
  fileprivate func gap(leftOf other: AccessibleRect) -> Int? {
    let gap = other.x - (x + width)
    guard gap >= -Self.overlap, y < other.y + other.height, other.y < y + height else { return nil }
    return gap
  }

  /// Returns the space between this rectangle and one right below it; nil if it is elsewhere or farther than a line.
  fileprivate func gap(above other: AccessibleRect) -> Int? {
    let gap = other.y - (y + height)
    guard gap >= -Self.overlap, gap <= max(height, 20), x < other.x + other.width, other.x < x + width else {
      return nil
    }
    return gap
  }

  /// GTK 4.8 leaves padding and border out of boxes, and others add a shadow.
  private static let overlap = 8
}
