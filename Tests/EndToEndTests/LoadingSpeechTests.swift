import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The announcements of a button at work, on the bus and by a screen reader.
  @Suite struct LoadingSpeechTests {
    @Test("Busy and the outcome are each announced once over the bus, and the name returns")
    func bus() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let button = try await gallery.button("Save")
        try await gallery.focus(button)
        let words = try await gallery.announcements(of: button)
        try await gallery.press("space")
        #expect(try await words.expect("Save, busy") == 1)
        #expect(try await words.expect("Save, done") == 1)
        try await button.wait { $0.name == "Save" }
        #expect(await words.all.filter { $0.contains(", ") } == ["Save, busy", "Save, done"])
      }
    }

    @Test("A button without focus in a window with focus does not change its name")
    func unfocused() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let button = try await gallery.button("Send Report")
        try await button.perform("click")
        try await gallery.expectLabel("You are offline")
        #expect(try await button.name() == "Send Report")
      }
    }

    @Test("Orca speaks busy once, the outcome once, and nothing of short work", .tags(.screenReader))
    func transcript() async throws {
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run("--page", "loading", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let save = try await gallery.button("Save")
        try await orca.speech { try await gallery.focus(save) }
        let work = try await orca.speech(upTo: "Save, done") { try await gallery.press("space") }
        #expect(work.utterances == ["Save, busy", "Save, done"])
        let check = try await gallery.button("Check")
        try await orca.speech { try await gallery.focus(check) }
        var time = Duration.zero
        let short = try await orca.speech {
          let start = ContinuousClock.now
          try await gallery.press("space")
          try await gallery.expectLabel("All is well")
          time = start.duration(to: .now)
          try await check.wait { !$0.states.contains(.busy) }
        }
        // On a busy machine, short work may take long. PendingSpeechTests counts the time exactly.
        #expect(!short.contains("Check,") || time > .milliseconds(400), "\(short)")
      }
    }

    @Test(
      "Orca speaks a button that is disabled with a reason: disabled and the reason, once, on focus",
      .tags(.screenReader))
    func reasonTranscript() async throws {
      try await Gallery.run("--page", "loading", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let create = try await gallery.button("Create File")
        try await gallery.button("Clear Name").perform("click")
        try await create.wait { !$0.states.contains(.sensitive) }
        let arrival = try await orca.speech { try await gallery.focus(create) }
        #expect(arrival.contains("Create File button grayed"), "\(arrival)")
        #expect(arrival.count(ofDescription: "Enter a file name first") == 1, "\(arrival)")
        let words = try await gallery.announcements(of: create)
        let press = try await orca.speech {
          try await gallery.press("space")
          #expect(try await words.expect("Create File, Enter a file name first") == 1)
          try await create.wait { !$0.states.contains(.focused) }
        }
        // Focus goes to the cause at once. Orca 43 ignores a name that changes meanwhile, Orca 48 speaks it.
        #expect(press.utterances.filter { $0 == "Create File, Enter a file name first" }.count <= 1, "\(press)")
        #expect(press.contains("File name"), "\(press)")
      }
    }
  }
}
