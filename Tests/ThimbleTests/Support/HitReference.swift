import GtkHost
import Thimble

/// A slow reference for the rule: it checks every condition for every widget, without preparation.
struct HitReference {
  let nodes: [HitNode]

  /// Returns the control that owns a point; nil if there is none.
  func owner(of point: Point) -> Int? {
    let top = nodes.indices.last { isSeen($0, point) }
    let blocker = top.flatMap { top in ([top] + ancestors(of: top)).first { nodes[$0].node.isInteractive } }
    var best: Int?
    for index in nodes.indices {
      // A control that reaches the point, without clipping. A control that takes no input has only its box.
      guard let area = nodes[index].area, let local = local(point, index), isUncut(index, point),
        isIn(nodes[index].node.isSensitive ? area.reach : nodes[index].node.box, local)
      else { continue }
      // A visible interactive widget keeps the point, or gives it to a control inside it.
      if let blocker, !ancestors(of: index).contains(blocker) { continue }
      // A widget above the control's ancestors covers it.
      if let top, index < top, !ancestors(of: top).contains(index), isStacked(index, top) { continue }
      // The nearest edge wins, then the smaller box, then the earlier in order.
      if let best, !isBetter(index, than: best, at: point) { continue }
      best = index
    }
    if best == nil, let blocker, nodes[blocker].area != nil, isSeen(blocker, point) { best = blocker }
    return best.flatMap { nodes[$0].node.isSensitive ? $0 : nil }
  }

  private func isBetter(_ index: Int, than other: Int, at point: Point) -> Bool {
    let (a, b) = (distance(index, point), distance(other, point))
    if abs(a - b) > 1e-3 { return a < b }
    let (first, second) = (area(index), area(other))
    return first < second - 1e-3
  }

  private func area(_ index: Int) -> Double {
    let (box, t) = (nodes[index].node.box, nodes[index].node.transform)
    return abs((t.a * box.width) * (t.d * box.height) - (t.b * box.width) * (t.c * box.height))
  }

  /// Returns the square of the distance to the box, from the nearest of the points on its edges.
  private func distance(_ index: Int, _ point: Point) -> Double {
    if let local = local(point, index), isIn(nodes[index].node.box, local) { return 0 }
    let corners = corners(nodes[index].node.box, nodes[index].node.transform)
    var least = Double.infinity
    for edge in 0..<4 {
      let (p, q) = (corners[edge], corners[(edge + 1) % 4])
      let (vx, vy, wx, wy) = (q.x - p.x, q.y - p.y, point.x - p.x, point.y - p.y)
      let t = max(0, min(1, (wx * vx + wy * vy) / (vx * vx + vy * vy)))
      let (dx, dy) = (wx - t * vx, wy - t * vy)
      least = min(least, dx * dx + dy * dy)
    }
    return least
  }

  private func isStacked(_ lower: Int, _ upper: Int) -> Bool {
    let (a, b) = ([lower] + ancestors(of: lower), [upper] + ancestors(of: upper))
    guard let common = a.first(where: { b.contains($0) }), common != lower, common != upper,
      let first = a.last(where: { nodes[$0].node.parent == common }),
      let second = b.last(where: { nodes[$0].node.parent == common })
    else { return false }
    let (r, s) = (bounds(first), bounds(second))
    return min(r.2, s.2) > max(r.0, s.0) && min(r.3, s.3) > max(r.1, s.1)
  }

  private func bounds(_ index: Int) -> (Double, Double, Double, Double) {
    let corners = corners(nodes[index].node.box, nodes[index].node.transform)
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return (xs[0], ys[0], xs[3], ys[3])
  }

  private func corners(_ box: Rectangle, _ t: Affine) -> [Point] {
    [(0, 0), (1, 0), (1, 1), (0, 1)].map { (u: Double, v: Double) in
      let (x, y) = (box.x + u * box.width, box.y + v * box.height)
      return Point(x: t.a * x + t.c * y + t.x, y: t.b * x + t.d * y + t.y)
    }
  }

  private func isSeen(_ index: Int, _ point: Point) -> Bool {
    guard let local = local(point, index) else { return false }
    return isIn(nodes[index].node.box, local) && isUncut(index, point)
  }

  private func isUncut(_ index: Int, _ point: Point) -> Bool {
    ancestors(of: index).allSatisfy { ancestor in
      guard let clip = nodes[ancestor].node.clip else { return true }
      return local(point, ancestor).map { isIn(clip, $0) } ?? false
    }
  }

  private func isIn(_ box: Rectangle, _ point: Point) -> Bool {
    box.x <= point.x && point.x < box.x + box.width && box.y <= point.y && point.y < box.y + box.height
  }

  private func local(_ point: Point, _ index: Int) -> Point? {
    let t = nodes[index].node.transform
    let (dx, dy, det) = (point.x - t.x, point.y - t.y, t.a * t.d - t.b * t.c)
    return det == 0 ? nil : Point(x: (t.d * dx - t.c * dy) / det, y: (t.a * dy - t.b * dx) / det)
  }

  private func ancestors(of index: Int) -> [Int] {
    guard let parent = nodes[index].node.parent else { return [] }
    return [parent] + ancestors(of: parent)
  }
}
