import Testing

@testable import Thimble

/// The precedence of a control's name, tooltip and description.
@Suite struct ControlWordsTests {
  @Test func `A temporary title overrides a label, and a label overrides the title`() {
    var name = ControlWords.Name(title: "_Send")
    #expect(name.spoken == "Send")
    name.label = "Send the report"
    #expect(name.spoken == "Send the report")
    name.passing = "Undo"
    #expect(name.spoken == "Undo")
    #expect(name.lasting == "Send the report")
  }

  @Test func `A badge is spoken after the name, and a blank one is not spoken`() {
    #expect(ControlWords.Name(title: "Inbox", badge: "3").spoken == "Inbox, 3")
    #expect(ControlWords.Name(title: "Inbox", badge: " ").spoken == "Inbox")
    #expect(ControlWords.Name(title: " ", badge: "3").spoken == nil)
  }

  @Test func `The reason overrides every other tooltip and description`() {
    var words = ControlWords(name: "Save", ownTooltip: "To the disk", hint: "Writes the file", shown: "All pages")
    #expect(words.tooltip == "To the disk")
    #expect(words.description(saysKeys: true) == "Writes the file")
    words.explanation = "Enter a name first"
    #expect(words.tooltip == "Enter a name first")
    #expect(words.description(saysKeys: true) == "Enter a name first")
  }

  @Test func `Keys are in the tooltip, and in the description unless GTK exposes them`() {
    let words = ControlWords(name: "Save", keys: "Ctrl+S")
    #expect(words.tooltip == "Save (Ctrl+S)")
    #expect(words.description(saysKeys: true) == "Ctrl+S")
    #expect(words.description(saysKeys: false) == nil)
  }

  @Test func `The name is never repeated, and sentences have one order`() {
    var words = ControlWords(name: "Follow", showsNameAsTooltip: true)
    #expect(words.tooltip == "Follow")
    #expect(words.description(saysKeys: true) == nil)
    words.unspokenState = "Selected"
    words.hint = "Adds it to your list"
    words.pressHint = "Hold: more"
    #expect(words.description(saysKeys: true) == "Selected. Adds it to your list. Hold: more")
  }
}
