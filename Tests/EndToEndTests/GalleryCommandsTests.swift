import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The commands of the gallery: in the search, in the window of shortcuts, and the pages that were viewed last.
  @Suite struct GalleryCommandsTests {
    @Test("The search finds a command, and Return runs it, with focus on the page's row then")
    func search() async throws {
      try await Gallery.run("--page", "loading", "--scheme", "light") { gallery in
        try await gallery.expectFocus("Loading")
        try await gallery.press("ctrl+k")
        let search = try await gallery.app.first(.entry, named: "Search")
        try await search.wait { $0.states.contains(.focused) }
        try await gallery.type("dark st")
        let row = try await gallery.app.first(.listItem, named: "Dark Style")
        try await row.wait { $0.states.contains(.selected) }
        #expect(try await row.node().description == "Command, Off")
        #expect(try await search.node().description == "Return runs Dark Style")
        _ = try await gallery.app.first(.listItem, named: "Commands")
        try await gallery.audit(rules: Rule.all)
        try await gallery.press("Return")
        _ = try await gallery.button("Light style")
        try await gallery.expectFocus("Loading")
        try await gallery.expectNone(.listItem, named: "Dark Style")
        #expect(try await search.node().description == "")
      }
    }

    @Test("The arrow keys go through the commands that can run now, and Escape ends the search")
    func list() async throws {
      try await Gallery.run("--page", "loading") { gallery in
        try await gallery.expectFocus("Loading")
        try await gallery.press("ctrl+f")
        // Typed slowly, on a busy machine, it would find other pages first, and go to them.
        let field = try await gallery.wait(for: "the search") {
          for object in try await gallery.app.root.focused() where try await object.states().contains(.editable) {
            return object
          }
          return nil as Accessible?
        }
        try await field.setText("commands")
        _ = try await gallery.app.first(.listItem, named: "Quit")
        let unavailable = try await gallery.app.tree().all(.listItem).filter { $0.name == "Go Back" }
        #expect(unavailable.map(\.summary) == [], "There is no page before this one.")
        try await gallery.press("Down")
        try await gallery.expectFocus("Copy Link to This Page")
        try await gallery.press("Down")
        try await gallery.expectFocus("Run the Play")
        try await gallery.press("Escape")
        try await gallery.expectFocus("Loading")
        try await gallery.expectNone(.listItem, named: "Commands")

        try await gallery.press("ctrl+f")
        try await gallery.type("run the p")
        let play = try await gallery.app.first(.listItem, named: "Run the Play")
        try await play.wait { $0.states.contains(.selected) }
        try await gallery.press("Down")
        try await gallery.expectFocus("Run the Play")
        try await gallery.press("Return")
        try await gallery.expectFocus("Run the play of An async action")
        #expect(try await gallery.eventually { try await gallery.passedSteps() == 4 })
      }
    }

    @Test(
      "Keyboard Shortcuts lists the commands with their keys, and Escape closes it", arguments: ["ctrl+question", "F1"])
    func shortcuts(key: String) async throws {
      try await Gallery.run("--page", "button") { gallery in
        try await gallery.expectFocus("Button")
        try await gallery.press(key)
        _ = try await gallery.app.first(.dialog, named: "Shortcuts")
        for name in ["Search, Control+F", "Go Back, Alt+Left", "Hit Areas, Control+Shift+H"] {
          _ = try await gallery.app.first(.listItem, named: name)
        }
        try await gallery.audit(rules: Rule.all)
        try await gallery.press("Escape")
        #expect(try await gallery.eventually { try await gallery.app.root.children().count == 1 })
        // A window manager would do this.
        try await gallery.session.xdotool(window: gallery.process, "windowfocus")
        try await gallery.expectFocus("Button")
      }
    }

    @Test("At 360 pixels with text twice as large the search shows the selected command, and then the page again")
    func narrowSearch() async throws {
      try await DesktopSession.run(screen: (1_300, 800)) { session in
        try await Gallery.run(["thimble-gallery:overview?text-scale=2"], in: session) { gallery in
          try await gallery.makeNarrow()
          try await gallery.button("Show all pages").wait { $0.states.contains(.visible) }
          try await gallery.press("ctrl+k")
          try await gallery.app.first(.entry, named: "Search").wait { $0.states.contains(.focused) }
          try await gallery.type("dark")
          let row = try await gallery.app.first(.listItem, named: "Dark Style")
          try await row.wait { $0.states.contains(.selected) }
          try await gallery.wait(for: "The row is in view") {
            let place = try await row.extents()
            return place.y > 0 && place.y + place.height <= 700 ? true : nil
          }
          try await gallery.press("Return")
          try await gallery.expectFocus("Show all pages")
        }
      }
    }

    @Test("The shortcuts fit 360 pixels with text twice as large")
    func narrowShortcuts() async throws {
      try await DesktopSession.run(screen: (1_300, 800)) { session in
        try await Gallery.run(["--text-scale", "2"], in: session) { gallery in
          try await gallery.makeNarrow()
          try await gallery.press("F1")
          _ = try await gallery.app.first(.listItem, named: "Hit Areas, Control+Shift+H")
          let width = try await session.windowWidth(of: gallery.process, named: "Shortcuts") { $0 > 0 }
          #expect((1...360).contains(width), "\(width)")
          try await gallery.audit(rules: Rule.all)
        }
      }
    }

    @Test(
      "Orca speaks the result of a search, the command that Return runs, and the shortcuts in their dialog",
      .tags(.screenReader))
    func speech() async throws {
      // Orca asks for screen coordinates.
      try await Gallery.run("--page", "button", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let found = try await orca.speech(upTo: "Return runs Dark Style") {
          try await gallery.press("ctrl+k")
          try await gallery.type("dark st")
        }
        #expect(found.contains("Return runs Dark Style"), "\(found)")
        let none = try await orca.speech(upTo: "Nothing found") { try await gallery.type("zzqq") }
        #expect(none.contains("Nothing found"), "\(none)")
        let dialog = try await orca.speech(upTo: "Control+I") { try await gallery.press("F1") }
        #expect(dialog.contains("Shortcuts dialog") && dialog.contains("Inspector, Control+I"), "\(dialog)")
        let next = try await orca.speech(upTo: "Control+Shift+L") { try await gallery.press("Down") }
        #expect(next.contains("Larger Inspector, Control+Shift+L"), "\(next)")
        await orca.end()
      }
    }

    @Test("F10 opens the main menu, which has the pages that were viewed last, also after a new start")
    func recent() async throws {
      let state = FileManager.default.temporaryDirectory.appendingPathComponent("thimble state \(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: state) }
      try await DesktopSession.run { session in
        let environment = ["XDG_STATE_HOME": state.path]
        let first = try await Gallery.start(
          "thimble-gallery", ["--page", "hold"], environment: environment, in: session)
        try await first.expectFocus("Holding")
        // Down passes pages on its way.
        try await first.press("Down", "Down", "Down")
        try await first.app.first(.listItem, named: "Large Content").wait { $0.states.contains(.selected) }
        try await first.press("ctrl+q")
        #expect(await first.process.end(allowing: patience) == 0)

        let second = try await Gallery.start("thimble-gallery", environment: environment, in: session)
        try await second.expectFocus("Large Content")
        try await second.press("F10")
        try await second.app.first(.menuItem, named: "Recent Pages").perform("click")
        let page = try await second.app.first(.menuItem, named: "Holding")
        let names = Set(try await second.app.tree().all(.menuItem).map(\.name))
        #expect(names.isDisjoint(with: ["Large Content", "Confirming", "Hit Area"]))
        try await page.perform("click")
        try await second.expectFocus("Holding")
        await second.process.end()
      }
    }
  }
}

extension Gallery {
  /// Returns the number of steps of plays that have passed.
  fileprivate func passedSteps() async throws -> Int {
    try await app.tree().all(.label).count { $0.name.hasPrefix("\u{2713} passed") }
  }
}
