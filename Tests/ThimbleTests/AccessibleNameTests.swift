import Testing

@testable import Thimble

@Suite("Accessible names")
struct AccessibleNameTests {
  @Test(
    "A mnemonic's underscore is not spoken",
    arguments: [
      ("_Save", "Save"), ("Save _As", "Save As"), ("a__b", "a_b"), ("Plain", "Plain"), ("_", ""), ("___x", "_x"),
    ])
  func mnemonics(title: String, spoken: String) {
    #expect(AccessibleName.withoutMnemonic(title) == spoken)
  }

  @Test("Blank text is no name", arguments: ["", " ", "\n\t", "\u{200B}", "\u{A0}", "\u{FE0F}"])
  func blank(label: String) {
    #expect(AccessibleName.spoken(label) == nil)
  }

  @Test("Any other text is a name", arguments: ["Add", " Add ", "➕", "é"])
  func named(label: String) {
    #expect(AccessibleName.spoken(label) == label)
  }

  @Test("A control without a name ends the process, with a message and advice")
  func refused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AccessibleName.required(" ", of: IconButton.self)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("the accessibility label is empty"))
    #expect(message.contains("such as"))
  }
}

@Suite("Names on one line")
struct OneLineNameTests {
  @Test("Line breaks become spaces, and NUL is removed")
  func oneLine() {
    #expect(AccessibleName.oneLine("Save") == "Save")
    #expect(AccessibleName.oneLine("\nSave\r\nall\u{2029}files\0") == "Save all files")
  }

  @Test("An accent on the underscore does not hide it: GTK looks at code points")
  func combining() { #expect(AccessibleName.withoutMnemonic("_\u{301}a") == "\u{301}a") }
}
