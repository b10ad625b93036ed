import AccessibilityAudit
import Testing

/// The words of findings that stand for several objects, and of those that are hard to find.
@Suite struct SharedFindingTests {
  private func report(_ rules: String, _ text: String, _ measured: Measurements? = nil) throws -> AuditReport {
    let tree = try #require(try OutlineReader.samples(text).first).tree
    return Audit(rules: try RuleSelection(rules).rules).report(on: tree, measured: measured)
  }

  /// Returns the part of a report before its rules, on one line.
  private func words(_ report: AuditReport) -> String {
    (report.text.split(separator: "\nRules\n").first ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `Buttons with a tooltip alone and fields with one are two findings`() throws {
    let report = try report(
      "name-is-description",
      """
      J2SE-access-bridge 1.0
        frame "Editor" <showing visible>
         combo-box "" (File) <focusable sensitive showing visible> [togglePopup]
         push-button "" (New) <focusable sensitive showing visible> [click]
         toggle-button "" (Wrap) <focusable sensitive showing visible> [click]
      """)
    #expect(report.violations.map(\.ids.count) == [1, 2])
  }

  @Test func `Tools with their words on the boxes around them are told by these words`() throws {
    let report = try report(
      "name-missing",
      """
      vcl 7.4.7
        frame "Slides" <showing visible>
         tool-bar "Deck" <sensitive showing visible>
          panel "" (Styles) <sensitive showing visible>
           toggle-button "" <focusable sensitive showing visible> [click]
          panel "More Options" <sensitive showing visible>
           toggle-button "" <focusable sensitive showing visible> [click]
      """)
    #expect(report.violations.map(\.seen) == ["it has no name; only the box around it has words"])
    #expect(words(report).contains(#"described as "Styles", "More Options""#), "\(words(report))")
  }

  @Test func `Boxes tell apart objects without words, and their place is what is around all of them`() throws {
    let report = try report(
      "image-name",
      """
      Qt 6.4.2
        frame "Recorder" <showing visible>
         panel "Sound" <sensitive showing visible> extents="0,0,400,100"
          filler "" <sensitive showing visible> extents="0,10,200,40"
         filler "" <sensitive showing visible> extents="0,100,300,40"
      """)
    let words = words(report)
    #expect(report.incomplete.map(\.path) == [["frame \"Recorder\"", "filler \"\""]])
    #expect(words.contains("at 0,10 200 × 40, 0,100 300 × 40") && !words.contains(" in panel"), "\(words)")
  }

  @Test func `A control that cannot be used now is told as such`() throws {
    let text = """
      gtk 3.24.38
        frame "Files" <showing visible>
         push-button "" <focusable showing visible> [click]
      """
    #expect(words(try report("name-missing", text)).contains("cannot be used now"))
    let usable = text.replacing("<focusable", with: "<focusable sensitive")
    #expect(!words(try report("name-missing", usable)).contains("cannot be used now"))
  }

  // MARK: Measured

  /// A window with two tools that no key reaches, on a white screen.
  private func unreached(besides lines: String = "") throws -> (text: String, measured: Measurements) {
    let text = """
      GTK 4.8.3
        frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
         push-button "Start" <focusable sensitive visible> [click] extents="0,0,40,20" id="start"
         tool-bar "Tools" <sensitive visible> extents="0,30,300,40"
          push-button "Open" <focusable sensitive visible> [click] extents="0,30,40,20" id="open"
          push-button "Save" <focusable sensitive visible> [click] extents="50,30,40,20" id="save"
      """ + lines
    var measured = Measurements()
    measured.walk = KeyboardWalk(forward: [KeyboardWalk.Stop(id("start"))])
    return (text, measured)
  }

  private func id(_ path: String) -> AccessibleID { AccessibleID(busName: "", path: path) }

  @Test func `One tool bar leaves out all of its controls, and a menu may have them`() throws {
    let alone = try unreached()
    #expect(try report("focus-unreachable", alone.text, alone.measured).violations.map(\.ids.count) == [2])
    let menu = try unreached(
      besides: """

           menu "File" <sensitive visible>
            menu-item "Save" <sensitive visible> [click]
        """)
    let found = try report("focus-unreachable", menu.text, menu.measured).findings
    #expect(found.map(\.path.last) == ["push-button \"Open\"", "push-button \"Save\""])
    #expect(found.map(\.outcome) == [.violation, .incomplete])
  }

  @Test func `A control at a place of one color may not be shown`() throws {
    var (text, measured) = try unreached()
    var picture = Picture(width: 300, height: 200, color: 0xff_ffff)
    picture.pixels[300 * 35 + 60] = 0
    measured.picture = picture
    measured.boxes[id("open")] = AccessibleRect(x: 0, y: 30, width: 40, height: 20)
    measured.boxes[id("save")] = AccessibleRect(x: 50, y: 30, width: 40, height: 20)
    let found = try report("focus-unreachable", text, measured).findings
    #expect(found.map(\.outcome) == [.incomplete, .violation])
    #expect(found.first?.seen.contains("nothing is drawn at its place") == true)
  }

  @Test func `One style makes the pale texts of a window`() throws {
    let text = """
      GTK 4.8.3
        frame "Window" <active sensitive visible> extents="0,0,300,200"
         label "Home" <sensitive visible> extents="0,0,40,20" id="home"
         label "Music" <sensitive visible> extents="0,30,40,20" id="music"
         label "Films" <sensitive visible> extents="0,60,40,20" id="films"
         push-button "Open" <focusable sensitive visible> [click] extents="0,90,40,20" id="open"
      """
    var measured = Measurements()
    let colors: [String: UInt32] = ["home": 0x90_9090, "music": 0x90_9090, "films": 0xa0_a0a0, "open": 0x90_9090]
    for (path, color) in colors {
      measured.contrasts[.light, default: [:]][id(path)] = ContentContrast(.text(size: 14), ratio: 3.2, color: color)
    }
    #expect(try report("contrast-text", text, measured).violations.map(\.ids.count) == [2, 1, 1])
  }
}
