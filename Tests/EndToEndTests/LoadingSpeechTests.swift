import ATSPI
import AccessibilityAudit
import DesktopSession
import Testing

extension EndToEnd {
  /// What a button at work says, on the bus and by a screen reader.
  @Suite struct LoadingSpeechTests {
    @Test("Busy and the outcome go over the bus once each, by one way, and the name comes back")
    func bus() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let button = try await gallery.button("Save")
        try await gallery.focus(button)
        let words = try await gallery.events(of: button)
        try await gallery.press("space")
        #expect(await words.heard(upTo: "Save, busy") == 1)
        #expect(await words.heard(upTo: "Save, done") == 1)
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

    @Test("What Orca says: busy once, the outcome once, nothing of short work", .tags(.screenReader))
    func transcript() async throws {
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run("--page", "loading", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let save = try await gallery.button("Save")
        try await gallery.focus(save)
        // Twice: of the first time Orca may miss the beginning, when it still looks at what has focus.
        for _ in 0..<2 {
          try await gallery.press("space")
          try await save.wait { $0.states.contains(.busy) }
          try await save.wait { $0.name == "Save" && !$0.states.contains(.busy) }
        }
        let check = try await gallery.button("Check")
        try await gallery.focus(check)
        // It may pass over what is pressed while it still speaks of something else: until it has heard of a press here.
        try await orca.hear(until: { said in
          said.lastIndex(of: "Save, done").map { said[$0...].contains("space") } ?? false
        }) {
          try await gallery.press("space")
          try await gallery.expectLabel("All is well")
          try await check.wait { !$0.states.contains(.busy) }
        }
        try await gallery.focus(gallery.button("Clear Name"))
        let said = try await orca.transcript(upTo: "Clear Name") { try await gallery.press("shift+Tab", "Tab") }
        let words = said.filter { $0 == "Save, busy" || $0 == "Save, done" }
        #expect(words.suffix(2) == ["Save, busy", "Save, done"] && words.count <= 4, "\(said)")
        #expect(zip(words, words.dropFirst()).allSatisfy { $0 != $1 }, "Each once: \(said)")
        let after = try #require(said.lastIndex(of: "Save, done"), "\(said)")
        #expect(said[after...].contains("space"), "Orca was there: \(said)")
        #expect(!said.contains { $0.hasPrefix("Check,") }, "\(said)")
        print("Orca: \(said.drop { !$0.hasPrefix("Save ") }.joined(separator: " | "))")
      }
    }

    @Test(
      "What Orca says of a button that is disabled with a reason: disabled and the reason, once, when focus comes",
      .tags(.screenReader))
    func reasonTranscript() async throws {
      try await Gallery.run("--page", "loading", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let create = try await gallery.button("Create File")
        try await gallery.button("Clear Name").perform("click")
        try await create.wait { !$0.states.contains(.sensitive) }
        try await gallery.focus(create)
        let words = try await gallery.events(of: create)
        try await gallery.press("space")
        #expect(await words.heard(upTo: "Create File, Enter a file name first") == 1)
        try await create.wait { !$0.states.contains(.focused) }
        try await gallery.focus(gallery.button("Clear Name"))
        // The press may have come before Orca had looked at the button: what counts is that focus comes once more.
        let said = try await orca.transcript(until: { Self.arrivals($0).contains { !$0.isEmpty } }) {
          try await gallery.press("shift+Tab")
          try await create.wait { $0.states.contains(.focused) }
          try await gallery.press("Tab")
          try await create.wait { !$0.states.contains(.focused) }
        }
        let arrivals = Self.arrivals(said)
        #expect(arrivals.contains { $0.count == 1 } && arrivals.allSatisfy { $0.count < 2 }, "\(said)")
        let heard = said.drop { !$0.hasPrefix("Create File") }
        #expect(
          heard.filter { $0.hasPrefix("Create File ") && Self.isButton($0) }.allSatisfy { $0.contains("grayed") },
          "\(said)")
        // Focus goes to the cause at once: of a name that changes meanwhile Orca 43 takes no notice, 48 hears it.
        #expect(heard.filter { $0 == "Create File, Enter a file name first" }.count <= 1, "\(said)")
        print("Orca: \(heard.joined(separator: " | "))")
      }
    }

    /// Orca 43 says "push button", 48 "button".
    private static func isButton(_ words: String) -> Bool { words.contains(/\ button( grayed)?\.$/) }

    /// The reasons that were said after each time that focus came to the button, until something else was spoken of.
    private static func arrivals(_ said: [String]) -> [[String]] {
      said.indices.filter { isButton(said[$0]) && said[$0].hasPrefix("Create File ") }.map { start in
        said[(start + 1)...].prefix { !isButton($0) }.filter { $0.hasPrefix("Enter a file name first") }
      }
    }
  }
}
