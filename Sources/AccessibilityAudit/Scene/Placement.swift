/// The places of objects on the screen, from the rectangles that a toolkit reports.
///
/// Reported places are from the corner of the window, and those of GTK 4 leave something out: until 4.14 the edge around the
/// window, later the padding of all containers. Objects that were found on the screen show how much.
package struct Placement: Sendable {
  /// The step from a reported place to the one on the screen.
  package struct Offset: Hashable, Sendable {
    /// The step to the right in pixels.
    package var x: Int
    /// The step down in pixels.
    package var y: Int
    /// True if it holds for this object for sure.
    package var isSure: Bool

    /// Creates a step.
    package init(x: Int, y: Int, isSure: Bool = true) {
      self.x = x
      self.y = y
      self.isSure = isSure
    }
  }

  /// The steps of all objects that have a rectangle.
  package private(set) var offsets: [AccessibleID: Offset] = [:]

  /// Finds the steps by the rectangles in which objects were seen on the screen. If there are none, all have the step of
  /// the origin.
  package init(_ tree: AccessibleTree, seen: [AccessibleID: AccessibleRect], origin: (x: Int, y: Int)) {
    let scene = AuditScene(tree)
    var known: [Int: Offset] = [:]
    for (index, element) in scene.elements.enumerated() {
      guard let box = seen[element.node.id], let reported = element.node.extents, !reported.isEmpty else { continue }
      let (one, two) = (box.doubledMiddle, reported.doubledMiddle)
      known[index] = Offset(x: (one.x - two.x) / 2, y: (one.y - two.y) / 2)
    }
    // Other toolkits report places rightly, and may show the focus beside the middle.
    let usual =
      (scene.toolkit.isGTK4 ? Self.mostFrequent(known.values) : nil) ?? Offset(x: origin.x, y: origin.y)
    guard scene.toolkit.isGTK4, !scene.toolkit.isGTK4(before: 16) else {
      for element in scene.elements where element.node.extents != nil { offsets[element.node.id] = usual }
      return
    }
    let paths = known.keys.sorted().map { (index: $0, path: Array(scene.ancestors(of: $0).reversed())) }
    for (index, element) in scene.elements.enumerated() where element.node.extents != nil {
      let path = Array(scene.ancestors(of: index).reversed())
      // The one with most containers in common has left out most of the same padding.
      let nearest = paths.max { Self.common($0.path, path) < Self.common($1.path, path) }
      var offset = known[index] ?? nearest.flatMap { known[$0.index] } ?? usual
      // Containers in which all have the same step have no padding.
      let depth = nearest.map { Self.common($0.path, path) } ?? 0
      let beside = paths.filter { $0.path.starts(with: path.prefix(depth)) }.compactMap { known[$0.index] }
      // A control has padding, whatever the containers around it have.
      let isPart = element.control != nil && element.control != index
      offset.isSure =
        known[index] != nil
        || !isPart && (nearest?.path == path || (beside.count > 1 && beside.allSatisfy { $0 == beside[0] }))
      offsets[element.node.id] = offset
    }
  }

  /// The rectangle of an object on the screen; nil if it is not shown.
  package func box(of node: AccessibleNode) -> AccessibleRect? {
    guard let extents = node.extents, !extents.isEmpty, let offset = offsets[node.id] else { return nil }
    return AccessibleRect(
      x: extents.x + offset.x, y: extents.y + offset.y, width: extents.width, height: extents.height)
  }

  private static func common(_ one: [Int], _ two: [Int]) -> Int { zip(one, two).prefix { $0 == $1 }.count }

  private static func mostFrequent(_ offsets: some Sequence<Offset>) -> Offset? {
    let counts = offsets.reduce(into: [Offset: Int]()) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, -abs($0.key.x) - abs($0.key.y)) < ($1.value, -abs($1.key.x) - abs($1.key.y)) }?.key
  }
}
