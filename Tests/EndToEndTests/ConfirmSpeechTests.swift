import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The announcements of a confirmed action: each sentence once, and never a bare name after it.
  @Suite struct ConfirmSpeechTests {
    @Test("Over the bus: an action confirmed by holding or by two presses announces its outcome once")
    func hold() async throws {
      try await Gallery.run("--page", "confirm", environment: Gallery.moreTime) { gallery in
        let delete = try await gallery.button("Delete")
        try await gallery.focus(delete)
        let words = try await gallery.announcements(of: delete)
        try await gallery.hold("space") {
          let count = try await words.expect("Delete, done")
          #expect(count == 1)
        }
        try await gallery.press("space")
        #expect(try await words.expect("Hold to Delete, or press again") == 1)
        #expect(try await delete.name() == "Delete")
        let lastWords = try await gallery.announcements(of: delete)
        // A key that comes again at once may bounce. An assistive technology is meant at any time.
        try await delete.perform("click")
        #expect(try await lastWords.expect("Delete, done") == 1)
        #expect(await lastWords.all.filter { !$0.isEmpty } == ["Delete, done"])
        let sentences = ["Delete, done", "Hold to Delete, or press again"]
        #expect(await words.all.filter { !$0.isEmpty }.starts(with: sentences))
        #expect(try await delete.name() == "Delete")
      }
    }

    @Test("Over the bus: the offer to undo is one sentence, and so is undoing")
    func undo() async throws {
      try await Gallery.run("--page", "confirm", environment: Gallery.moreTime) { gallery in
        let send = try await gallery.button("Send Message")
        try await gallery.focus(send)
        let words = try await gallery.announcements(of: send)
        let offer = "Send Message in 250 seconds. Press again to undo"
        try await gallery.press("space")
        #expect(try await words.expect(offer) == 1)
        try await send.wait { $0.name == "Undo" }
        try await gallery.press("Escape")
        #expect(try await words.expect("Send Message, undone") == 1)
        try await send.wait { $0.name == "Send Message" }
        #expect(await words.all.filter { !$0.isEmpty } == [offer, "Send Message, undone"])
        try await gallery.expectLabel("Not sent yet")
      }
    }

    @Test("Over the bus: the end of the time to undo is one sentence")
    func end() async throws {
      try await Gallery.run("--page", "confirm") { gallery in
        let send = try await gallery.button("Send Message")
        try await gallery.focus(send)
        let words = try await gallery.announcements(of: send)
        try await gallery.press("space")
        #expect(try await words.expect("Send Message, done") == 1)
        let offer = "Send Message in 5 seconds. Press again to undo"
        #expect(await words.all.filter { !$0.isEmpty } == [offer, "Send Message, done"])
        try await gallery.expectLabel("Message sent")
        #expect(try await send.name() == "Send Message")
      }
    }

    @Test("The first focus does not report the description again")
    func description() async throws {
      try await Gallery.run("--page", "confirm") { gallery in
        let delete = try await gallery.button("Delete")
        let focused = try #require(EventKind.stateChanged(.focused))
        let events = try await gallery.desktop.events(focused, .descriptionChanged, of: gallery.app)
        try await gallery.focus(delete)
        try await gallery.press("Tab")
        try await delete.wait { !$0.states.contains(.focused) }
        let again = try await Deadlines.within(patience) {
          var isFocused = false
          var again: [String] = []
          for await event in events where event.source == delete {
            if event.kind == .descriptionChanged {
              if isFocused { again.append(event.text ?? "") }
            } else if event.detail1 == 1 {
              isFocused = true
            } else if isFocused {
              return again as [String]?
            }
          }
          return nil
        }
        #expect(again == [], "A screen reader speaks the description again; nil without the events of focus.")
      }
    }

    @Test("Orca speaks the description once, then each sentence once, and nothing else", .tags(.screenReader))
    func transcript() async throws {
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run(
        "--page", "confirm", environment: Gallery.moreTime, expecting: "Screen coordinates not supported"
      ) { gallery in
        let orca = try await gallery.screenReader()
        let (delete, send) = (try await gallery.button("Delete"), try await gallery.button("Send Message"))
        let arrival = try await orca.speech { try await gallery.focus(delete) }
        #expect(arrival.count(ofDescription: "Hold to Delete") == 1, "\(arrival)")
        let held = try await orca.speech(upTo: "Delete, done") {
          try await gallery.hold("space") { try await gallery.expectLabel("Deleted") }
        }
        #expect(held.utterances == ["Delete, done"])
        let asking = "Hold to Delete, or press again"
        let asked = try await orca.speech(upTo: asking) { try await gallery.press("space") }
        #expect(asked.utterances == [asking])
        // A key that comes again at once may bounce. An assistive technology is meant at any time.
        let done = try await orca.speech(upTo: "Delete, done") { try await delete.perform("click") }
        #expect(done.utterances == ["Delete, done"])
        let askedAnew = try await orca.speech(upTo: asking) { try await gallery.press("space") }
        #expect(askedAnew.utterances == [asking])
        try await orca.speech { try await gallery.focus(send) }
        let offered = try await orca.speech(upTo: "undo") { try await gallery.press("space") }
        #expect(offered.utterances == ["Send Message in 250 seconds. Press again to undo"])
        let undone = try await orca.speech(upTo: "undone") { try await gallery.press("space") }
        #expect(undone.utterances == ["Send Message, undone"])
      }
    }

    @Test(
      "Orca speaks the offer to undo once and the outcome once, and nothing of the button without focus",
      .tags(.screenReader))
    func endTranscript() async throws {
      try await Gallery.run(
        "--page", "confirm", environment: Gallery.someMoreTime, expecting: "Screen coordinates not supported"
      ) { gallery in
        let orca = try await gallery.screenReader()
        let send = try await gallery.button("Send Message")
        try await orca.speech { try await gallery.focus(send) }
        let sent = try await orca.speech(upTo: "done") {
          try await gallery.press("space")
          try await gallery.expectLabel("Message sent")
        }
        #expect(sent.utterances == ["Send Message in 15 seconds. Press again to undo", "Send Message, done"])
        let away = try await orca.speech { try await gallery.moveFocus(by: "Tab") }
        #expect(!away.contains("Send Message"), "\(away)")
        let back = try await orca.speech { try await gallery.moveFocus(by: "shift+Tab") }
        #expect(back.contains("Send Message button"), "\(back)")
      }
    }

    @Test("For failed work Orca speaks the outcome with the reason, and no name after it", .tags(.screenReader))
    func failureTranscript() async throws {
      try await Gallery.run("--page", "loading", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let send = try await gallery.button("Send Report")
        try await orca.speech { try await gallery.focus(send) }
        let said = try await orca.speech(upTo: "offline") { try await gallery.press("space") }
        #expect(said.utterances == ["Send Report, busy", "Send Report, failed. You are offline"])
      }
    }

    @Test("Over the bus: a failure is announced with its reason")
    func failure() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let send = try await gallery.button("Send Report")
        try await gallery.focus(send)
        let words = try await gallery.announcements(of: send)
        try await gallery.press("space")
        #expect(try await words.expect("Send Report, failed. You are offline") == 1)
      }
    }
  }
}
