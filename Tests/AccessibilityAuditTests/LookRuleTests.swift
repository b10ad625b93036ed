import AccessibilityAudit
import Testing

/// The rules about looks without a state, with pictures made by hand.
@Suite struct LookRuleTests {
  private static let red: UInt32 = 0xc0_1c28
  private static let gray: UInt32 = 0x60_6060

  @Test(
    "A red field without the state is for review",
    arguments: [
      ("", red, true), ("", gray, false), (" invalid-entry", red, false), (" focused", red, false),
      ("", 0xe6_6100, false),
    ])
  func redField(state: String, border: UInt32, isFound: Bool) throws {
    let tree = try tree(
      """
        entry "Age" <editable focusable sensitive\(state)> extents="20,20,100,24" id="age"
        entry "Name" <editable focusable sensitive> extents="20,80,100,24" id="name"
      """)
    var picture = Picture(width: 200, height: 140, color: 0xff_ffff)
    picture.outline(AccessibleRect(x: 12, y: 18, width: 116, height: 28), border)
    picture.outline(AccessibleRect(x: 12, y: 78, width: 116, height: 28), Self.gray)
    let found = found(.errorUnsaid, in: tree, picture)
    #expect(found == (isFound ? ["Age"] : []))
  }

  @Test func `A red surface counts, and a theme in which all fields are red does not`() throws {
    let tree = try tree(
      """
        entry "Age" <editable focusable sensitive> extents="20,20,100,24" id="age"
        entry "Name" <editable focusable sensitive> extents="20,80,100,24" id="name"
      """)
    var picture = Picture(width: 200, height: 140, color: 0xff_ffff)
    picture.fill(AccessibleRect(x: 12, y: 16, width: 116, height: 32), 0xff_d7d7)
    #expect(found(.errorUnsaid, in: tree, picture) == ["Age"])
    picture.fill(AccessibleRect(x: 12, y: 76, width: 116, height: 32), 0xff_d7d7)
    #expect(found(.errorUnsaid, in: tree, picture).isEmpty)
  }

  @Test(
    "The one button of a row that looks different needs a state",
    arguments: [
      ([0xff_ffff, 0xd0_d0d0, 0xff_ffff], "", ["2"]), ([0xff_ffff, 0xd0_d0d0, 0xff_ffff], "pressed", []),
      ([0xff_ffff, 0xff_ffff, 0xff_ffff], "", []), ([0xff_ffff, 0xd0_d0d0, 0xe0_e0e0], "", []),
      ([0x35_84e4, 0xff_ffff, 0xff_ffff], "", []), ([0xff_ffff, 0x35_84e4, 0xff_ffff], "", ["2"]),
    ] as [([UInt32], String, [String])])
  func chosenButton(colors: [UInt32], state: String, expected: [String]) throws {
    let tree = try tree(
      """
        panel "" <sensitive> id="row"
         push-button "1" <focusable sensitive> [click] extents="0,0,40,24" id="1"
         push-button "2" <focusable sensitive \(state)> [click] extents="50,0,40,24" id="2"
         push-button "3" <focusable sensitive> [click] extents="100,0,40,24" id="3"
      """)
    var measured = Measurements()
    for (index, color) in colors.enumerated() {
      measured.contrasts[.light, default: [:]][AccessibleID(busName: "", path: "\(index + 1)")] =
        ContentContrast(.graphic, ratio: 8, background: color)
    }
    #expect(found(.pressedUnsaid, in: tree, measured) == expected)
  }

  @Test func `A text that changes by itself needs a live region`() throws {
    let before = try tree(
      """
        label "Ready" <sensitive> id="ready"
        label "Same" <sensitive> id="same"
        status-bar "" <sensitive> id="bar"
         label "Idle" <sensitive> id="idle"
        push-button "Start" <focusable sensitive> [click] id="start"
         label "Start" <sensitive> id="words"
      """)
    let after = try tree(
      """
        label "Saved" <sensitive> id="ready"
        label "Same" <sensitive> id="same"
        status-bar "" <sensitive> id="bar"
         label "Busy" <sensitive> id="idle"
        push-button "Stop" <focusable sensitive> [click] id="start"
         label "Stop" <sensitive> id="words"
      """)
    var measured = Measurements()
    measured.changes = MeasuringTargets.changedTexts(from: before, to: after)
    #expect(Set(measured.changes.values) == ["Saved", "Busy"])
    #expect(found(.statusUnsaid, in: before, measured) == ["Ready"])
    // Such a text is no effect of opening a control.
    let bar = try #require(before.first(.statusBar))
    let restless = Set(measured.changes.keys)
    let change = OpeningTargets.difference(from: before, to: after, besides: bar, restless)
    #expect(change == "push-button \"Start\" is now called \"Stop\"")
  }

  private func tree(_ objects: String) throws -> AccessibleTree {
    let window = "GTK 4.8.3\n  frame \"Window\" <active sensitive visible> extents=\"0,0,200,140\" id=\"window\"\n"
    let lines = objects.split(separator: "\n").map { " " + $0 + "\n" }.joined()
    return try #require(OutlineReader.samples(window + lines).first?.tree)
  }

  private func found(_ rule: Rule, in tree: AccessibleTree, _ picture: Picture) -> [String] {
    var measured = Measurements()
    measured.picture = picture
    for node in tree.preorder { measured.boxes[node.id] = node.extents }
    return found(rule, in: tree, measured)
  }

  /// Returns the names of the objects with findings, all of which need review.
  private func found(_ rule: Rule, in tree: AccessibleTree, _ measured: Measurements) -> [String] {
    let report = Audit(rules: [rule]).report(on: tree, measured: measured)
    #expect(report.violations.isEmpty && report.passes > 0)
    return report.findings.map { String($0.path.last?.split(separator: "\"").last ?? "") }
  }
}

extension Picture {
  fileprivate mutating func outline(_ rect: AccessibleRect, _ color: UInt32) {
    fill(rect, color)
    fill(AccessibleRect(x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2), 0xff_ffff)
  }
}
