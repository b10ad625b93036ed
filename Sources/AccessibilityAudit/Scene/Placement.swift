/// The places of objects on the screen, computed from the rectangles that a toolkit reports.
///
/// Reported places are relative to the corner of the window. GTK 4 leaves something out: until 4.14 the edge around the
/// window, later the padding of all containers. Objects that were found on the screen show how much.
package struct Placement: Sendable {
  /// The offset from a reported place to the place on the screen.
  package struct Offset: Hashable, Sendable {
    /// The offset to the right in pixels.
    package var x: Int
    /// The offset down in pixels.
    package var y: Int
    /// True if the offset is certain for this object.
    package var isSure: Bool

    package init(x: Int, y: Int, isSure: Bool = true) {
      self.x = x
      self.y = y
      self.isSure = isSure
    }
  }

  /// The most by which the padding of all containers around an object differs from that around others, in pixels.
  private static let mostPadding = 100

  /// The offsets of all objects that have a rectangle.
  package private(set) var offsets: [AccessibleID: Offset] = [:]

  /// Finds the offsets by the rectangles in which objects were seen on the screen. Without such rectangles, all objects
  /// have the offset of the origin.
  package init(_ tree: AccessibleTree, seen: [AccessibleID: AccessibleRect], origin: (x: Int, y: Int)) {
    let scene = AuditScene(tree)
    var known: [Int: Offset] = [:]
    for (index, element) in scene.elements.enumerated() {
      guard let box = seen[element.node.id], let reported = element.node.extents, !reported.isEmpty else { continue }
      let (one, two) = (box.doubledMiddle, reported.doubledMiddle)
      known[index] = Offset(x: (one.x - two.x) / 2, y: (one.y - two.y) / 2)
    }
    // Other toolkits report correct places, and may show the focus beside the middle.
    let usual =
      (scene.toolkit.isGTK4 ? Self.mostFrequent(known.values) : nil) ?? Offset(x: origin.x, y: origin.y)
    guard scene.toolkit.isGTK4, !scene.toolkit.isGTK4(before: 16) else {
      for element in scene.elements where element.node.extents != nil { offsets[element.node.id] = usual }
      return
    }
    // An object that is further away than padding explains has a wrong place, which says nothing about others.
    let close = known.filter { max(abs($0.value.x - usual.x), abs($0.value.y - usual.y)) <= Self.mostPadding }
    let paths = close.keys.sorted().map { (index: $0, path: Array(scene.ancestors(of: $0).reversed())) }
    for (index, element) in scene.elements.enumerated() where element.node.extents != nil {
      let path = Array(scene.ancestors(of: index).reversed())
      // The object with most containers in common lacks most of the same padding.
      let nearest = paths.max { Self.common($0.path, path) < Self.common($1.path, path) }
      var offset = known[index] ?? nearest.flatMap { known[$0.index] } ?? usual
      // Containers in which all objects have the same offset have no padding.
      let depth = nearest.map { Self.common($0.path, path) } ?? 0
      let beside = paths.filter { $0.path.starts(with: path.prefix(depth)) }.compactMap { known[$0.index] }
      // A control has padding, even if the containers around it have none.
      let isPart = element.control != nil && element.control != index
      offset.isSure =
        known[index] != nil
        || !isPart && (nearest?.path == path || (beside.count > 1 && beside.allSatisfy { $0 == beside[0] }))
      offsets[element.node.id] = offset
    }
  }

  /// Returns the rectangle of an object on the screen; nil if it is not shown.
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
