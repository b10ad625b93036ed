import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// Links to pages, back and forward, and the window that a gallery remembers.
  @Suite struct LinkTests {
    @Test("A link opens its page with its settings, also in a running gallery")
    func links() async throws {
      try await Gallery.run("thimble-gallery:button?scheme=dark") { gallery in
        _ = try await gallery.button("Light style")
        let second = try gallery.session.launch(
          DesktopSession.product("thimble-gallery"), ["thimble-gallery:loading/quick?scheme=light"])
        #expect(await second.end(allowing: patience) == 0)
        _ = try await gallery.button("Dark style")
        let sample = try await gallery.app.first(.pushButton, named: "Check")
        let isSeen = try await gallery.eventually {
          let place = try await gallery.place(of: sample)
          // The last but one sample of a long page must be within the window's first height.
          return place.y > 0 && place.y + place.height <= 760
        }
        #expect(isSeen)
      }
    }

    @Test("Back and forward go through the pages that were shown")
    func history() async throws {
      try await Gallery.run("--page", "button") { gallery in
        let back = try await gallery.button("Go Back")
        #expect(try await !back.states().contains(.sensitive))
        try await gallery.press("Down")
        try await back.wait { $0.states.contains(.sensitive) }
        try await back.perform("click")
        try await back.wait { !$0.states.contains(.sensitive) }
        let forward = try await gallery.button("Go Forward")
        try await forward.wait { $0.states.contains(.sensitive) }
        try await gallery.press("alt+Right")
        try await forward.wait { !$0.states.contains(.sensitive) }
      }
    }

    @Test("A gallery restores the last page and style; a damaged file counts as missing")
    func memory() async throws {
      let state = FileManager.default.temporaryDirectory.appendingPathComponent("thimble state \(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: state) }
      let file = state.appendingPathComponent("org.thimble.Gallery/window")
      try await DesktopSession.run { session in
        let first = try await start(["--page", "hold", "--text-scale", "2", "--scheme", "light"], in: session, state)
        try await first.button("Dark style").perform("click")
        _ = try await first.button("Light style")
        try await first.press("ctrl+q")
        #expect(await first.process.end(allowing: patience) == 0)
        // The text size from the options is no choice of the user.
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.first == "thimble-gallery:hold?scheme=dark")

        let second = try await start([], in: session, state)
        _ = try await second.button("Light style")
        let row = try await second.app.first(.listItem, named: "Holding")
        try await row.wait { $0.states.contains(.selected) }
        await second.process.end()

        try Data([0xff, 0x00, 0x3f]).write(to: file)
        let third = try await start(["--scheme", "light"], in: session, state)
        _ = try await third.button("Dark style")
        await third.process.end()
      }
    }

    private func start(_ arguments: [String], in session: DesktopSession, _ state: URL) async throws -> Gallery {
      try await Gallery.start(
        "thimble-gallery", arguments, environment: ["XDG_STATE_HOME": state.path], in: session)
    }

    @Test("The tool bar of the page changes a setting and shows its value, and the main menu resets all settings")
    func surroundings() async throws {
      try await Gallery.run("--page", "button", "--scheme", "dark", "--width", "phone") { gallery in
        try await gallery.button("Style").wait { $0.description == "Dark" }
        let contrast = try await gallery.button("Contrast")
        try await contrast.wait { $0.description == "As the Desktop" }
        try await gallery.focus(gallery.button("Style"))
        try await gallery.press("Right")
        try await gallery.expectFocus("Contrast")
        try await gallery.press("Down")
        try await gallery.expectFocus("As the Desktop")
        try await gallery.press("Down", "Down", "Return")
        try await contrast.wait { $0.description == "High" }
        // The buttons at the header's end are a tool bar.
        try await gallery.focus(gallery.button("Light style"))
        try await gallery.press("Right")
        try await gallery.button("Main Menu").wait { $0.states.contains(.focused) }
        try await gallery.press("Return")
        try await gallery.app.first(.menuItem, named: "Back to the Desktop's Settings").perform("click")
        _ = try await gallery.button("Dark style")
        try await contrast.wait { $0.description == "As the Desktop" }
      }
    }

    @Test(
      "A wrong link or setting gets one clear message",
      arguments: [
        (["thimble-gallery:nope"], "The pages are: overview"), (["https://example.org"], "write thimble-gallery:PAGE"),
        (["thimble-gallery:loading/nope"], "The samples are: asyncAction"), (["--width", "9"], "phone or tablet"),
        (["--theme", "/nope.json"], "--theme: "),
      ])
    func badLinks(arguments: [String], message: String) async throws {
      try await DesktopSession.run { session in
        let process = try session.launch(DesktopSession.product("thimble-gallery"), arguments)
        #expect(await process.end(allowing: patience) == 64)
        #expect(process.standardError.contains(message), "\(process.standardError)")
      }
    }
  }
}
