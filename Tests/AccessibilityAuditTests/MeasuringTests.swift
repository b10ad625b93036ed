import AccessibilityAudit
import Testing

/// The choice of objects to measure, their places, and the comparison of two runs.
@Suite struct MeasuringTests {
  private static let text = """
    GTK 4.8.3
      frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
       label "Title" <sensitive visible> extents="10,0,60,20" id="title"
       push-button "Save" <focusable sensitive visible> [click] extents="10,30,40,20" id="save"
        label "Save" <sensitive visible> extents="12,32,36,16" id="word"
       push-button "Add" <focusable sensitive visible> [click] extents="60,30,20,20" id="add"
        image "" <sensitive visible> extents="62,32,16,16" id="icon"
       push-button "Not now" <focusable visible> [click] extents="90,30,40,20" id="not"
        label "Not now" <sensitive visible> extents="92,32,36,16" id="not-word"
       label "Over the edge" <sensitive visible> extents="290,60,60,20" id="over"
       label "Hidden" <sensitive visible> extents="0,0,0,0" id="hidden"
       scroll-pane "" <sensitive visible> extents="0,100,300,50" id="pane"
        label "Scrolled" <sensitive visible> extents="0,110,200,20" id="scrolled"
    """

  private func tree(_ text: String = Self.text, renamed mark: String = "") throws -> AccessibleTree {
    let text = mark.isEmpty ? text : text.replacing("id=\"", with: "id=\"\(mark)")
    return try #require(try OutlineReader.samples(text).first).tree
  }

  private func id(_ path: String) -> AccessibleID { AccessibleID(busName: "", path: path) }

  @Test func `Contents are texts and icons that are shown whole, without those that cannot be used`() throws {
    let contents = MeasuringTargets.contents(of: try tree())
    #expect(contents.map(\.node.id.path) == ["title", "word", "add", "scrolled"])
    #expect(contents.map(\.text) == ["Title", "Save", nil, "Scrolled"])
    #expect(contents.allSatisfy { $0.hasContent })
    let plain = try tree(Self.text.replacing("image \"\"", with: "panel \"\""))
    #expect(MeasuringTargets.contents(of: plain).filter { !$0.hasContent }.map(\.node.id.path) == ["add"])
    let all = MeasuringTargets.contents(of: try tree(), includingCut: true)
    #expect(all.map(\.node.id.path) == ["title", "word", "add", "over", "scrolled"])
    // A person can scroll to the rest of it.
    let cut = try tree(Self.text.replacing("0,110,200,20", with: "0,140,200,20"))
    #expect(!MeasuringTargets.contents(of: cut, includingCut: true).map(\.node.id.path).contains("scrolled"))
  }

  @Test func `A control without reported parts may show its name, and a check box has a mark beside it`() throws {
    let newer = try tree(
      """
      GTK 4.18.6
        frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
         push-button "Save" <focusable sensitive visible> [click] extents="10,30,40,20" id="save"
         check-box "Snow" <focusable sensitive visible> [toggle] extents="60,30,40,20" id="snow"
         push-button "GtkButton" <focusable sensitive visible> extents="110,30,40,20" id="type"
      """)
    let contents = MeasuringTargets.contents(of: newer)
    #expect(contents.map(\.words) == ["Save", "Snow", ""])
    #expect(contents.map(\.isTextAlone) == [false, true, false] && contents.allSatisfy { !$0.hasContent })
  }

  @Test func `Fields, check boxes and switches have boundaries, unless something else shows the control`() throws {
    let fields = try tree(
      """
      GTK 4.8.3
        frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
         entry "Street" <focusable sensitive visible> extents="0,0,40,20" id="entry"
         text "City" <editable focusable sensitive visible> extents="50,0,40,20" id="text"
         check-box "Snow" <focusable sensitive visible> [toggle] extents="100,0,40,20" id="check"
         radio-button "Rain" <focusable sensitive visible> [toggle] extents="150,0,40,20" id="radio"
         entry "In use" <focusable focused sensitive visible> extents="0,30,40,20" id="focused"
         entry "Not now" <focusable visible> extents="50,30,40,20" id="not"
         text "Letter" <editable focusable multi-line sensitive visible> extents="100,30,40,20" id="letter"
         text "Log" <focusable sensitive visible> extents="150,30,40,20" id="log"
         push-button "Save" <focusable sensitive visible> [click] extents="200,30,40,20" id="save"
         entry "Search" <focusable sensitive visible> extents="0,60,40,20" id="search"
          image "" <sensitive visible> extents="2,62,16,16" id="icon"
         list "Names" <sensitive visible> extents="0,90,200,40" id="list"
          list-item "Name" <focusable sensitive visible> extents="0,90,200,40" id="row"
           entry "Name" <focusable sensitive visible> extents="2,92,40,20" id="inner"
      """)
    #expect(MeasuringTargets.bounded(in: fields).map(\.node.id.path) == ["entry", "text", "check", "radio"])
    #expect(MeasuringTargets.bounded(in: fields).map(\.shape) == [.field, .field, .mark, .mark])
  }

  // MARK: Places

  @Test func `In GTK 4.8 all objects are moved by the edge of the window`() throws {
    let seen = ["save": AccessibleRect(x: 5, y: 28, width: 60, height: 34)]
    let placement = Placement(
      try tree(), seen: Dictionary(uniqueKeysWithValues: seen.map { (id($0), $1) }), origin: (0, 0))
    #expect(placement.offsets[id("title")] == Placement.Offset(x: 5, y: 5))
    #expect(Placement(try tree(), seen: [:], origin: (7, 3)).offsets[id("title")] == Placement.Offset(x: 7, y: 3))
    let title = try #require(try tree().first(.label, named: "Title"))
    #expect(placement.box(of: title) == AccessibleRect(x: 15, y: 5, width: 60, height: 20))
    #expect(placement.box(of: try #require(try tree().first(.label, named: "Hidden"))) == nil)
  }

  @Test func `From GTK 4.16 on an object has the offset of the nearest seen one, which is certain only beside it`()
    throws
  {
    let new = try tree(Self.text.replacing("4.8.3", with: "4.18.6"))
    let placement = Placement(
      new, seen: [id("save"): AccessibleRect(x: 60, y: 80, width: 40, height: 20)], origin: (0, 0))
    #expect(placement.offsets[id("save")] == Placement.Offset(x: 50, y: 50))
    #expect(placement.offsets[id("title")] == Placement.Offset(x: 50, y: 50))
    #expect(placement.offsets[id("scrolled")] == Placement.Offset(x: 50, y: 50, isSure: false))
    // Containers have no padding if several objects have the same offset.
    let two = [
      id("save"): AccessibleRect(x: 60, y: 80, width: 40, height: 20),
      id("add"): AccessibleRect(x: 110, y: 80, width: 20, height: 20),
    ]
    #expect(Placement(new, seen: two, origin: (0, 0)).offsets[id("scrolled")]?.isSure == true)
    let different = two.merging([id("add"): AccessibleRect(x: 120, y: 80, width: 20, height: 20)]) { $1 }
    #expect(Placement(new, seen: different, origin: (0, 0)).offsets[id("scrolled")]?.isSure == false)
    // A wrong place of one object moves no other.
    let astray = two.merging([id("add"): AccessibleRect(x: 110, y: 380, width: 20, height: 20)]) { $1 }
    let offsets = Placement(new, seen: astray, origin: (0, 0)).offsets
    #expect(offsets[id("add")]?.y == 350 && offsets[id("scrolled")] == Placement.Offset(x: 50, y: 50, isSure: false))
  }

  // MARK: Two runs

  @Test func `Objects of another run are found by their place among the same names`() throws {
    let others = MeasuringTargets.counterparts(of: try tree(), in: try tree(renamed: "other-"))
    #expect(others.count == (try tree().preorder.map(\.id)).count)
    #expect(others.allSatisfy { $0.path.isEmpty || $1.id.path == "other-" + $0.path })
  }

  @Test func `A clock is the same object in another run, and its text is no lasting one`() throws {
    let text = """
      Qt 6.4.2
        frame "Window" <active sensitive showing visible> extents="0,0,300,200" id="window"
         label "Day 1" <sensitive showing visible> extents="0,0,60,20" id="one"
         label "9:59" <sensitive showing visible> extents="0,20,60,20" id="clock"
         label "Day 2" <sensitive showing visible> extents="0,40,60,20" id="two"
      """
    let (first, later) = (try tree(text), try tree(text.replacing("9:59", with: "10:00"), renamed: "o-"))
    let others = MeasuringTargets.counterparts(of: first, in: later)
    #expect(others[id("clock")]?.id == id("o-clock") && others[id("two")]?.id == id("o-two"))
    #expect(MeasuringTargets.lastingTexts(of: first, in: later).isSuperset(of: [id("one"), id("two")]))
    #expect(!MeasuringTargets.lastingTexts(of: first, in: later).contains(id("clock")))
    #expect(MeasuringTargets.losses(of: first, in: later, screen: (300, 200)).isEmpty)
    // An object that is not there stands for no other one.
    let short = try tree(
      text.split(separator: "\n").filter { !$0.contains("Day 1") }.joined(separator: "\n"), renamed: "o-")
    #expect(MeasuringTargets.counterparts(of: first, in: short)[id("one")] == nil)
  }

  @Test func `A text that changes by itself is not lost`() throws {
    let gone = try tree(Self.text.replacing("label \"Title\"", with: "label \"Headline\""), renamed: "o")
    let lost = Loss.gone(count: 1, names: ["label \"Title\""])
    #expect(MeasuringTargets.losses(of: try tree(), in: gone, screen: (300, 200)) == [id("window"): lost])
    #expect(
      MeasuringTargets.losses(of: try tree(), in: gone, besides: [id("title")], screen: (300, 200)).isEmpty)
  }

  @Test func `The same tree loses nothing`() throws {
    #expect(MeasuringTargets.losses(of: try tree(), in: try tree(renamed: "o"), screen: (300, 200)).isEmpty)
  }

  @Test func `A lost object, one outside of the window, and a window that is too large`() throws {
    let gone = try tree(Self.text.replacing("60,30,20,20", with: "0,0,0,0"), renamed: "o")
    #expect(
      MeasuringTargets.losses(of: try tree(), in: gone, screen: (300, 200)) == [
        id("window"): .gone(count: 1, names: ["push-button \"Add\""])
      ])
    let cut = try tree(Self.text.replacing("10,30,40,20", with: "280,30,40,20"), renamed: "o")
    #expect(MeasuringTargets.losses(of: try tree(), in: cut, screen: (300, 200)) == [id("save"): .cut(pixels: 20)])
    // In a scrolling pane, a person can scroll to it.
    let scrolled = try tree(Self.text.replacing("0,110,200,20", with: "0,110,900,20"), renamed: "o")
    #expect(MeasuringTargets.losses(of: try tree(), in: scrolled, screen: (300, 200)).isEmpty)
    let large = try tree(
      Self.text.replacing("0,0,300,200", with: "0,0,500,200").replacing("60,30,20,20", with: "440,30,20,20"),
      renamed: "o")
    #expect(
      MeasuringTargets.losses(of: try tree(), in: large, screen: (360, 200)) == [
        id("window"): .tooLarge(pixels: 140, outside: ["push-button \"Add\""])
      ])
  }

  @Test func `An object in another place, in a menu or in a pane that opens is not gone`() throws {
    func losses(_ narrow: String, opened: String...) throws -> [AccessibleID: Loss] {
      let trees = try opened.map { try tree($0, renamed: "o") }
      return MeasuringTargets.losses(
        of: try tree(), in: try tree(narrow, renamed: "o"), opened: trees, screen: (300, 200))
    }
    let gone = Self.text.replacing("60,30,20,20", with: "0,0,0,0")
    let lost = Loss.gone(count: 1, names: ["push-button \"Add\""])
    let bar = "\n  panel \"Bar\" <visible> extents=\"0,180,300,20\" id=\"bar\"\n   "
    let place = " <focusable sensitive visible> [click] extents=\"0,180,30,20\" id=\"there\""
    #expect(try losses(gone + bar + "toggle-button \"Add\"" + place).isEmpty)
    #expect(try losses(gone, opened: gone + bar + "menu-item \"Add\"" + place).isEmpty)
    #expect(try losses(gone, opened: Self.text).isEmpty)
    #expect(try losses(gone, opened: gone) == [id("window"): lost])
    // A label is no button.
    #expect(try losses(gone + bar + "label \"Add\"" + place) == [id("window"): lost])
    // Of two objects with the same name both must be shown.
    let two = Self.text + bar + "push-button \"Add\"" + place
    let one = two.replacing("60,30,20,20", with: "0,0,0,0")
    #expect(
      MeasuringTargets.losses(of: try tree(two), in: try tree(one, renamed: "o"), screen: (300, 200)) == [
        id("window"): lost
      ])
    // A button that only the narrow window has may lead to it.
    #expect(
      try losses(gone + bar + "push-button \"Back\"" + place) == [
        id("window"): .gone(count: 1, names: ["push-button \"Add\""], ways: ["push-button \"Back\""])
      ])
  }

  @Test func `A button of a narrow window opens the pane that it controls, and a selected row its content`() throws {
    func narrow(_ button: String, pane: String = "0,0,0,0") throws -> AccessibleTree {
      try tree(
        """
        \(Self.text)
           push-button "\(button)" <focusable sensitive visible> [click] extents="130,30,20,20" controller-for="oside" id="open"
           panel "" <visible> extents="\(pane)" id="side"
        """, renamed: "o")
    }
    #expect(MeasuringTargets.paneOpeners(in: try narrow("All"), unlike: try tree()).map(\.name) == ["All"])
    // The button is also in the wide window, or its pane is already shown.
    #expect(MeasuringTargets.paneOpeners(in: try narrow("Save"), unlike: try tree()).isEmpty)
    #expect(MeasuringTargets.paneOpeners(in: try narrow("All", pane: "0,60,90,90"), unlike: try tree()).isEmpty)
    func rows(_ box: String, states: String) throws -> AccessibleTree {
      try tree(
        """
        \(Self.text)
           list "Places" <sensitive visible> extents="0,60,300,40" id="list"
            list-item "Lisbon" <focusable sensitive visible> extents="0,60,300,20" id="lisbon"
            list-item "Kyoto" <focusable sensitive \(states)visible> extents="\(box)" id="kyoto"
        """, renamed: "o")
    }
    let wide = try rows("0,80,300,20", states: "selected ")
    let plain = try rows("0,80,300,20", states: "")
    #expect(MeasuringTargets.chosenRow(of: plain, as: wide)?.name == "Kyoto")
    #expect(MeasuringTargets.chosenRow(of: plain, as: plain) == nil)
    #expect(MeasuringTargets.chosenRow(of: try rows("0,0,0,0", states: "selected "), as: wide) == nil)
  }

  @Test func `Text that does not grow is small, and text that grows too little is shortened`() {
    func contrast(_ width: Int, _ height: Int, _ kind: ContentContrast.Kind = .text(size: 14)) -> ContentContrast {
      ContentContrast(kind, ratio: 9, ink: AccessibleRect(x: 0, y: 0, width: width, height: height))
    }
    let before = [
      "whole": contrast(100, 10), "wrapped": contrast(100, 10), "small": contrast(100, 10), "cut": contrast(100, 10),
      "icon": contrast(16, 16, .graphic),
    ]
    let after = [
      "whole": contrast(195, 19), "wrapped": contrast(100, 45), "small": contrast(100, 10), "cut": contrast(110, 20),
      "icon": contrast(16, 16, .graphic),
    ]
    func ids(_ all: [String: ContentContrast]) -> [AccessibleID: ContentContrast] {
      Dictionary(uniqueKeysWithValues: all.map { (id($0), $1) })
    }
    #expect(Loss.shortened(ids(before), ids(after), scale: 2) == [id("small"): .small, id("cut"): .shortened])
    // An object with twice the size shows all of its text, whatever the ink.
    var (narrow, wide) = (contrast(100, 10), contrast(110, 20))
    narrow.box = AccessibleRect(x: 0, y: 0, width: 110, height: 16)
    wide.box = AccessibleRect(x: 0, y: 0, width: 220, height: 32)
    #expect(Loss.shortened([id("cut"): narrow], [id("cut"): wide], scale: 2).isEmpty)
    // Ink at an edge may not belong to the text.
    var unclear = contrast(100, 10)
    unclear.isWhole = false
    #expect(Loss.shortened([id("cut"): unclear], [id("cut"): contrast(110, 20)], scale: 2).isEmpty)
  }
}
