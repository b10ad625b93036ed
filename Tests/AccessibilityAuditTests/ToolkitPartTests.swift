import AccessibilityAudit
import Testing

/// The parts that toolkits make by themselves: they are told once, and do not count. Their likes that an application
/// makes do count.
@Suite struct ToolkitPartTests {
  @Test func `Parts of GTK 3 are told once, and an application's own buttons count`() throws {
    try expect(
      """
      gtk 3.24.38
        frame "Notes" <showing visible>
         info-bar "Information" <sensitive showing visible>
          panel "" <sensitive showing visible>
           filler "" <sensitive showing visible>
            push-button "" <focusable sensitive showing visible> [click]
          filler "" <sensitive showing visible>
           push-button "" <focusable sensitive showing visible> [own]
           push-button "Undo" <focusable sensitive showing visible> [click]
         label "See the site" <sensitive showing visible>
          link "" <focusable sensitive showing visible> [jump]
         combo-box "Size" <sensitive showing visible> [press]
          text "" <editable focusable sensitive showing visible>
         filler "" <sensitive showing visible>
          text "Font" <editable focusable sensitive showing visible>
          label "Hidden" <sensitive>
          toggle-button "" <focusable sensitive showing visible> [click]
         file-chooser "Open" <showing visible>
          list-item "" <focusable sensitive showing visible>
           image "" <showing visible>
          text "" <editable focusable sensitive showing visible>
      """,
      own: 1,
      notes: [
        "the button that closes an information bar: it has no name", "a link in the text of a label: it has no name",
        "the text inside a combo box or a spin button: it has no name",
        "the arrow beside a text to choose from: it has no name",
        "the inside of a dialog of the toolkit for files, colors or fonts: it has no name",
      ])
  }

  @Test func `Parts of Qt are told once, and an application's own buttons count`() throws {
    try expect(
      """
      Qt 6.4.2
        frame "Notes" <showing visible>
         tool-bar "Tools" <sensitive showing visible>
          check-box "" <sensitive showing visible> [Toggle]
          push-button "" <focusable sensitive showing visible> [own]
         text "Search" <editable focusable sensitive showing visible>
          push-button "" <sensitive showing visible> [Press]
         table "Days" <focusable sensitive showing visible>
          filler "" <sensitive showing visible>
           push-button "" <sensitive showing visible> [Press]
         frame "Colors" <sensitive showing visible>
          push-button "Close" (Closes the dock widget) <sensitive showing visible> [Press]
          push-button "Pin" <sensitive showing visible> [own]
         page-tab-list "Pages" <focusable sensitive showing visible>
          page-tab "One" <focusable selected sensitive showing visible> [Press]
           push-button "Close Tab" <sensitive showing visible> [Press]
      """,
      own: 2,
      notes: [
        "the button with the tools for which a tool bar has no room: it has no name",
        "the button that clears a field: it has no name",
        "the arrows of a calendar, and the corner of a table: it has no name",
        "the button with the tools for which a tool bar has no room: it is in a tool bar, and takes no focus: see "
          + "whether keys do the same",
        "the button that clears a field: it takes no focus, but stands inside a control that does: see whether keys "
          + "reach it",
        "the arrows of a calendar, and the corner of a table: it takes no focus",
        "the buttons of a dock: it takes no focus",
        "the buttons of a row of tabs: it takes no focus, but stands inside a control that does: see whether keys "
          + "reach it",
      ])
  }

  @Test func `Parts of Swing are told once, and an application's own buttons count`() throws {
    try expect(
      """
      J2SE-access-bridge 1.0
        frame "Map" <showing visible>
         scroll-bar "" <focusable sensitive showing visible>
          push-button "" <sensitive showing visible> [click]
          push-button "" <sensitive showing visible> [click]
         split-pane "" <focusable sensitive showing visible>
          push-button "" <sensitive showing visible> [click]
         spin-button "Zoom" <focusable sensitive showing visible>
          panel "" <focusable sensitive showing visible>
           text "" <editable focusable sensitive showing visible>
          push-button "" <sensitive showing visible> [click]
         push-button "" <focusable sensitive showing visible> [own]
      """,
      own: 1,
      notes: [
        "the arrows of a scroll bar: it has no name",
        "the buttons that open and close the parts of a split pane: it has no name",
        "the text inside a combo box or a spin button: it has no name",
        "the arrows of a list or a number: it has no name", "the arrows of a scroll bar: it takes no focus",
        "the buttons that open and close the parts of a split pane: it takes no focus",
        "the arrows of a list or a number: it takes no focus, but stands inside a control that does: see whether keys "
          + "reach it",
      ])
  }

  /// Audits names and focus. The findings are those on the application's own objects, whose action is `own`; the notes are
  /// in the report's text, and count nothing.
  private func expect(_ text: String, own: Int, notes: [String]) throws {
    let tree = try #require(try OutlineReader.samples(text).first).tree
    let report = Audit(rules: try RuleSelection("name-missing,focus-missing").rules).report(on: tree)
    let isOwn = report.findings.map { $0.element.hasSuffix("[own]") }
    #expect(isOwn == Array(repeating: true, count: own), "\(report.text)")
    #expect(Set(report.results.flatMap(\.toolkitNotes.keys)) == Set(notes), "\(report.text)")
    let words = report.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("The toolkit's own, not counted"))
    for note in notes { #expect(words.contains(note), "\(report.text)") }
  }
}
