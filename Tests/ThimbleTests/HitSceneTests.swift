import GtkHost
import Testing
import Thimble

@testable import Inspecting

/// Thousands of arrangements: the scene with its buckets and a slow reference give the same result.
@Suite("Hit areas of generated arrangements")
struct HitSceneTests {
  static let arrangements = 200
  static let seeds = Array(0..<20)

  @Test("Every point has the same owner as in the slow reference", arguments: seeds)
  func owners(seed: Int) {
    var numbers = SeededGenerator(seed: seed)
    var owned = 0
    for _ in 0..<Self.arrangements {
      let nodes = Self.arrangement(&numbers)
      let (scene, reference) = (HitScene(nodes), HitReference(nodes: nodes))
      for point in Self.points(nodes, &numbers) {
        let (fast, slow) = (scene.owner(of: point), reference.owner(of: point))
        if slow != nil { owned += 1 }
        guard fast != slow else { continue }
        Issue.record("Seed \(seed), \(point): \(fast ?? -1) instead of \(slow ?? -1) in \(nodes)")
        return
      }
    }
    // Otherwise the test would prove nothing.
    #expect(owned > Self.arrangements * 5)
  }

  @Test("Cells never overlap, contain the visible box, and are never larger than alone", arguments: seeds.prefix(5))
  func cells(seed: Int) {
    var numbers = SeededGenerator(seed: 1000 + seed)
    for _ in 0..<20 {
      let nodes = Self.arrangement(&numbers)
      let (scene, reference) = (HitScene(nodes), HitReference(nodes: nodes))
      let controls = nodes.indices.filter { nodes[$0].area != nil }
      let cells = controls.map { scene.cell(of: $0) }
      for point in Self.points(nodes, &numbers) {
        let middle = Point(x: point.x.rounded(.down) + 0.5, y: point.y.rounded(.down) + 0.5)
        let owners = controls.indices.filter { cells[$0].contains(x: middle.x, y: middle.y) }.map { controls[$0] }
        #expect(owners == (reference.owner(of: middle).map { [$0] } ?? []))
      }
    }
  }

  @Test("Cells and contested parts equal those of each single pixel", arguments: seeds.prefix(5))
  func pixels(seed: Int) {
    var numbers = SeededGenerator(seed: 2000 + seed)
    for _ in 0..<4 {
      let scene = HitScene(Self.arrangement(&numbers))
      let part = Rectangle(x: -30, y: -30, width: 320, height: 280)
      let contested = scene.contested(within: part)
      let cells = scene.nodes.indices.map { scene.cell(of: $0) }
      for y in stride(from: part.y + 0.5, to: part.bottom, by: 1) {
        for x in stride(from: part.x + 0.5, to: part.right, by: 1) {
          let point = Point(x: x, y: y)
          let (owner, isContested) = (scene.owner(of: point), scene.claims(on: point) > 1)
          let owners = cells.indices.filter { cells[$0].contains(x: x, y: y) }
          guard owners != owner.map({ [$0] }) ?? [] || contested.contains(x: x, y: y) != isContested else { continue }
          Issue.record("Seed \(seed), \(point): \(owners) instead of \(String(describing: owner)) in \(scene.nodes)")
          return
        }
      }
    }
  }

  @Test("A row of sixteen with gaps of eight: cells meet in the middle, and only the ends reach further")
  func row() {
    let boxes = (0..<3).map { Rectangle(x: 100 + Double($0) * 24, y: 100, width: 16, height: 16) }
    let scene = HitScene(
      [HitNode(PickNode(parent: nil, box: Rectangle(x: 0, y: 0, width: 300, height: 300)))]
        + boxes.map {
          HitNode(PickNode(parent: 0, box: $0, isInteractive: true), area: HitArea($0, minimum: Size(48)))
        })
    #expect(scene.cell(of: 1).rectangles == [Rectangle(x: 84, y: 84, width: 36, height: 48)])
    #expect(scene.cell(of: 2).rectangles == [Rectangle(x: 120, y: 84, width: 24, height: 48)])
    #expect(scene.claims(on: Point(x: 118, y: 108)) == 2)
    #expect(scene.claims(on: Point(x: 108, y: 108)) == 1)
    #expect(scene.claims(on: Point(x: 86, y: 108)) == 1)
  }

  @Test("The contested part is the gap, as high as both targets")
  func contested() {
    let boxes = [100.0, 132].map { Rectangle(x: $0, y: 100, width: 16, height: 16) }
    let scene = HitScene(
      [HitNode(PickNode(parent: nil, box: Rectangle(x: 0, y: 0, width: 300, height: 300)))]
        + boxes.map {
          HitNode(PickNode(parent: 0, box: $0, isInteractive: true), area: HitArea($0, minimum: Size(48)))
        })
    let everything = Rectangle(x: 0, y: 0, width: 300, height: 300)
    #expect(
      scene.contested(within: everything).rectangles == [Rectangle(x: 116, y: 84, width: 16, height: 48)])
    #expect(
      scene.contested(within: Rectangle(x: 110, y: 90, width: 10, height: 10)).rectangles
        == [Rectangle(x: 116, y: 90, width: 4, height: 10)])
    #expect(scene.contested(within: Rectangle(x: 100, y: 100, width: 16, height: 16)).rectangles == [])
  }

  @Test("NaN, infinite and huge coordinates do no harm", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func hostile(number: Double) {
    let root = Rectangle(x: 0, y: 0, width: 300, height: 300)
    let box = Rectangle(x: 100, y: 100, width: 16, height: 16)
    let area = HitArea(box, minimum: Size(width: number, height: 48), insets: Insets(.min))
    #expect(area.reach.contains(box.center))
    #expect([area.reach.x, area.reach.right, area.reach.y, area.reach.bottom].allSatisfy { abs($0) < 10_000 })
    let lost = Rectangle(x: number, y: 0, width: number, height: 16)
    let scene = HitScene([
      HitNode(PickNode(parent: nil, box: root, clip: root)),
      HitNode(PickNode(parent: 0, box: box, isInteractive: true), area: area),
      HitNode(PickNode(parent: 0, box: lost, isInteractive: true), area: HitArea(lost, minimum: Size(number))),
    ])
    #expect(scene.owner(of: Point(x: number, y: number)) == nil)
    #expect(scene.owner(of: Point(x: 5, y: number)) == nil)
    #expect(scene.cell(of: 1).contains(x: 108, y: 108))
    #expect(scene.cell(of: 2).area <= root.width * root.height)
    #expect(scene.contested(within: Rectangle(x: number, y: 0, width: 8, height: 8)).area <= 64)
  }

  // MARK: Generation

  /// Returns a tree of boxes. Some clip, some are interactive, some disabled, rotated or scaled, and many are controls.
  static func arrangement(_ numbers: inout SeededGenerator) -> [HitNode] {
    var nodes = [HitNode(PickNode(parent: nil, box: Rectangle(x: 0, y: 0, width: 240, height: 200)))]
    // Parents come before children, and each subtree is contiguous: a random walk along the last branch.
    for _ in 0..<Int.random(in: 2...14, using: &numbers) {
      var parent = nodes.count - 1
      while let above = nodes[parent].node.parent, numbers.isOne(in: 2) || nodes[parent].area != nil {
        parent = above
      }
      nodes.append(node(in: parent, nodes, &numbers))
    }
    return nodes
  }

  private static func node(
    in parent: Int, _ nodes: [HitNode], _ numbers: inout SeededGenerator
  ) -> HitNode {
    let around = nodes[parent].node
    // Positions are whole and half pixels, so that ties and shared edges are frequent.
    func place(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &numbers)) / 2 }
    let isControl = !numbers.isOne(in: 3)
    let size = isControl ? (place(16...120), place(16...80)) : (place(40...300), place(40...240))
    var transform = around.transform
    let (x, y) = (place(-20...320), place(-20...240))
    let moved = transform.apply(Point(x: around.box.x + x, y: around.box.y + y))
    (transform.x, transform.y) = (moved.x, moved.y)
    if numbers.isOne(in: 8) {
      let (cosine, sine, scale) =
        [(0.8, 0.6, 1.0), (0, 1, 1), (1, 0, 0.5), (1, 0, 1.5)].randomElement(using: &numbers) ?? (1, 0, 1)
      let old = transform
      transform.a = (old.a * cosine + old.c * sine) * scale
      transform.b = (old.b * cosine + old.d * sine) * scale
      transform.c = (old.c * cosine - old.a * sine) * scale
      transform.d = (old.d * cosine - old.b * sine) * scale
    }
    let box = Rectangle(x: -place(0...20), y: -place(0...20), width: size.0, height: size.1)
    let isSensitive = around.isSensitive && !numbers.isOne(in: 8)
    guard isControl else {
      return HitNode(
        PickNode(
          parent: parent, box: box, transform: transform, clip: numbers.isOne(in: 3) ? box : nil,
          isInteractive: numbers.isOne(in: 4), isSensitive: isSensitive))
    }
    let minimum =
      [Size(48), Size(48), Size(24), Size(width: 80, height: 30), nil].randomElement(using: &numbers) ?? nil
    let insets = numbers.isOne(in: 5) ? Insets(-Int.random(in: -8...40, using: &numbers)) : nil
    return HitNode(
      PickNode(parent: parent, box: box, transform: transform, isInteractive: true, isSensitive: isSensitive),
      area: HitArea(box, minimum: minimum, insets: insets, transform: transform))
  }

  /// Returns points with likely changes: on and beside edges, halfway between two, and random ones.
  static func points(_ nodes: [HitNode], _ numbers: inout SeededGenerator) -> [Point] {
    var points: [Point] = []
    for node in nodes {
      let box = (node.area?.reach ?? node.node.box)
      for corner in box.corners {
        let offset = Double(Int.random(in: -2...2, using: &numbers)) / 4
        points.append(node.node.transform.apply(Point(x: corner.x + offset, y: corner.y + offset)))
      }
      let other = nodes.randomElement(using: &numbers) ?? node
      let (a, b) = (node.node.transform.apply(node.node.box.center), other.node.transform.apply(other.node.box.center))
      points.append(Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
      points.append(
        Point(x: Double.random(in: -20...280, using: &numbers), y: Double.random(in: -20...220, using: &numbers)))
    }
    return points
  }
}
