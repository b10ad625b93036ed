import AccessibilityAudit
import Testing

/// The choice of controls that may be opened, and the findings in parts that were opened.
@Suite struct OpeningTests {
  @Test func `Only controls that report that they show more are opened`() throws {
    let tree = try tree(
      """
      GTK 4.18.6
        frame "Window" <active visible> extents="0,0,300,200" id="1"
         push-button "Save" <focusable sensitive> [click] extents="0,0,40,20" id="2"
         push-button "Open…" <focusable sensitive> [click] extents="0,0,40,20" id="3"
         toggle-button "Bold" <focusable sensitive> [click] extents="0,0,40,20" id="4"
         check-box "Wrap" <focusable sensitive> [click] extents="0,0,40,20" id="5"
         link "Manual" <focusable sensitive> [click] extents="0,0,40,20" id="6"
         switch "Wi-Fi" <focusable sensitive> [click] extents="0,0,40,20" id="7"
         list-item "Monday" <focusable sensitive selectable> [click] extents="0,0,40,20" id="8"
         push-button "Popup" <focusable sensitive has-popup> [click] extents="0,0,40,20" id="9"
         push-button "Off" <focusable has-popup> [click] extents="0,0,40,20" id="10"
         push-button "Hidden" <focusable sensitive has-popup> [click] extents="0,0,0,0" id="11"
         push-button "Is open" <focusable sensitive has-popup expandable expanded> [click] extents="0,0,40,20" id="12"
         push-button "Details" <focusable sensitive expandable> [click] extents="0,0,40,20" id="13"
         combo-box "Size" <focusable sensitive> [press] extents="0,0,40,20" id="14"
         page-tab-list "" extents="0,0,80,20" id="15"
          page-tab "General" <focusable sensitive selected> extents="0,0,40,20" id="16"
          page-tab "Sound" <focusable sensitive> extents="40,0,40,20" id="17"
         menu-bar "" extents="0,0,300,20" id="18"
          menu-item "File" <focusable sensitive has-popup> [click] extents="0,0,40,20" id="19"
          menu-item "Quit" <focusable sensitive> [click] extents="40,0,40,20" id="20"
         panel "" extents="0,0,300,20" id="21"
          menu-item "Copy" <focusable sensitive has-popup> [click] extents="0,0,40,20" id="22"
      """)
    let targets = OpeningTargets.targets(in: tree)
    #expect(targets.map(\.name) == ["Popup", "Details", "Size", "Sound", "File"])
    #expect(targets.map { "\($0.kind)" } == ["popup", "content", "popup", "page", "popup"])
    #expect(Set(targets.map(\.key)).count == 5)
    #expect(OpeningTargets.dialogOpeners(in: tree) == ["\"Open…\""])
  }

  @Test func `GTK's menu button, which does not report that it opens something, is found by its relation`() throws {
    let tree = try tree(
      """
      GTK 4.8.3
        frame "Window" <active visible> extents="0,0,300,200"
         push-button "Main Menu" <sensitive> extents="0,0,40,20" id="outer" controller-for="popover"
          push-button "Main Menu" <focusable sensitive> [click] extents="0,0,40,20" id="inner"
         push-button "Split" <sensitive> extents="0,0,40,20" id="split" controller-for="popover"
          push-button "Send" <focusable sensitive> [click] extents="0,0,40,20" id="send"
          push-button "Later" <focusable sensitive> [click] extents="0,0,40,20" id="later"
         push-button "Outer" <sensitive> extents="0,0,40,20" id="other"
          push-button "Inner" <focusable sensitive> [click] extents="0,0,40,20" id="none"
      """)
    let targets = OpeningTargets.targets(in: tree)
    #expect(targets.map(\.name) == ["Main Menu"] && targets.first?.actor.id.path == "inner")
  }

  @Test func `Menus of a menu bar are opened, and not those inside of them; Qt's combo boxes have all items already`()
    throws
  {
    let gtk3 = try tree(
      """
      GTK 3.24.38
        frame "Window" <active showing visible> extents="0,0,300,200" id="1"
         menu-bar "" <showing visible> extents="0,0,300,20" id="2"
          menu "File" <sensitive selectable showing visible> [click] extents="0,0,40,20" id="3"
           menu "Recent" <sensitive selectable> [click] extents="0,0,40,20" id="4"
           menu-item "Quit" <sensitive selectable> [click] extents="0,0,40,20" id="5"
         combo-box "Size" <focusable sensitive showing visible> [press] extents="0,0,40,20" id="6"
      """)
    #expect(OpeningTargets.targets(in: gtk3).map(\.name) == ["File", "Size"])
    let qt = try tree(
      """
      Qt 5.15.8
        frame "Window" <active showing visible> extents="0,0,300,200" id="1"
         combo-box "Size" <focusable sensitive showing visible> [Press] extents="0,0,40,20" id="2"
      """)
    #expect(OpeningTargets.targets(in: qt).isEmpty)
  }

  @Test func `A change beside the control is found, and the focus does not count`() throws {
    func window(_ label: String, _ states: String) throws -> AccessibleTree {
      try tree(
        """
        GTK 4.8.3
          frame "Window" <active visible> extents="0,0,300,200" id="window"
           push-button "More" <\(states) focusable sensitive> [click] extents="0,0,40,20" id="more"
            label "\(label)" extents="0,0,40,20" id="inside"
           label "\(label)" <sensitive> extents="0,0,40,20" id="status"
        """)
    }
    let before = try window("Ready", "")
    let more = try #require(before.first(.pushButton))
    #expect(OpeningTargets.difference(from: before, to: try window("Ready", "focused"), besides: more) == nil)
    let change = OpeningTargets.difference(from: before, to: try window("Done", ""), besides: more)
    #expect(change == "label \"Ready\" is now called \"Done\"")
  }

  @Test func `Findings in an opened part have its place, and earlier ones are left out`() throws {
    let first = try tree(
      """
      GTK 4.8.3
        frame "Window" <active visible> extents="0,0,300,200" id="window"
         push-button "" <focusable sensitive> [click] extents="0,0,40,20" id="nameless"
         push-button "More" <focusable sensitive has-popup> [click] extents="0,0,40,20" id="more"
          panel "" extents="0,0,0,0" id="popover"
           push-button "" <focusable sensitive> [click] extents="0,0,0,0" id="inside"
      """)
    let open = try tree(
      """
      GTK 4.8.3
        frame "Window" <active visible> extents="0,0,300,200" id="window"
         push-button "" <focusable sensitive> [click] extents="0,0,40,20" id="nameless"
         push-button "More" <focusable sensitive has-popup> [click] extents="0,0,40,20" id="more"
          panel "" extents="0,0,90,90" id="popover"
           push-button "" <focusable sensitive> [click] extents="0,0,40,20" id="inside"
      """)
    let target = try #require(OpeningTargets.targets(in: first).first)
    let known = OpeningTargets.shown(in: first)
    var measured = Measurements()
    measured.openings = [
      Opening(tree: open, known: known, place: OpeningTargets.place(of: target, in: open, known: known))
    ]
    let report = Audit(rules: Rule.all.filter { $0.id == "name-missing" }).report(on: first, measured: measured)
    #expect(
      report.findings.map(\.place) == [
        "frame \"Window\" › push-button \"\"",
        "frame \"Window\" › push-button \"More\" › push-button \"\" (in the popover of \"More\")",
      ])
    #expect(Set(report.findings.map(\.fingerprint)).count == 2)
    #expect(report.controlCount == 3 && report.hiddenControlCount == 0 && report.passes == 1)
    #expect(report.json.contains("\"opening\" : \"in the popover of \\\"More\\\"\""))
    #expect(report.text.contains("in the popover of"))
  }

  @Test(
    "Each effect of opening a control has its verdict",
    arguments: [
      (Opening.Effect.opened, []), (.stuck, ["! popup-trap"]), (.closedByItself, ["? popup-trap"]),
      (.ended, ["! popup-effect"]), (.nothing, ["? popup-effect"]), (.window("\"Other\""), ["? popup-effect"]),
      (.changed("label \"A\" is now called \"B\""), ["? popup-effect"]),
    ])
  func effects(effect: Opening.Effect, expected: [String]) throws {
    let tree = try tree(
      """
      GTK 4.18.6
        frame "Window" <active visible> extents="0,0,300,200" id="window"
         push-button "More" <focusable sensitive has-popup> [click] extents="0,0,40,20" id="more"
      """)
    var measured = Measurements()
    measured.effects = [AccessibleID(busName: "", path: "more"): effect]
    let report = Audit(rules: [.popupEffect, .popupTrap]).report(on: tree, measured: measured)
    #expect(report.findings.map { "\($0.outcome == .violation ? "!" : "?") \($0.rule.id)" } == expected)
  }

  @Test func `A box is compared with the place at which the focus was seen`() throws {
    let tree = try tree(
      """
      GTK 4.8.3
        frame "Window" <active visible> extents="0,0,300,200" id="window"
         push-button "A" <focusable sensitive> [click] extents="0,0,40,20" id="a"
         push-button "B" <focusable sensitive> [click] extents="0,40,40,20" id="b"
         push-button "C" <focusable sensitive> [click] extents="0,80,40,20" id="c"
      """)
    func id(_ path: String) -> AccessibleID { AccessibleID(busName: "", path: path) }
    func box(_ x: Int, _ y: Int) -> AccessibleRect { AccessibleRect(x: x, y: y, width: 40, height: 20) }
    let right = [id("a"): box(6, 6), id("b"): box(6, 46), id("c"): box(8, 90)]
    #expect(MeasuringTargets.strays(of: tree, seen: right).isEmpty)
    let wrong = [id("a"): box(6, 6), id("b"): box(6, 46), id("c"): box(206, 86)]
    var measured = Measurements()
    measured.strays = MeasuringTargets.strays(of: tree, seen: wrong)
    #expect(measured.strays == [id("c"): box(206, 86)])
    let report = Audit(rules: Rule.all.filter { $0.id == "box-wrong" }).report(on: tree, measured: measured)
    #expect(report.violations.map { $0.path.last } == ["push-button \"C\""] && report.passes == 2)
  }

  private func tree(_ text: String) throws -> AccessibleTree {
    try #require(try OutlineReader.samples(text).first).tree
  }
}
