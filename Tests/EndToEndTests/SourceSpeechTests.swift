import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The words of Orca in the source of a sample, whose text is coloured where GTK can.
  @Suite struct SourceSpeechTests {
    @Test("Orca reads the source of a sample line by line", .tags(.screenReader))
    func sourceSpeech() async throws {
      try await Gallery.run("--page", "toggle-button", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        try await gallery.inspect("On and off", "Source")
        let view = try await gallery.app.first(.text, named: "Swift source of On and off")
        try await orca.speech { try await gallery.focus(view) }
        for words in ["WrapBox", "Repeat"] {
          let speech = try await orca.speech(upTo: words) { try await gallery.press("Down") }
          #expect(speech.contains(words), "\(speech)")
        }
        await orca.end()
      }
    }
  }
}
