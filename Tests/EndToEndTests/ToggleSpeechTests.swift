import ATSPI
import AccessibilityAudit
import DesktopSession
import Testing

extension EndToEnd {
  /// What Orca says of toggles and of groups of them: the state is spoken, when one comes to it and when it changes.
  @Suite struct ToggleSpeechTests {
    @Test("Orca says on and off, when focus comes and when a key changes it", .tags(.screenReader))
    func toggle() async throws {
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run("--page", "toggle-button", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let shuffle = try await gallery.toggle("Shuffle")
        let (role, on, off) =
          try await shuffle.role() == .checkBox
          ? ("check box", "checked", "not checked") : ("toggle button", "pressed", "not pressed")
        try await orca.expect("Shuffle \(role) \(off).") { try await gallery.focus(shuffle) }
        for (state, key) in [(on, "space"), (off, "space"), (on, "space")] {
          try await orca.expect(state) { try await gallery.press(key) }
        }
        try await orca.expect("Repeat \(role) \(on).") { try await gallery.press("shift+Tab") }
        try await orca.expect("Shuffle \(role) \(on).") { try await gallery.press("Tab") }
      }
    }

    @Test("Orca says of a mixed toggle that it is so", .tags(.screenReader))
    func mixed() async throws {
      try await Gallery.run("--page", "toggle-button", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        try await gallery.focus(gallery.button("Select Other Words"))
        // Orca leaves out what has passed when it comes to it: focus rests where it goes, away and back.
        var isAway = false
        // A check box by its role, a toggle button by its description.
        let isSaid = { (said: [String]) in
          said.contains { $0.hasPrefix("Bold ") && $0.contains("partially") || $0 == "Partially on." }
        }
        let said = try await orca.transcript(until: isSaid) {
          isAway.toggle()
          try await gallery.press(isAway ? "shift+Tab" : "Tab")
        }
        #expect(isSaid(said), "\(said)")
      }
    }

    @Test(
      "Orca says the name of the group, and of each radio button the arrow keys come to that it is selected",
      .tags(.screenReader))
    func group() async throws {
      try await Gallery.run("--page", "toggle-button-group", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        try await gallery.focus(gallery.app.first(.radioButton, named: "Week"))
        let expected = ["Week selected radio button", "Month selected radio button"]
        // Orca 43 says it in two pieces, 48 in one.
        let isEnough = { (said: [String]) in
          let words = said.filter { !["tab", "left shift"].contains($0) }
          let speech = words.joined(separator: " ").replacing(".", with: "")
          return said.contains { $0.hasPrefix("Period") } && expected.allSatisfy { speech.contains($0) }
        }
        let said = try await orca.transcript(until: isEnough) {
          try await gallery.press("Right")
          try await gallery.expectLabel("Showing a month")
          try await gallery.press("Left")
          try await gallery.expectLabel("Showing a week")
          try await gallery.press("Tab", "shift+Tab")
        }
        #expect(isEnough(said), "\(said)")
      }
    }
  }
}

extension Gallery {
  /// The toggle of that name, in the role that the running GTK has for it.
  func toggle(_ name: String) async throws -> Accessible {
    let node = try await app.tree().preorder.first {
      $0.name == name && ($0.role == .toggleButton || $0.role == .checkBox)
    }
    return try app.accessible(#require(node))
  }
}
