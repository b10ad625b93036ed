import GtkHost
import Testing
import Thimble

@testable import Inspecting

@Suite("Hit area report")
struct HitAreaReportTests {
  /// Reports on controls in a row from x = 20, each with its width and its distance from the previous one.
  private func report(_ row: [(name: String, width: Double, gap: Double)], minimum: Size? = nil) -> HitAreaReport {
    var nodes = [HitNode(PickNode(parent: nil, box: Rectangle(x: 0, y: 0, width: 600, height: 100)))]
    var x = 20.0
    for entry in row {
      x += entry.gap
      let box = Rectangle(x: x, y: 20, width: entry.width, height: entry.width)
      nodes.append(
        HitNode(
          PickNode(parent: 0, box: box, isInteractive: true), area: HitArea(box, minimum: minimum), name: entry.name))
      x += entry.width
    }
    return HitAreaReport(HitScene(nodes))
  }

  @Test("A target that is large enough passes both", arguments: [(44.0, true), (43, false)])
  func large(side: Double, isEnhanced: Bool) {
    let target = report([("Save", side, 0)]).targets[0]
    #expect(target.side == Int(side))
    #expect(target.minimum == .passes)
    #expect(target.enhanced == (isEnhanced ? .passes : .fails(near: [])))
  }

  @Test("The target of 48 passes, not the visible size")
  func cell() {
    let target = report([("Add", 16, 0)], minimum: Size(48)).targets[0]
    // Half a pixel above the row's edge at y = 4 is still on the surface.
    #expect(target.side == 48 && target.minimum == .passes && target.enhanced == .passes)
  }

  @Test("A target that is too small passes 2.5.8 only by its spacing", arguments: [(8.0, true), (7, false)])
  func spacing(gap: Double, passes: Bool) {
    // The centres are 24 apart with a gap of 8.
    let report = report([("One", 16, 0), ("Two", 16, gap)])
    #expect(
      report.targets.map(\.minimum)
        == (passes ? [.passesBySpacing, .passesBySpacing] : [.fails(near: ["Two"]), .fails(near: ["One"])]))
    #expect(report.targets[0].enhanced == .fails(near: ["Two"]))
    #expect(report.failures.count == (passes ? 0 : 2))
  }

  @Test("A circle that meets a large target fails too, and both are named")
  func largeNeighbour() {
    let report = report([("Small", 16, 0), ("Large", 60, 3)])
    #expect(report.targets.map(\.minimum) == [.fails(near: ["Large"]), .passes])
  }

  @Test("The text names targets that are too near; the JSON has all facts")
  func output() {
    let report = report([("One \"1\"", 16, 0), ("Two", 16, 4)])
    #expect(
      report.description == """
        "One "1"" can be hit in 16 × 16 px: fails WCAG 2.5.8 (24 px), too near to "Two"
        "Two" can be hit in 16 × 16 px: fails WCAG 2.5.8 (24 px), too near to "One "1""
        2 targets: 0 meet WCAG 2.5.8 (24 px), 0 meet WCAG 2.5.5 (44 px)
        """)
    #expect(
      report.json == """
        {"targets": [
          {"name": "One \\"1\\"", "visible": [20.0, 20.0, 16.0, 16.0], "side": 16, "hit": [[20.0, 20.0, 16.0, 16.0]], \
        "wcag258": {"result": "fail", "near": ["Two"]}, "wcag255": {"result": "fail", "near": ["Two"]}},
          {"name": "Two", "visible": [40.0, 20.0, 16.0, 16.0], "side": 16, "hit": [[40.0, 20.0, 16.0, 16.0]], \
        "wcag258": {"result": "fail", "near": ["One \\"1\\""]}, "wcag255": {"result": "fail", "near": ["One \\"1\\""]}}
        ]}
        """)
  }
}
