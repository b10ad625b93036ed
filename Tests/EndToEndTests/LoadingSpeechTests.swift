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

    @Test("The work of a button without focus is announced, before GTK 4.14 by the control with focus")
    func unfocused() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let save = try await gallery.button("Save")
        try await gallery.focus(save)
        let words = try await gallery.announcements()
        try await gallery.button("Send Report").perform("click")
        try await words.expect("You are offline")
        // Later than the outcome of the other button.
        try await gallery.press("space")
        try await words.expect("Save, busy")
        let said = await words.all.filter { $0.hasPrefix("Send Report,") }
        #expect(said == ["Send Report, busy", "Send Report, failed. You are offline"])
        #expect(try await gallery.button("Send Report").name() == "Send Report")
      }
    }

    @Test("Orca speaks busy once, the end of the work once, and nothing of short work", .tags(.screenReader))
    func transcript() async throws {
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run("--page", "loading", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        // Its work lasts until Escape: Orca does not speak of a state that has passed.
        let search = try await gallery.button("Search Everywhere")
        try await orca.speech { try await gallery.focus(search) }
        let work = try await orca.speech(upTo: "busy") { try await gallery.press("space") }
        #expect(work.utterances == ["Search Everywhere, busy"])
        let end = try await orca.speech(upTo: "cancelled") { try await gallery.press("Escape") }
        #expect(end.utterances.filter { $0.hasPrefix("Search") } == ["Search Everywhere, cancelled"])
        let check = try await gallery.button("Check")
        try await orca.speech { try await gallery.focus(check) }
        let first = try await gallery.withShortWork(of: check) {
          let first = orca.said.count
          try await gallery.press("space")
          return first
        }
        try await orca.rest()
        let short = Speech(orca.said[first...])
        #expect(!short.contains("Check,"), "\(short)")
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
        // Focus goes to the cause at once. Orca ignores a name that changes meanwhile, but speaks the announcement of newer
        // versions of GTK.
        let times = press.utterances.count { $0 == "Create File, Enter a file name first" }
        #expect(try await gallery.announces() ? times == 1 : times <= 1, "\(press)")
        #expect(press.contains("File name"), "\(press)")
      }
    }
  }
}

extension Gallery {
  /// Returns true if its version of GTK has announcements. Without them, the kit changes the name for a moment.
  fileprivate func announces() async throws -> Bool {
    let version = try await app.tree().toolkitVersion.split(separator: ".").compactMap { Int($0) }
    return version.count > 1 && version[1] >= 14
  }
}
