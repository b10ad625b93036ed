package import GtkHost

/// A widget that the pointer can find. A widget with an area is a control.
package struct HitNode: Equatable {
  package var node: PickNode
  package var area: HitArea?
  package var name = ""
  /// The control itself.
  package var control: ObjectIdentifier?

  package init(_ node: PickNode, area: HitArea? = nil, name: String = "", control: ObjectIdentifier? = nil) {
    self.node = node
    self.area = area
    self.name = name
    self.control = control
  }
}

/// The rule that gives each point of a surface to at most one control. Presses, the overlay and reports all ask it.
///
/// The nodes are in order: parents before children, siblings from the bottom up. The caller knows which nodes are
/// clipped at the point: GTK's own walk, or a scene of a whole surface.
package enum HitRule {
  /// Returns the control that has a point; nil when none has.
  ///
  /// 1. The visible widget comes first. If it or an ancestor is interactive, only this widget and the controls inside
  ///    it can have the point.
  /// 2. A control that is covered by the visible widget cannot have the point.
  /// 3. Of the others that reach the point, the control with the nearest visible edge has it. At the same distance the
  ///    smaller one wins, then the earlier one. A disabled control reaches no farther than its box, and no neighbour
  ///    gets points of that box, even at its rounded corners.
  ///
  /// - Parameters:
  ///   - point: in the surface's coordinates.
  ///   - visible: the topmost node that has the point among its own pixels.
  ///   - near: the controls that may reach the point and are not clipped there, in ascending order.
  ///   - nodes: every node that is named, and its ancestors.
  /// - Returns: the index of the control's node.
  package static func owner(of point: Point, visible: Int?, near: [Int], in nodes: [HitNode]) -> Int? {
    let blocker = visible.flatMap { interactive(around: $0, in: nodes) }
    var candidates: [(index: Int, area: HitArea)] = []
    for index in near {
      guard var area = nodes[index].area else { continue }
      if !nodes[index].node.isSensitive { area.reach = area.box }
      guard area.reaches(point) else { continue }
      if let blocker, index == blocker || !isInside(index, blocker, in: nodes) { continue }
      if let visible, index < visible, isCovered(index, by: visible, in: nodes) { continue }
      candidates.append((index, area))
    }
    var owner = HitArea.nearest(to: point, among: candidates.map(\.area)).map { candidates[$0].index }
    if owner == nil, let blocker, nodes[blocker].area?.shows(point) == true, near.contains(blocker) { owner = blocker }
    return owner.flatMap { nodes[$0].node.isSensitive ? $0 : nil }
  }

  /// Returns the nearest node that reacts to the pointer: this one or an ancestor.
  package static func interactive(around index: Int, in nodes: [HitNode]) -> Int? {
    var next: Int? = index
    while let current = next, !nodes[current].node.isInteractive { next = nodes[current].node.parent }
    return next
  }

  private static func isInside(_ index: Int, _ ancestor: Int, in nodes: [HitNode]) -> Bool {
    var next: Int? = index
    // Parents come first, so the loop meets the ancestor or passes its index.
    while let current = next, current > ancestor { next = nodes[current].node.parent }
    return next == ancestor
  }

  /// Returns whether one node covers another: the nodes are not nested, and their branches below the nearest common
  /// ancestor overlap.
  private static func isCovered(_ lower: Int, by upper: Int, in nodes: [HitNode]) -> Bool {
    guard !isInside(upper, lower, in: nodes) else { return false }
    var (first, second) = (lower, upper)
    while let parent = nodes[first].node.parent, !isInside(upper, parent, in: nodes) { first = parent }
    while let parent = nodes[second].node.parent, !isInside(lower, parent, in: nodes) { second = parent }
    return bounds(nodes[first]).intersection(bounds(nodes[second])) != nil
  }

  private static func bounds(_ entry: HitNode) -> Rectangle { entry.node.box.bounds(under: entry.node.transform) }
}
