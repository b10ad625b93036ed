public import GtkHost
import Thimble

/// A report on the targets of one surface by WCAG 2.2: success criteria 2.5.8 (24 px, level AA, with its exception for
/// spacing) and 2.5.5 (44 px, level AAA).
///
/// A target is the ``HitCell`` of a control; its size is the side of the largest square inside, as 2.5.8 asks for one
/// "of 24 by 24". Disabled controls are not targets.
public struct HitAreaReport: Equatable, Sendable {
  /// The findings about one control.
  public struct Target: Equatable, Sendable {
    /// The control's accessible name.
    public var name: String
    /// Its visible box, in the surface's coordinates, in logical pixels.
    public var visible: Rectangle
    /// Its hit cell.
    public var cell: HitCell
    /// The side of the largest square in the cell.
    public var side: Int
    /// Success criterion 2.5.8, Target Size (Minimum).
    public var minimum: Verdict
    /// Success criterion 2.5.5, Target Size (Enhanced), which has no exception for spacing.
    public var enhanced: Verdict
  }

  /// The verdict of a success criterion on one target.
  public enum Verdict: Equatable, Sendable {
    /// Large enough.
    case passes
    /// Too small, but far enough from all others: a circle of 24 px around its middle meets none of them.
    case passesBySpacing
    /// Too small, and too near to the targets of these names, if any.
    case fails(near: [String])
  }

  /// Every enabled control of the surface, in focus order.
  public var targets: [Target]

  /// The minimum side of WCAG 2.5.8, and the diameter of its circles.
  static let minimumSide = 24
  /// The minimum side of WCAG 2.5.5.
  static let enhancedSide = 44

  /// Reports on the current surface of `widget`.
  @MainActor
  public init(on widget: Widget) { self.init(HitScene(surfaceOf: widget)) }

  init(_ scene: HitScene) {
    let controls = scene.nodes.indices.filter { scene.nodes[$0].area != nil && scene.nodes[$0].node.isSensitive }
    var targets: [Target] = []
    for index in controls {
      let cell = scene.cell(of: index)
      let node = scene.nodes[index]
      // Controls that are scrolled out of view are not targets.
      guard let visible = scene.visibleBox(of: index), !cell.rectangles.isEmpty else { continue }
      targets.append(
        Target(
          name: node.name, visible: visible, cell: cell, side: cell.largestSquare, minimum: .passes, enhanced: .passes))
    }
    let containers = scene.interactiveContainers
    let others = scene.nodes.indices.filter {
      scene.nodes[$0].node.isInteractive && scene.nodes[$0].area == nil && scene.nodes[$0].node.isSensitive
        && !containers.contains($0)
    }
    let neighbours = others.compactMap { index in
      scene.visibleBox(of: index).map { (name: scene.nodes[index].name, box: $0) }
    }
    for index in targets.indices {
      let near = Self.near(index, targets, neighbours, side: Self.minimumSide)
      if targets[index].side < Self.minimumSide {
        targets[index].minimum = near.isEmpty ? .passesBySpacing : .fails(near: near)
      }
      if targets[index].side < Self.enhancedSide {
        targets[index].enhanced = .fails(near: Self.near(index, targets, neighbours, side: Self.enhancedSide))
      }
    }
    self.targets = targets
  }

  /// Returns the names of the targets that a circle around the middle of a target meets. The circle meets another
  /// target, or the circle of a target that is too small.
  private static func near(
    _ index: Int, _ targets: [Target], _ neighbours: [(name: String, box: Rectangle)], side: Int
  ) -> [String] {
    let center = (targets[index].cell.bounds ?? targets[index].visible).center
    let radius = Double(side) / 2
    var names: [String] = []
    for (other, target) in targets.enumerated() where other != index {
      let meetsTarget = target.cell.rectangles.contains { $0.squaredDistance(to: center) < radius * radius }
      let middle = (target.cell.bounds ?? target.visible).center
      let (dx, dy) = (middle.x - center.x, middle.y - center.y)
      let meetsCircle = target.side < side && dx * dx + dy * dy < 4 * radius * radius
      if meetsTarget || meetsCircle { names.append(target.name) }
    }
    return names + neighbours.filter { $0.box.squaredDistance(to: center) < radius * radius }.map(\.name)
  }
}
