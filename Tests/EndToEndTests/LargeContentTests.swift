import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  /// Long presses with a real pointer and real keys, in a window that prints the large content.
  @Suite struct LargeContentTests {
    @Test("A long press shows a button large, sliding moves to the neighbour, and the release presses that once")
    func slide() async throws {
      try await Probe.run("large") { probe in
        try await probe.session.act(Probe.arrival)
        try await probe.move(to: "Cut")
        try await probe.act("mousedown", "1")
        #expect(try await probe.events(1) == ["large Cut"])
        try await probe.move(to: "Copy")
        #expect(try await probe.events(2).last == "large Copy")
        try await probe.act("mouseup", "1")
        try await probe.expectMore(["nothing", "pressed Copy"], after: 2)
        try await probe.endByPressing("Paste", after: 4)
      }
    }

    @Test("Escape and sliding away cancel it; a disabled button is shown and not pressed")
    func callOff() async throws {
      try await Probe.run("large") { probe in
        try await probe.session.act(Probe.arrival)
        try await probe.move(to: "Cut")
        try await probe.act("mousedown", "1")
        #expect(try await probe.events(1) == ["large Cut"])
        try await probe.act("key", "Escape")
        #expect(try await probe.events(2).last == "nothing")
        try await probe.act("mouseup", "1")
        try await probe.act("mousedown", "1")
        #expect(try await probe.events(3).last == "large Cut")
        try await probe.act("mousemove", "250", "20")
        #expect(try await probe.events(4).last == "nothing")
        try await probe.act("mouseup", "1")
        try await probe.move(to: "Undo")
        try await probe.act("mousedown", "1")
        #expect(try await probe.events(5).last == "large Undo")
        try await probe.act("mouseup", "1")
        #expect(try await probe.events(6).last == "nothing")
        try await probe.endByPressing("Paste", after: 6)
      }
    }

    @Test("By the keyboard: holding Space shows it, arrows move, the release presses, Escape cancels")
    func keys() async throws {
      try await Probe.run("large") { probe in
        try await probe.act("key", "Tab", "keydown", "space")
        let first = try await probe.events(1)
        #expect(first == ["large Cut"] || first == ["large Copy"])
        try await probe.act("key", "Right")
        let second = try #require(try await probe.events(2).last)
        try await probe.act("keyup", "space")
        let pressed = second.replacing("large ", with: "pressed ")
        try await probe.expectMore(["nothing", pressed], after: 2)
        try await probe.act("keydown", "space")
        #expect(try await probe.events(5).last?.hasPrefix("large ") == true)
        try await probe.act("key", "Escape")
        #expect(try await probe.events(6).last == "nothing")
        try await probe.act("keyup", "space")
        try await probe.session.act(Probe.arrival)
        try await probe.endByPressing("Paste", after: 6)
      }
    }

    @Test("The layer above the window is not in the accessible tree", arguments: ["large", "tooltip"])
    func silent(layout: String) async throws {
      try await Probe.run(layout, environment: Gallery.moreTime) { probe in
        let desktop = try await Desktop.connect(
          to: .accessibilityBus(probe.session.accessibilityBus), callLimit: patience)
        let app = try await desktop.application(processID: probe.process.processID)
        try await probe.act("key", "Tab")
        try await app.first(.pushButton, named: "Copy").wait { _ in true }
        let before = try await app.tree().preorder.map(\.name)
        if layout == "large" { try await probe.act("keydown", "space") }
        let shown = try await probe.events(1)
        #expect(shown.first?.hasPrefix("\(layout) ") == true)
        let during = try await app.tree().preorder.map(\.name)
        #expect(during == before)
        #expect(try await probe.events(1) == shown, "It is still shown.")
        if layout == "large" { try await probe.act("keyup", "space") }
        await desktop.close()
      }
    }

    @Test(
      "Orca speaks the name once, on focus, and nothing of the large content", .tags(.screenReader),
      .x11Only(ScreenReader.isTheSame),
      .enabled(if: Screen.unavailable == nil, "\(Screen.unavailable ?? "")"))
    func transcript() async throws {
      try await Gallery.run(
        "--page", "large-content", "--text-scale", "2", expecting: "Screen coordinates not supported"
      ) { gallery in
        let orca = try await gallery.screenReader()
        let arrival = try await orca.speech { try await gallery.focus(gallery.button("Cut")) }
        #expect(arrival.contains("Cut button"), "\(arrival)")
        let held = try await orca.speech { try await gallery.holdUntil("Done: Copy", "Right") }
        #expect(held.utterances == ["Done: Copy"], "During the hold Orca speaks only the keys.")
        let paste = try await orca.speech { try await gallery.focus(gallery.button("Paste")) }
        #expect(paste.contains("Paste button"), "\(paste)")
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

  /// Presses a button at the end, so that any unexpected press before it is noticed.
  fileprivate func endByPressing(_ name: String, after count: Int) async throws {
    try await move(to: name)
    try await act("click", "1")
    let all = try await events(count + 1)
    #expect(all.count == count + 1 && all.last == "pressed \(name)", "\(all)")
  }
}
