import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd {
  @Suite struct LoadingPageTests {
    @Test("A button at work is busy, drops presses, keeps focus, and does its work once")
    func asyncAction() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let button = try await gallery.button("Save")
        try await gallery.focus(button)
        let changes = try await gallery.stateChanges(of: button)
        try await gallery.press("space")
        try await changes.expect(.gained(.busy), .lost(.busy))
        try await gallery.expectLabel("Saved")
        let done = try await button.wait { !$0.states.contains(.busy) && $0.states.contains(.sensitive) }
        #expect(done.states.contains(.focused))
        let all = await changes.all
        #expect(all.contains(.lost(.sensitive)), "\(all)")
        #expect(!all.contains(.lost(.focused)) && !all.contains(.lost(.focusable)), "\(all)")
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

    @Test("A failure is announced, and the button can be pressed again")
    func failure() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let button = try await gallery.button("Send Report")
        try await button.perform("click")
        try await gallery.expectLabel("You are offline")
        try await button.wait { !$0.states.contains(.busy) && $0.states.contains(.sensitive) }
      }
    }

    @Test("Escape stops the work; a second Escape goes to other handlers")
    func escape() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let button = try await gallery.button("Search Everywhere")
        try await gallery.focus(button)
        try await gallery.press("space")
        try await gallery.expectLabel("Searching for a minute…")
        try await gallery.press("Escape")
        try await gallery.expectLabel("Search cancelled")
        let done = try await button.wait { !$0.states.contains(.busy) }
        #expect(done.states.contains([.focused, .sensitive]))
      }
    }

    @Test("A press during the work of a button with a queue is the next run")
    func queue() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let button = try await gallery.button("Queue")
        try await gallery.focus(button)
        let changes = try await gallery.stateChanges(of: button)
        // Both come to the application at once, so that the second one comes during the work of the first.
        try await gallery.session.act(["key", "space", "key", "space"])
        try await gallery.expectLabel("2 runs")
        let all = await changes.all
        #expect(all.contains(.gained(.busy)))
        #expect(!all.contains(.lost(.sensitive)), "A press has an effect: \(all)")
      }
    }

    @Test("A button disabled with a reason takes focus, explains itself, leads to the cause, and is enabled with it")
    func reason() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        let button = try await gallery.button("Create File")
        try await gallery.button("Clear Name").perform("click")
        let disabled = try await button.wait { !$0.states.contains(.sensitive) }
        #expect(disabled.states.contains(.focusable))
        #expect(disabled.description == "Enter a file name first")
        try await gallery.focus(button)
        let words = try await gallery.announcements(of: button)
        try await gallery.press("space")
        #expect(try await words.expect("Create File, Enter a file name first") == 1)
        try await button.wait { !$0.states.contains(.focused) }
        try await gallery.press("a")
        let enabled = try await button.wait { $0.states.contains(.sensitive) }
        #expect(enabled.description == "")
      }
    }
  }
}
