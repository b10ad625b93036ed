import ATSPI
import AccessibilityAudit
import Testing

extension EndToEnd {
  @Suite struct LoadingPageTests {
    @Test("A button at work is busy, cannot be pressed, keeps focus, and then has done its work once")
    func asyncAction() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let button = try await gallery.button("Save")
        try await gallery.focus(button)
        try await gallery.press("space")
        let busy = try await button.wait { $0.states.contains(.busy) }
        #expect(busy.states.contains([.focused, .focusable]))
        #expect(!busy.states.contains(.sensitive))
        try await gallery.expectLabel("Saved")
        let done = try await button.wait { !$0.states.contains(.busy) }
        #expect(done.states.contains([.focused, .sensitive]))
      }
    }

    @Test("Loading by hand is busy until it is stopped")
    func manual() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let target = try await gallery.button("Synchronise")
        try await gallery.button("Start").perform("click")
        try await target.wait { $0.states.contains(.busy) }
        try await gallery.button("Stop").perform("click")
        try await target.wait { !$0.states.contains(.busy) && $0.states.contains(.sensitive) }
      }
    }

    @Test("A failure is told, and the button can be pressed again")
    func failure() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let button = try await gallery.button("Send Report")
        try await button.perform("click")
        try await gallery.expectLabel("You are offline")
        try await button.wait { !$0.states.contains(.busy) && $0.states.contains(.sensitive) }
      }
    }
  }
}
