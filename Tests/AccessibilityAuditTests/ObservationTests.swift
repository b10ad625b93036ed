import AccessibilityAudit
import Testing

/// The words of findings, and facts about windows, that no fixture of a rule can hold.
@Suite struct ObservationTests {
  private func tree(_ text: String) throws -> AccessibleTree {
    try #require(try OutlineReader.samples(text).first).tree
  }

  private func report(_ rules: String, _ text: String) throws -> AuditReport {
    Audit(rules: try RuleSelection(rules).rules).report(on: try tree(text))
  }

  @Test func `A box that takes the focus says whether anything in it has a text`() throws {
    let report = try report(
      "role-unfit",
      """
      GTK 4.8.3
        frame "Hex" <visible>
         filler "HexWidget" <focusable sensitive>
          filler "GtkDrawingArea" <sensitive>
         filler "HexView" <focusable sensitive>
          label "00 01" <sensitive>
      """)
    #expect(report.incomplete.map { $0.seen.contains("nothing in it has a text") } == [true, false])
    let panels = try self.report(
      "focusable-name",
      """
      gtk 3.24.38
        frame "Folders" <showing visible>
         panel "" <sensitive showing visible>
          panel "" <focusable sensitive showing visible> extents="0,0,300,29"
         panel "" <focusable sensitive showing visible> extents="0,30,300,29"
          label "Totals" <showing visible>
      """)
    #expect(panels.violations.map { $0.seen.contains("nor anything in it") } == [true, false])
  }

  @Test func `A text of Qt that is only read is a field, and its description is no name`() throws {
    let report = try report(
      "name-is-description,name-missing",
      """
      Qt 6.4.2
        frame "Log" <showing visible>
         label "" (Messages output log) text="Started" <focusable multi-line read-only sensitive showing visible>
         label "Ready" <focusable read-only sensitive showing visible>
      """)
    #expect(report.violations.map(\.rule.id) == ["name-is-description"] && report.incomplete.isEmpty)
  }

  @Test func `A type of content is no description of a text of Swing`() throws {
    let report = try report(
      "name-is-description,name-missing",
      """
      J2SE-access-bridge 1.0
        frame "Help" <showing visible>
         text "" (text/html) text="Welcome" <editable focusable sensitive showing visible>
         text "" (Notes) text="None" <editable focusable sensitive showing visible>
      """)
    #expect(report.violations.map(\.rule.id) == ["name-missing", "name-is-description"])
  }

  @Test func `A report on a splash screen alone says that there is more to audit`() throws {
    let splash = """
      J2SE-access-bridge 1.0
        window "" <showing visible>
         panel "" <sensitive showing visible> extents="0,0,300,300"
      """
    let gap = try report("window-title", splash).gap
    #expect(gap?.contains("perhaps still starting") == true)
    let frame = "\n  frame \"Editor\" <showing visible>"
    #expect(try report("window-title", splash + frame).gap == nil)
    #expect(try report("window-title", splash.replacing("300,300", with: "0,0") + frame).gap == nil)
    #expect(try report("window-title", "GTK 4.8.3\n  frame \"Picture\" <visible>").gap == nil)
  }

  @Test func `Keys that are all toggle buttons may spring back`() throws {
    func report(_ last: String? = nil) throws -> AuditReport {
      let keys = (1...8).map { "   toggle-button \"\($0)\" <focusable sensitive showing visible> [click]" }
      let lines = ["gtk 3.24.38", "  frame \"Calculator\" <showing visible>"] + keys
      let rest = last.map { ["   \($0) sensitive showing visible> [click]"] } ?? []
      return try self.report("role-unfit", (lines + rest).joined(separator: "\n"))
    }
    let found = try report().incomplete
    #expect(found.map(\.ids.count) == [8] && found[0].seen.hasPrefix("8 controls of this window are toggle buttons"))
    #expect(try report("push-button \"=\" <focusable").incomplete.isEmpty)
    #expect(try report("toggle-button \"Hex\" <focusable pressed").incomplete.isEmpty)
  }

  @Test func `The place of an object without a name is after the description before it`() throws {
    let report = try report(
      "name-missing",
      """
      gtk 3.24.38
        frame "Folders" <showing visible>
         push-button "" (Comparison settings) <focusable sensitive showing visible>
         push-button "" <focusable sensitive showing visible>
      """)
    #expect(report.violations.map(\.after) == ["push-button described as \"Comparison settings\""])
  }

  @Test func `Controls with the same description alone are told by it`() throws {
    let report = try report(
      "name-duplicate",
      """
      gtk 3.24.38
        frame "Folders" <showing visible>
         push-button "" (Online storage) <focusable sensitive showing visible>
         push-button "" (Online storage) <focusable sensitive showing visible>
      """)
    #expect(
      report.violations.map(\.seen) == ["2 controls here are described as \"Online storage\", side by side"])
  }

  @Test func `The keys beside the text of a menu's item are the toolkit's`() throws {
    let tree = try tree(
      """
      GTK 4.8.3
        frame "Hex" <active visible> extents="0,0,300,200"
         menu "" <sensitive> extents="0,0,300,200"
          menu-item "New" <sensitive> [click] extents="0,0,300,30"
           label "New" <sensitive> extents="0,0,60,20" id="text"
           label "Ctrl+N" <sensitive> extents="200,0,60,20" id="keys"
      """)
    var measured = Measurements()
    let pale = ContentContrast(.text(size: 10), ratio: 3.1)
    for path in ["text", "keys"] {
      measured.contrasts[.light, default: [:]][AccessibleID(busName: "", path: path)] = pale
    }
    let report = Audit(rules: try RuleSelection("contrast-text").rules).report(on: tree, measured: measured)
    #expect(report.findings.map(\.element).filter { $0.contains("Ctrl+N") }.isEmpty && report.findings.count == 1)
    #expect(report.results.flatMap(\.toolkitNotes.keys).contains { $0.hasPrefix("the keys beside the text") })
  }

  @Test func `Only controls of the active window can have the focus`() throws {
    let text = """
      Qt 6.4.2
        frame "Player" <showing visible> extents="0,0,300,200"
         push-button "Start" <focusable sensitive showing visible> extents="0,0,60,20"
        alert "Error" <active showing visible> extents="0,0,300,200"
         push-button "Cancel" <focusable focused sensitive showing visible> extents="0,0,60,20"
      """
    #expect(MeasuringTargets.focusable(in: try tree(text)) == 1)
    #expect(MeasuringTargets.focusable(in: try tree(text.replacing("active ", with: ""))) == 2)
  }

  @Test func `A text in an area of Qt that scrolls is not lost outside of a narrow screen`() throws {
    let text = """
      Qt 5.15.8
        frame "Sizes" <active showing visible> extents="0,0,300,200" id="window"
         filler "" <focusable sensitive showing visible> extents="0,0,300,200" id="area"
          filler "" <sensitive showing visible> extents="0,0,280,200" id="content"
           label "Total size" <sensitive showing visible> extents="200,0,60,20" id="label"
          filler "" <sensitive showing visible> extents="280,0,20,200" id="holder"
           scroll-bar "" <sensitive showing visible> extents="280,0,20,200" id="bar"
      """
    let narrow = text.replacing("0,0,300,200\" id=\"window", with: "0,0,240,200\" id=\"window")
    func losses(bar role: String) throws -> [Loss] {
      let trees = try [text, narrow].map { try tree($0.replacing("scroll-bar", with: role)) }
      return Array(MeasuringTargets.losses(of: trees[0], in: trees[1], screen: (width: 240, height: 400)).values)
    }
    #expect(try losses(bar: "scroll-bar").isEmpty && losses(bar: "separator") == [.cut(pixels: 20)])
  }

  @Test func `A tool without room is not lost in Qt, which has a button for it`() throws {
    func losses(_ role: String) throws -> [Loss] {
      let trees = try ["Back", "Print"].map { name in
        try tree(
          """
          Qt 5.15.8
            frame "Sizes" <active showing visible> extents="0,0,240,200" id="window"
             \(role) "Tools" <sensitive showing visible> extents="0,0,240,40" id="tools"
              push-button "\(name)" <sensitive showing visible> [Press] extents="0,0,30,30" id="\(name)"
          """)
      }
      return Array(MeasuringTargets.losses(of: trees[0], in: trees[1], screen: (width: 240, height: 400)).values)
    }
    #expect(try losses("tool-bar").isEmpty && losses("filler").count == 1)
  }

  @Test func `A key that a tooltip mentions is the application's own`() throws {
    let text = """
      gtk 3.24.38
        frame "Folders" <showing visible>
         push-button "" (Swap sides, Ctrl+Tab) <focusable sensitive showing visible>
      """
    #expect(MeasuringTargets.mentions("Ctrl+Tab", in: try tree(text)))
    #expect(!MeasuringTargets.mentions("Ctrl+Tab", in: try tree(text.replacing("Ctrl+Tab", with: "Ctrl+T"))))
  }
}
