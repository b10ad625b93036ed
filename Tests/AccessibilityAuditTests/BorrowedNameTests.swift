import AccessibilityAudit
import Testing

/// The words about controls that a toolkit calls by something else, and about the text beside them.
@Suite struct BorrowedNameTests {
  private func seen(_ text: String, rule: String = "name-missing") throws -> [String] {
    let tree = try #require(try OutlineReader.samples(text).first).tree
    return Audit(rules: try RuleSelection(rule).rules).report(on: tree).violations.map(\.seen)
  }

  @Test func `The text in the row of a field is beside it, whatever the order of the tree`() throws {
    let seen = try seen(
      """
      gtk 3.24.38
        dialog "Profile" <showing visible>
         panel "" <showing visible> extents="0,0,400,200"
          filler "" <showing visible> extents="200,80,180,34"
           text "" <editable focusable sensitive showing visible> extents="200,80,150,34"
           push-button "Browse" <focusable sensitive showing visible> extents="350,80,30,34"
          label "Server" <showing visible> extents="10,88,60,17"
          text "" <editable focusable sensitive showing visible> extents="200,40,180,34"
          label "Group" <showing visible> extents="10,48,40,17"
          text "" <editable focusable sensitive showing visible> extents="10,150,180,34"
          label "Notes" <showing visible> extents="10,130,40,17"
          combo-box "0" <sensitive showing visible> extents="200,2,180,34"
           menu "" <sensitive>
            menu-item "Password" <sensitive visible>
          label "Authentication" <showing visible> extents="10,10,120,17"
      """)
    #expect(
      seen == [
        "it has no name; the text \"Server\" beside it does not label it",
        "it has no name; the text \"Group\" beside it does not label it",
        "it has no name; the text \"Notes\" beside it does not label it",
        "its name \"0\" is only its value; the text \"Authentication\" beside it does not label it",
      ])
  }

  @Test func `A text that labels another control, or stands behind one, is not beside a field`() throws {
    let seen = try seen(
      """
      gtk 3.24.38
        dialog "Profile" <showing visible>
         panel "" <showing visible> extents="0,0,400,200"
          label "Size:" <showing visible> id="size" extents="10,10,40,17"
          spin-button "" <editable focusable sensitive showing visible> labelled-by="size" extents="60,2,80,34"
          text "" <editable focusable sensitive showing visible> extents="150,2,80,34"
          label "Place:" <showing visible> extents="10,60,40,17"
          check-box "Fixed" <focusable sensitive showing visible> extents="60,52,80,34"
          text "" <editable focusable sensitive showing visible> extents="150,52,80,34"
      """)
    #expect(seen == ["it has no name", "it has no name"])
  }

  @Test func `A text labels the box around a field, and not the field`() throws {
    let seen = try seen(
      """
      vcl 7.4.7
        frame "Slides" <showing visible>
         panel "" <showing visible> extents="0,0,400,100"
          filler "" <showing visible> id="box" labelled-by="label" extents="100,0,200,40"
           toggle-button "" <focusable sensitive showing visible> [click] extents="100,0,200,40"
          label "Background:" <showing visible> id="label" label-for="box" extents="0,10,90,20"
      """)
    #expect(seen == ["it has no name; the text \"Background:\" beside it does not label it"])
  }

  @Test func `The title of a text that scrolls is above it, whatever stands at the end of its row`() throws {
    let text = """
      gtk 3.24.38
        frame "Translations" <showing visible>
         panel "" <showing visible> extents="0,0,700,300"
          label "Source" <showing visible> label-for="hidden" extents="6,0,88,17"
          panel "" id="hidden"
          label "12" <showing visible> extents="588,2,83,13"
          scroll-pane "" <showing visible> extents="4,25,667,100"
           text "" <focusable multi-line sensitive showing visible> extents="4,25,667,100"
          label "Translation" <showing visible> extents="6,138,85,17"
          toggle-button "Later" <focusable sensitive showing visible> [click] extents="559,130,112,34"
          scroll-pane "" <showing visible> extents="4,170,667,100"
           text "" <editable focusable multi-line sensitive showing visible> extents="4,170,667,100"
      """
    #expect(
      try seen(text) == [
        "it has no name; the text \"Source\" beside it does not label it",
        "it has no name; the text \"Translation\" beside it does not label it",
      ])
    // The text of another field in that row is not that of the field below.
    let row = text.replacing("toggle-button \"Later\"", with: "entry \"Later\"")
    #expect(try seen(row).last == "it has no name")
  }

  @Test func `A control that only the box around it names is told with the text beside it`() throws {
    let seen = try seen(
      """
      Qt 6.4.2
        dialog "Settings" <showing visible>
         panel "Sound" <showing visible> id="sound" extents="0,0,400,80"
          label "Quality:" <showing visible> extents="10,20,300,14"
          label "Low" <showing visible> extents="10,40,40,20"
          slider "Sound" <focusable sensitive showing visible> labelled-by="sound" extents="60,40,200,20" value="1,0,3"
          label "High" <showing visible> extents="270,40,40,20"
      """)
    #expect(
      seen == [
        "only the box around it gives it a name, \"Sound\"; the text \"Quality:\" beside it does not label it"
      ])
  }

  @Test func `A description tells what a combo box called by its value is for`() throws {
    let text = """
      gtk 3.24.38
        frame "Remote" <showing visible>
         label "Connect by" <showing visible>
         combo-box "SSH" (Protocol of the connection) <sensitive showing visible>
          menu "" <sensitive>
           menu-item "SSH" <sensitive visible>
      """
    #expect(try seen(text).isEmpty)
    #expect(
      try seen(text, rule: "name-is-description") == [
        "its name \"SSH\" is only its value; the text \"Connect by\" beside it does not label it"
      ])
  }
}
