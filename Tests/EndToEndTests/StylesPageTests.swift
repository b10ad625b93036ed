import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd {
  @Suite struct StylesPageTests {
    @Test("Escape presses the button that cancels, wherever keyboard focus is in the window")
    func roles() async throws {
      try await Gallery.run("--page", "styles") { gallery in
        let discard = try await gallery.button("Discard")
        try await gallery.focus(discard)
        try await gallery.press("Escape")
        try await gallery.expectLabel("Cancelled")
        try await discard.perform("click")
        try await gallery.expectLabel("Discarded")
        try await gallery.focus(gallery.button("Inspect Roles"))
        try await gallery.press("Escape")
        try await gallery.expectLabel("Cancelled")
      }
    }

    @Test("Keys and the accessibility bus run the action at once, whatever gesture the style requires")
    func triggers() async throws {
      try await Gallery.run("--page", "styles") { gallery in
        try await gallery.focus(gallery.button("Drum"))
        try await gallery.press("space")
        try await gallery.expectLabel("One beat")
        try await gallery.button("Start Over").perform("click")
        try await gallery.expectLabel("No beat yet")
      }
    }
  }
}
