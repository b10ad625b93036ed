import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd {
  @Suite struct AccessibilityPageTests {
    @Test("The names that the page shows are those that are exposed")
    func names() async throws {
      try await Gallery.run("--page", "accessibility") { gallery in
        for name in ["Archive", "Move to the bin", "Messages, 12", "7 guests"] {
          _ = try await gallery.button(name)
          try await gallery.expectLabel("“\(name)”")
        }
      }
    }

    @Test("The states that the page shows are those that are exposed, and follow each press")
    func states() async throws {
      try await Gallery.run("--page", "accessibility") { gallery in
        let (pin, talk) = (try await gallery.button("Pin"), try await gallery.button("Talk"))
        var told = try await gallery.told()
        #expect(told.contains("description: Turn Mute off first") && !told.contains("Selected"), "\(told)")
        let reason = try await talk.node().description
        #expect(reason == "Turn Mute off first")
        try await pin.perform("click")
        try await pin.wait { $0.states.contains(.pressed) && $0.description == "Selected" }
        told = try await gallery.told()
        #expect(told.contains("description: Selected"), "\(told)")
        try await gallery.toggle("Mute").perform("click")
        try await talk.wait { $0.states.contains(.sensitive) && $0.description.isEmpty }
        told = try await gallery.told()
        #expect(!told.contains("Turn Mute off first"), "\(told)")
      }
    }

    @Test("The page shows announcements of work, and none of short work")
    func announcements() async throws {
      try await Gallery.run("--page", "accessibility") { gallery in
        let lookUp = try await gallery.button("Look Up")
        let labels = try await gallery.withShortWork(of: lookUp) {
          let labels = try await gallery.announcements()
          try await gallery.focus(lookUp)
          try await gallery.press("space")
          return labels
        }
        try await gallery.focus(gallery.button("Synchronize"))
        try await gallery.press("space")
        try await labels.expect("“Synchronize, busy”")
        try await labels.expect("“Synchronize, done”")
        #expect(await labels.all.filter { $0.contains("Look Up,") } == [])
      }
    }
  }
}

extension Gallery {
  /// Returns the page's text about the states of its buttons.
  fileprivate func told() async throws -> String {
    try await app.first(.label, where: { $0.contains("ThimbleToggleButton \"Mute\"") }).name()
  }
}
