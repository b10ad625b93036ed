import AccessibilityAudit
import Testing

/// The rule about targets in the same place, in a tree with measured places.
@Suite struct CoveredTargetTests {
  private static let outline = """
    GTK 4.8.3
      frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
       panel "" <sensitive visible> extents="0,0,300,40" id="box"
        push-button "One" <focusable sensitive visible> [click] extents="0,0,40,20" id="1"
       scroll-pane "" <sensitive visible> extents="0,50,300,60" id="view"
        push-button "Two" <focusable sensitive visible> [click] extents="0,60,40,20" id="2"
        push-button "Three" <focusable sensitive visible> [click] extents="0,120,40,20" id="3"
       push-button "Four" <focusable sensitive visible> [click] extents="0,120,40,20" id="4"
       push-button "Five" <focusable sensitive visible> [click] extents="20,0,40,20" id="5"
    """

  @Test(
    "Targets in different containers cover each other where their measured places do",
    // One and Five overlap by half. The view has scrolled Three away, so that Four is alone there.
    arguments: [(0, ["One", "Five"]), (30, []), (60, ["One", "Two"])])
  func places(moved: Int, pair: [String]) throws {
    let tree = try #require(try OutlineReader.samples(Self.outline).first).tree
    var measured = Measurements()
    for node in tree.preorder {
      measured.boxes[node.id] = node.extents
      if node.name == "One" { measured.boxes[node.id]?.y += moved }
    }
    let report = Audit(rules: [.targetOverlap]).report(on: tree, measured: measured)
    let found = report.incomplete.map { "\($0.path.last ?? ""): \($0.seen)" }
    let expected = zip(pair, pair.reversed()).map { one, other in
      "push-button \"\(one)\": push-button \"\(other)\" is in the same place: see which one reacts"
    }
    #expect(found.sorted() == expected.sorted())
    #expect(report.violations.isEmpty)
  }
}
