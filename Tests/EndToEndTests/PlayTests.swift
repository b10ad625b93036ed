import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The plays of samples, and the overlays above them.
  @Suite struct PlayTests {
    @Test("Every play of every page passes, and each step is printed")
    func all() async throws {
      try await DesktopSession.run { session in
        let (status, output) = try await play(["all"], in: session)
        #expect(status == 0, "\(output)")
        #expect(output.contains("\nconfirm/hold\n  passed: Press “Delete”\n"), "\(output)")
        #expect(output.contains("\nmenu-button/pullDown\n"), "\(output)")
        let last = try #require(output.split(separator: "\n").last)
        #expect(last.hasSuffix(" plays, 0 failed") && (Int(last.prefix { $0.isNumber }) ?? 0) >= 60, "\(last)")
      }
    }

    @Test("For a failed play the command prints the step and the reason, and exits with 1")
    func failure() async throws {
      try await DesktopSession.run { session in
        // The link changes the title of the sample's button.
        let arguments = ["confirm/undo", "thimble-gallery:confirm/undo?0.title=Post"]
        let (status, output) = try await play(arguments, in: session)
        #expect(status == 1)
        #expect(output.contains("  FAILED: Press “Send Message”: it is not there, but "), "\(output)")
        #expect(output.contains("“Post”") && output.hasSuffix("1 play, 1 failed\n"), "\(output)")
      }
    }

    @Test(
      "A play that does not exist gets one clear message",
      arguments: [["nope"], ["loading/nope"], ["places"], ["all", "--render", "/nowhere"]])
    func missing(arguments: [String]) async throws {
      try await DesktopSession.run { session in
        let process = try session.launch(DesktopSession.product("thimble-gallery"), ["--play"] + arguments)
        #expect(await process.end(allowing: patience) == 64)
        let message = process.standardError
        #expect(message.contains("loading/asyncAction") || arguments.count > 1 && message.contains("two jobs"))
      }
    }

    private func play(_ arguments: [String], in session: DesktopSession) async throws -> (Int32?, String) {
      let process = try session.launch(DesktopSession.product("thimble-gallery"), ["--play"] + arguments)
      let status = await process.end(allowing: patience * 2)
      #expect(process.complaints() == [])
      return (status, process.standardOutput)
    }

    @Test("A button runs the play on a new sample, and the steps show their outcomes")
    func button() async throws {
      try await Gallery.run("--page", "menu-button") { gallery in
        // The sample was used before: its button has another choice, and so another name.
        let sort = try await gallery.button("Sort by: Date")
        try await gallery.focus(sort)
        try await gallery.press("Down")
        try await gallery.expectFocus("Name")
        try await gallery.press("Down", "Down", "Return")
        try await gallery.expectLabel("Sorted by size")
        try await gallery.inspect("One of several", "Play")
        try await gallery.button("Run the play of One of several").perform("click")
        _ = try await gallery.app.first(.label, named: "5. Expect “Sort by: Name”")
        try await gallery.expectLabel("Sorted by name")
        #expect(try await gallery.eventually { try await gallery.passes() == 5 })
      }
    }

    @Test("A shortcut and the tool bar of the page show overlays, which the gallery remembers and a link carries")
    func overlays() async throws {
      let state = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-state-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: state) }
      let file = state.appendingPathComponent("org.thimble.Gallery/window")
      try await DesktopSession.run { session in
        let gallery = try await Gallery.start(
          "thimble-gallery", ["--page", "button"], environment: ["XDG_STATE_HOME": state.path], in: session)
        _ = try await gallery.button("Overlays")
        let remembered = { () throws -> String in
          let text = try? String(contentsOf: file, encoding: .utf8)
          return text?.split(separator: "\n").first.map(String.init) ?? ""
        }
        try await gallery.press("ctrl+shift+o")
        #expect(try await gallery.eventually { try remembered().contains("overlays=focus-order") })
        try await gallery.focus(gallery.button("Style"))
        try await gallery.press("Right", "Right", "Right", "Right")
        try await gallery.expectFocus("Overlays")
        try await gallery.press("Down")
        try await gallery.expectFocus("Hit Areas")
        try await gallery.press("Return")
        #expect(try await gallery.eventually { try remembered().contains("overlays=hit-areas%2Bfocus-order") })
        try await gallery.press("ctrl+shift+o")
        #expect(try await gallery.eventually { try remembered().contains("overlays=hit-areas") })
        try await gallery.press("ctrl+shift+h")
        #expect(try await gallery.eventually { try !remembered().contains("overlays") })
        await gallery.process.end()
      }
    }

    @Test("Orca speaks the overlay that a shortcut shows or hides, and the outcome of a play", .tags(.screenReader))
    func speech() async throws {
      // Orca asks for screen coordinates, and GTK logs each time that it has none.
      try await Gallery.run("--page", "loading", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let inspect = try await gallery.button("Inspect Failure")
        let name = try await orca.speech { try await gallery.focus(inspect) }
        #expect(name.contains("Inspect Failure collapsed button"), "\(name)")
        let shown = try await orca.speech(upTo: "Hit Areas: shown") { try await gallery.press("ctrl+shift+h") }
        #expect(shown.count(of: ["Hit Areas: shown"]) == 1, "\(shown)")
        let hidden = try await orca.speech(upTo: "Hit Areas: hidden") { try await gallery.press("ctrl+shift+h") }
        #expect(hidden.count(of: ["Hit Areas: hidden"]) == 1, "\(hidden)")
        let opened = try await orca.speech {
          try await gallery.press("space")
          try await gallery.expectFocus("Controls")
        }
        #expect(
          opened.contains("Inspector of Failure") && opened.contains("Controls selected radio button"), "\(opened)")
        let way = try await orca.speech {
          try await gallery.press("End", "Left")
          try await gallery.expectFocus("Play")
        }
        #expect(way.contains("Play selected radio button"), "\(way)")
        let run = try await gallery.button("Run the play of Failure")
        let arrival = try await orca.speech { try await gallery.focus(run) }
        #expect(arrival.contains("Run the play of Failure button"), "\(arrival)")
        let outcome = try await orca.speech(upTo: "Run the play of Failure, done") { try await gallery.press("space") }
        #expect(outcome.contains("Run the play of Failure, done"), "\(outcome)")
        #expect(outcome.slips() == [], "\(outcome)")
        await orca.end()
      }
    }

    @Test("An accent colour in the surroundings is the desktop's for the kit")
    func accent() async throws {
      try await Gallery.run("thimble-gallery:themes/desktop?accent=purple") { gallery in
        try await gallery.expectLabel("#9141ac")
        let second = try gallery.session.launch(
          DesktopSession.product("thimble-gallery"), ["thimble-gallery:themes/desktop?accent=%23e62d42"])
        #expect(await second.end(allowing: patience) == 0)
        try await gallery.expectLabel("#e62d42")
      }
    }
  }
}

extension Gallery {
  /// Returns the number of steps that have passed, as the window shows them.
  fileprivate func passes() async throws -> Int {
    try await app.tree().all(.label).count { $0.name.hasPrefix("✓ passed") }
  }
}
