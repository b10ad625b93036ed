import GtkHost
import Thimble

/// A snapshot of all widgets that the pointer can find on one surface. It knows the control at each point.
///
/// The ``HitRule`` decides, as it does for a press; the scene only finds the nodes near a point. Points are in the
/// surface's coordinates. Rounded corners count as parts of their boxes here, where GTK leaves them out.
struct HitScene: Equatable {
  /// The nodes: parents before children, siblings from the bottom up.
  let nodes: [HitNode]
  /// The part of the surface in which each node is not clipped; nil where it is clipped everywhere.
  private let room: [Rectangle?]
  private let hasSkewedClip: [Bool]
  private var buckets: [Bucket: [Int]] = [:]

  private struct Bucket: Hashable {
    var x: Int
    var y: Int
    static let side = 64.0

    /// Clamps distant points to the last bucket, and NaN to 0.
    init(_ point: Point) {
      let index = { (place: Double) in Int(clamping: (max(-1e5, min(place, 1e5)) / Self.side).rounded(.down)) }
      (x, y) = (index(point.x.isNaN ? 0 : point.x), index(point.y.isNaN ? 0 : point.y))
    }
  }

  /// A rectangle larger than any surface.
  private static let everywhere = Rectangle(x: -32_768, y: -32_768, width: 65_536, height: 65_536)

  init(_ nodes: [HitNode]) {
    self.nodes = nodes
    var room: [Rectangle?] = []
    var skewed: [Bool] = []
    for entry in nodes {
      guard let index = entry.node.parent else {
        room.append(Self.everywhere)
        skewed.append(false)
        continue
      }
      let parent = nodes[index].node
      let clip = parent.clip?.bounds(under: parent.transform)
      room.append(clip.map { clip in room[index]?.intersection(clip) } ?? room[index])
      skewed.append(skewed[index] || (clip != nil && !parent.transform.keepsRectangles))
    }
    (self.room, hasSkewedClip) = (room, skewed)
    for index in nodes.indices { enter(index) }
  }

  private mutating func enter(_ index: Int) {
    let extent = reach(of: index) ?? box(of: index)
    guard let shown = room[index]?.intersection(extent) else { return }
    let (first, last) = (Bucket(Point(x: shown.x, y: shown.y)), Bucket(Point(x: shown.right, y: shown.bottom)))
    for y in first.y...last.y {
      for x in first.x...last.x {
        var bucket = first
        (bucket.x, bucket.y) = (x, y)
        buckets[bucket, default: []].append(index)
      }
    }
  }

  // MARK: Owners

  /// Returns the control that has a point; nil when none has.
  func owner(of point: Point) -> Int? { owner(of: point, near: controls(near: point)) }

  private func owner(of point: Point, near controls: [Int]) -> Int? {
    let visible = buckets[Bucket(point)]?.last { shows($0, point) }
    return HitRule.owner(of: point, visible: visible, near: controls, in: nodes)
  }

  /// Returns the controls whose areas contain a point, clipped parts left out.
  private func controls(near point: Point) -> [Int] {
    (buckets[Bucket(point)] ?? []).filter { nodes[$0].area?.reaches(point) == true && isInRoom($0, point) }
  }

  /// Returns the number of controls that would have a point if each were alone; at most one on a control's own pixels.
  func claims(on point: Point) -> Int {
    let nearby = buckets[Bucket(point)] ?? []
    if let visible = nearby.last(where: { shows($0, point) }),
      let blocker = HitRule.interactive(around: visible, in: nodes), nodes[blocker].area != nil
    {
      return 1
    }
    return nearby.count { index in
      guard let area = nodes[index].area, nodes[index].node.isSensitive else { return false }
      return area.reaches(point) && isInRoom(index, point)
    }
  }

  private func shows(_ index: Int, _ point: Point) -> Bool {
    guard let local = nodes[index].node.transform.unapply(point), nodes[index].node.box.contains(local) else {
      return false
    }
    return isInRoom(index, point)
  }

  private func isInRoom(_ index: Int, _ point: Point) -> Bool {
    guard let room = room[index], room.contains(point) else { return false }
    guard hasSkewedClip[index] else { return true }
    var next = nodes[index].node.parent
    while let parent = next {
      let node = nodes[parent].node
      if let clip = node.clip, node.transform.unapply(point).map({ clip.contains($0) }) != true { return false }
      next = node.parent
    }
    return true
  }

  // MARK: Regions

  /// Returns the part of a node's box that is not clipped; nil where all of it is.
  func visibleBox(of index: Int) -> Rectangle? { room[index]?.intersection(box(of: index)) }

  private func box(of index: Int) -> Rectangle { nodes[index].node.box.bounds(under: nodes[index].node.transform) }

  private func reach(of index: Int) -> Rectangle? { nodes[index].area.map { $0.reach.bounds(under: $0.transform) } }

  /// The interactive nodes with another interactive node inside.
  var interactiveContainers: Set<Int> {
    Set(
      nodes.compactMap { entry in
        guard entry.node.isInteractive, let parent = entry.node.parent else { return nil }
        return HitRule.interactive(around: parent, in: nodes)
      })
  }

  /// Returns the pixels whose centres belong to a control.
  func cell(of index: Int) -> HitCell {
    guard let reach = reach(of: index) else { return HitCell(rectangles: []) }
    return region(within: reach, room[index]) { point in
      let near = controls(near: point)
      // The nearer edge decides for each pixel that two controls reach.
      return (owner(of: point, near: near) == index, near.count < 2)
    }
  }

  /// Returns the pixels that more than one control could claim, on a part of the surface.
  func contested(within part: Rectangle) -> HitCell {
    region(within: part, Self.everywhere) { (claims(on: $0) > 1, true) }
  }

  private func region(
    within extent: Rectangle, _ room: Rectangle?, where answer: (Point) -> (isIn: Bool, isUniform: Bool)
  ) -> HitCell {
    guard let shown = room?.intersection(extent) else { return HitCell(rectangles: []) }
    // Sides of turned or scaled boxes are not between pixels.
    let isUpright = nodes.allSatisfy { $0.node.transform.onlyMoves }
    let sides = nodes.indices.flatMap { [box(of: $0), reach(of: $0), self.room[$0]].compactMap(\.self) }
    return PixelBlocks(of: shown, between: sides).pixels { point in
      let (isIn, isUniform) = answer(point)
      return (isIn, isUniform && isUpright)
    }
  }
}

// MARK: - Creation from widgets

extension HitScene {
  /// Captures the current surface of `widget`.
  @MainActor
  init(surfaceOf widget: Widget) {
    if let survey = PickSurvey(surfaceOf: widget) { self.init(survey) } else { self.init([]) }
  }

  /// Captures a widget and everything inside it, in its own coordinates: as if nothing clipped it, and without its
  /// neighbours.
  @MainActor
  init(below root: Widget) { self.init(PickSurvey(below: root)) }

  @MainActor
  private init(_ survey: PickSurvey) {
    self.init(
      survey.nodes.enumerated().map { index, node in
        guard let target = survey.reaching[index] as? any HitTarget else {
          return HitNode(node, name: node.isInteractive ? Self.plain(node.typeName) : "")
        }
        return HitNode(
          node, area: target.hitArea(of: node), name: target.accessibilityLabel, control: ObjectIdentifier(target))
      })
  }

  /// Returns the index of a control; nil when it was not on the surface, or not on screen.
  @MainActor
  func index(of control: Widget) -> Int? { nodes.firstIndex { $0.control == ObjectIdentifier(control) } }

  /// Returns the name of a widget that is not a control: "Entry" for `GtkEntry`.
  private static func plain(_ typeName: String) -> String {
    typeName.hasPrefix("Gtk") ? String(typeName.dropFirst(3)) : typeName
  }
}
