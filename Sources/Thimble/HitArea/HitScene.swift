/// Everything that the pointer could find on one surface at one moment, as a value, and who has which point of it.
///
/// It follows the same rules as a press, written down a second time: tests hold the two against each other. Points are in
/// the surface's coordinates.
struct HitScene: Equatable {
  /// A widget; one with an area is a control.
  struct Node: Equatable {
    var node: PickNode
    var area: HitArea?
    var name = ""
    /// The control itself.
    var control: ObjectIdentifier?

    init(_ node: PickNode, area: HitArea? = nil, name: String = "", control: ObjectIdentifier? = nil) {
      self.control = control
      self.node = node
      self.area = area
      self.name = name
    }
  }

  /// Parents before children, siblings from the bottom up.
  let nodes: [Node]
  /// The index behind each node's last descendant.
  private let ends: [Int]
  /// The nearest interactive node, itself or around it.
  private let interactive: [Int?]
  /// What is left of each node's surroundings inside all that clips it; nil when nothing is.
  private let room: [Rectangle?]
  private let boxes: [Rectangle]
  private let hasSkewedClip: [Bool]
  private var buckets: [Bucket: [Int]] = [:]

  private struct Bucket: Hashable {
    var x: Int
    var y: Int
    static let side = 64.0

    /// What lies farther out than any surface is, or is no number, is in a bucket at the end.
    init(_ point: Point) {
      let index = { (place: Double) in Int((max(-1e5, min(place, 1e5)) / Self.side).rounded(.down)) }
      (x, y) = (index(point.x.isNaN ? 0 : point.x), index(point.y.isNaN ? 0 : point.y))
    }
  }

  /// More than any surface has.
  private static let everywhere = Rectangle(x: -32_768, y: -32_768, width: 65_536, height: 65_536)

  init(_ nodes: [Node]) {
    self.nodes = nodes
    var ends = Array(nodes.indices.map { $0 + 1 })
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].node.parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    var interactive: [Int?] = []
    var room: [Rectangle?] = []
    var skewed: [Bool] = []
    for (index, entry) in nodes.enumerated() {
      let parent = entry.node.parent
      interactive.append(entry.node.isInteractive ? index : parent.flatMap { interactive[$0] })
      var own = parent.map { room[$0] } ?? Self.everywhere
      if let parent, let clip = nodes[parent].node.clip {
        own = own?.intersection(clip.bounds(under: nodes[parent].node.transform))
      }
      room.append(own)
      skewed.append(
        parent.map { skewed[$0] || (nodes[$0].node.clip != nil && !nodes[$0].node.transform.keepsRectangles) } ?? false)
    }
    (self.ends, self.interactive, self.room, hasSkewedClip) = (ends, interactive, room, skewed)
    boxes = nodes.map { $0.node.box.bounds(under: $0.node.transform) }
    for index in nodes.indices { enter(index) }
  }

  private mutating func enter(_ index: Int) {
    let node = nodes[index]
    let extent = node.area.map { $0.reach.bounds(under: $0.transform) } ?? boxes[index]
    // A control's box is inside its reach.
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

  // MARK: Who has a point

  /// The control that has a point; nil when none has.
  func owner(of point: Point) -> Int? {
    let nearby = buckets[Bucket(point)] ?? []
    let visible = nearby.last { shows($0, point) }
    let blocker = visible.flatMap { interactive[$0] }
    let candidates = nearby.filter { isCandidate($0, of: point, visible, blocker) }
    if let winner = HitArea.owner(of: point, among: candidates.map { areas($0) }) { return candidates[winner] }
    guard let blocker, nodes[blocker].area != nil, nodes[blocker].node.isSensitive, shows(blocker, point) else {
      return nil
    }
    return blocker
  }

  /// How many controls would have a point if each were alone; no more than one where somebody's pixels are.
  func claims(on point: Point) -> Int {
    let nearby = buckets[Bucket(point)] ?? []
    if let visible = nearby.last(where: { shows($0, point) }), let blocker = interactive[visible],
      nodes[blocker].area != nil
    {
      return 1
    }
    return nearby.count { index in
      guard let area = nodes[index].area, nodes[index].node.isSensitive else { return false }
      return area.reaches(point) && isInRoom(index, point)
    }
  }

  private func areas(_ index: Int) -> HitArea {
    nodes[index].area ?? HitArea(nodes[index].node.box, minimum: nil, transform: nodes[index].node.transform)
  }

  private func isCandidate(_ index: Int, of point: Point, _ visible: Int?, _ blocker: Int?) -> Bool {
    guard let area = nodes[index].area, nodes[index].node.isSensitive, area.reaches(point), isInRoom(index, point)
    else { return false }
    if let blocker, index == blocker || !isInside(index, blocker) { return false }
    guard let visible, index < visible else { return true }
    return !isStacked(visible, over: index)
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

  private func isInside(_ index: Int, _ ancestor: Int) -> Bool { index >= ancestor && index < ends[ancestor] }

  /// Whether the branches that two nodes are on, below what is around both, overlap.
  private func isStacked(_ upper: Int, over lower: Int) -> Bool {
    guard !isInside(upper, lower), !isInside(lower, upper) else { return false }
    var (first, second) = (upper, lower)
    while let parent = nodes[first].node.parent, !isInside(lower, parent) { first = parent }
    while let parent = nodes[second].node.parent, !isInside(upper, parent) { second = parent }
    return boxes[first].intersection(boxes[second]) != nil
  }

  // MARK: Regions

  /// What is seen of a node where nothing cuts it off; nil when that is nothing.
  func visibleBox(of index: Int) -> Rectangle? { room[index]?.intersection(boxes[index]) }

  /// Whether there is something interactive inside a node.
  func holdsInteractive(_ index: Int) -> Bool {
    (index + 1..<ends[index]).contains { nodes[$0].node.isInteractive }
  }

  /// What belongs to a control: every pixel whose middle does.
  func cell(of index: Int) -> HitCell {
    guard let area = nodes[index].area else { return HitCell(rectangles: []) }
    return region(within: area.reach.bounds(under: area.transform), room[index]) { owner(of: $0) == index }
  }

  /// The pixels that more than one control could claim, on a part of the surface.
  func contested(within part: Rectangle) -> HitCell {
    region(within: part, Self.everywhere) { claims(on: $0) > 1 }
  }

  private func region(within extent: Rectangle, _ room: Rectangle?, where isIn: (Point) -> Bool) -> HitCell {
    guard let shown = room?.intersection(extent) else { return HitCell(rectangles: []) }
    let columns = Int(shown.x.rounded(.down))..<Int(shown.right.rounded(.up))
    var rows: [(y: Int, runs: [Range<Int>])] = []
    for y in Int(shown.y.rounded(.down))..<Int(shown.bottom.rounded(.up)) {
      var runs: [Range<Int>] = []
      for x in columns where isIn(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
        if let last = runs.last, last.upperBound == x {
          runs[runs.count - 1] = last.lowerBound..<(x + 1)
        } else {
          runs.append(x..<(x + 1))
        }
      }
      if !runs.isEmpty { rows.append((y, runs)) }
    }
    return HitCell(rows: rows)
  }
}
