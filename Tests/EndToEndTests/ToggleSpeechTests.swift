import ATSPI
import AccessibilityAudit
import Testing

extension EndToEnd {
  /// What Orca says of toggles and of groups of them: the state is spoken, when one comes to it and when it changes.
  @Suite struct ToggleSpeechTests {
    @Test(
      "Orca says on, off and mixed, of the toggle that has focus",
      .enabled(if: ScreenReader.unavailable == nil, "\(ScreenReader.unavailable ?? "")"))
    func toggle() async throws {
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run("--page", "toggle-button", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await ScreenReader.start(in: gallery.session)
        let shuffle = try await gallery.toggle("Shuffle")
        try await gallery.focus(shuffle)
        try await gallery.press("space")
        try await gallery.expectLabel("Shuffled")
        try await gallery.focus(gallery.toggle("Bold"))
        try await gallery.focus(gallery.button("Select Other Words"))
        let said = try await orca.transcript(upTo: "Select Other Words") { try await gallery.press("shift+Tab", "Tab") }
        let (role, on, off) =
          try await shuffle.role() == .checkBox
          ? ("check box", "checked", "not checked") : ("toggle button", "pressed", "not pressed")
        let states = said.filter { [on, "Shuffle \(role) \(off)."].contains($0) }
        #expect(Array(states.prefix(2)) == ["Shuffle \(role) \(off).", on], "\(said)")
        #expect(said.contains { $0.hasPrefix("Bold \(role)") && $0.contains("partially") }, "\(said)")
      }
    }

    @Test(
      "Orca says the name of the group, and of each radio button the arrow keys come to that it is selected",
      .enabled(if: ScreenReader.unavailable == nil, "\(ScreenReader.unavailable ?? "")"))
    func group() async throws {
      try await Gallery.run("--page", "toggle-button-group", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await ScreenReader.start(in: gallery.session)
        try await gallery.focus(gallery.app.first(.radioButton, named: "Week"))
        try await gallery.press("Right")
        try await gallery.expectLabel("Showing a month")
        try await gallery.focus(gallery.button("Source of One of several"))
        let said = try await orca.transcript(upTo: "Source of One") { try await gallery.press("shift+Tab", "Tab") }
        #expect(said.contains { $0.hasPrefix("Period") }, "\(said)")
        let radios = said.drop { !$0.hasPrefix("Week") }.filter { !["tab", "left shift"].contains($0) }
        #expect(
          Array(radios.prefix(4)) == ["Week.", "selected radio button", "Month.", "selected radio button"], "\(said)")
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
