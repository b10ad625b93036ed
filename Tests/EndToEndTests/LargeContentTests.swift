import ATSPI
import AccessibilityAudit
import DesktopSession
import Testing

extension EndToEnd {
  /// Long presses of a real pointer and real keys, in a window that says what is shown.
  @Suite struct LargeContentTests {
    @Test("A long press shows a button large, sliding goes to the neighbour, and lifting presses that, once")
    func slide() async throws {
      try await Probe.run("large") { probe in
        try await probe.xdotool(Probe.arrival)
        try await probe.move(to: "Cut")
        try await probe.xdotool("mousedown", "1")
        #expect(try await probe.events(1) == ["large Cut"])
        try await probe.move(to: "Copy")
        #expect(try await probe.events(2).last == "large Copy")
        try await probe.xdotool("mouseup", "1")
        try await probe.expectMore(["nothing", "pressed Copy"], after: 2)
        try await probe.endByPressing("Paste", after: 4)
      }
    }

    @Test("Escape calls it off, and so does sliding away; a disabled one is shown and not pressed")
    func callOff() async throws {
      try await Probe.run("large") { probe in
        try await probe.xdotool(Probe.arrival)
        try await probe.move(to: "Cut")
        try await probe.xdotool("mousedown", "1")
        #expect(try await probe.events(1) == ["large Cut"])
        try await probe.xdotool("key", "Escape")
        #expect(try await probe.events(2).last == "nothing")
        try await probe.xdotool("mouseup", "1")
        try await probe.xdotool("mousedown", "1")
        #expect(try await probe.events(3).last == "large Cut")
        try await probe.xdotool("mousemove", "250", "20")
        #expect(try await probe.events(4).last == "nothing")
        try await probe.xdotool("mouseup", "1")
        try await probe.move(to: "Undo")
        try await probe.xdotool("mousedown", "1")
        #expect(try await probe.events(5).last == "large Undo")
        try await probe.xdotool("mouseup", "1")
        #expect(try await probe.events(6).last == "nothing")
        try await probe.endByPressing("Paste", after: 6)
      }
    }

    @Test("By the keyboard: Space held shows it, arrows go on, letting go presses, Escape does not")
    func keys() async throws {
      try await Probe.run("large") { probe in
        try await probe.xdotool("key", "Tab", "keydown", "space")
        let first = try await probe.events(1)
        #expect(first == ["large Cut"] || first == ["large Copy"])
        try await probe.xdotool("key", "Right")
        let second = try #require(try await probe.events(2).last)
        try await probe.xdotool("keyup", "space")
        let pressed = second.replacing("large ", with: "pressed ")
        try await probe.expectMore(["nothing", pressed], after: 2)
        try await probe.xdotool("keydown", "space")
        #expect(try await probe.events(5).last?.hasPrefix("large ") == true)
        try await probe.xdotool("key", "Escape")
        #expect(try await probe.events(6).last == "nothing")
        try await probe.xdotool("keyup", "space")
        try await probe.xdotool(Probe.arrival)
        try await probe.endByPressing("Paste", after: 6)
      }
    }

    @Test("What floats above the window is not in the accessible tree", arguments: ["large", "tooltip"])
    func silent(layout: String) async throws {
      try await Probe.run(layout) { probe in
        let desktop = try await Desktop.connect(to: .accessibilityBus(probe.session.accessibilityBus))
        let app = try await desktop.application(processID: probe.process.processID)
        try await probe.xdotool("key", "Tab")
        try await app.first(.pushButton, named: "Copy").wait { _ in true }
        let before = try await app.tree().preorder.map(\.name)
        if layout == "large" { try await probe.xdotool("keydown", "space") }
        let shown = try await probe.events(1)
        #expect(shown.last?.hasPrefix("\(layout) ") == true)
        let during = try await app.tree().preorder.map(\.name)
        #expect(during == before)
        if layout == "large" { try await probe.xdotool("keyup", "space") }
        await desktop.close()
      }
    }

    @Test(
      "What Orca says: the name once, when focus comes, and nothing of what is shown large", .tags(.screenReader),
      .enabled(if: Screen.unavailable == nil, "\(Screen.unavailable ?? "")"))
    func transcript() async throws {
      try await Gallery.run(
        "--page", "large-content", "--text-scale", "2", expecting: "Screen coordinates not supported"
      ) { gallery in
        let orca = try await gallery.screenReader()
        let cut = try await gallery.button("Cut")
        try await gallery.focus(cut)
        // It leaves out what has passed when it comes to it: away and back, until it has spoken of the arrival.
        var isHeard = false
        for _ in 0..<5 where !isHeard {
          try await gallery.press("shift+Tab")
          try await cut.wait { !$0.states.contains(.focused) }
          let words = orca.said.count
          try await gallery.press("Tab")
          isHeard = try await orca.waits { $0[words...].contains { $0.hasPrefix("Cut") } }
        }
        #expect(isHeard, "With the focus: \(orca.said)")
        let words = orca.said.count
        try await gallery.holdUntil("Done: Copy", "Right")
        try await gallery.focus(gallery.button("Paste"))
        let said = try await orca.transcript(upTo: "Paste") { try await gallery.press("shift+Tab", "Tab") }
        // While it is held the key is all that is heard; Copy is passed on the way to Paste, and spoken for that.
        let heard = said[words...].drop { $0 != "space" }.prefix { $0 != "tab" }
        #expect(heard.contains("space") && !heard.contains { $0.hasPrefix("Cut") || $0.hasPrefix("Copy") }, "\(said)")
        print("Orca: \(said.joined(separator: " | "))")
      }
    }
  }
}

extension Probe {
  /// Waits for two more events, which come in either order.
  fileprivate func expectMore(_ expected: [String], after count: Int) async throws {
    let all = try await events(count + expected.count)
    #expect(all.dropFirst(count).sorted() == expected.sorted(), "\(all)")
  }

  /// A press that surely counts comes last, so that one too many before it would have been heard.
  fileprivate func endByPressing(_ name: String, after count: Int) async throws {
    try await move(to: name)
    try await xdotool("click", "1")
    let all = try await events(count + 1)
    #expect(all.count == count + 1 && all.last == "pressed \(name)", "\(all)")
  }
}
