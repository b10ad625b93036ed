import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  /// The source of a press: the bus, the pointer, the keyboard, and the program itself.
  @Suite struct PressPageTests {
    @Test("Presses by key, mnemonic, shortcut, screen reader and program have their own sources")
    func provenance() async throws {
      try await Gallery.run("--page", "press") { gallery in
        let button = try await gallery.button("Who Is It?")
        try await button.perform("click")
        try await gallery.expectLabel("It was assistiveTechnology")
        let middle = try await gallery.middle(of: button)
        // The pointer enters the window and moves, because a jump onto a button does not count as deliberate.
        try await gallery.session.act(["mousemove", "5", "5", "mousemove", "15", "15"])
        try await gallery.session.act(["mousemove", "\(middle.x)", "\(middle.y)", "click", "1"])
        try await gallery.expectLabel("It was mouse")
        try await gallery.focus(button)
        try await gallery.press("space")
        try await gallery.expectLabel("It was key")
        try await gallery.press("alt+w")
        try await gallery.expectLabel("It was mnemonic")
        try await gallery.press("ctrl+j")
        try await gallery.expectLabel("It was keyboardShortcut")
        try await gallery.button("Let the Program Press").perform("click")
        try await gallery.expectLabel("It was program")
      }
    }

    @Test("A shortcut works anywhere in the window, and is exposed")
    func shortcuts() async throws {
      try await Gallery.run("--page", "press") { gallery in
        let bold = try await gallery.button("Bold")
        // The keys are exposed by the toolkit if it can, otherwise in the description; never by both.
        let node = try await bold.node()
        let ways = [node.attributes["keyshortcuts"] ?? "", node.description]
        #expect(ways.count { $0.contains("+B") } == 1, "\(node)")
        try await gallery.focus(gallery.button("Quiet"))
        try await gallery.press("ctrl+b")
        try await gallery.expectLabel("Bold by keyboardShortcut")
        try await gallery.press("F5")
        try await gallery.expectLabel("Reload by keyboardShortcut")
      }
    }

    @Test("Repeating by holding Space stops with the release")
    func repeating() async throws {
      try await Gallery.run("--page", "hold") { gallery in
        let goals: [(String, @Sendable (Int) -> Bool)] = [("Quieter", { $0 < 10 }), ("Louder", { $0 > 14 })]
        for (name, isEnough) in goals {
          try await gallery.focus(gallery.button(name))
          try await gallery.hold("space") { _ = try await gallery.volume(until: isEnough) }
        }
        // A late release may have reached the end of the scale, where a repetition would not show.
        try await gallery.focus(gallery.button("Quieter"))
        let end = try await gallery.volume { _ in true }
        try await gallery.press("space")
        let volume = try await gallery.volume { $0 == end - 1 }
        // The release came before the focus moved to another button. Its long press takes ten times the repeat
        // interval, so a repetition that goes on would change the volume by then.
        try await gallery.focus(gallery.button("Send"))
        try await gallery.hold("space") { try await gallery.expectLabel("Will be sent later, by key") }
        let later = try await gallery.volume { _ in true }
        #expect(later == volume && volume >= 14)
      }
    }

    @Test("A long press has its keys, and is exposed")
    func longPress() async throws {
      try await Gallery.run("--page", "hold") { gallery in
        let send = try await gallery.button("Send")
        #expect(try await send.node().description == "Hold or press Shift+F10: Send Later")
        try await gallery.focus(send)
        try await gallery.press("shift+F10")
        try await gallery.expectLabel("Will be sent later, by key")
        try await gallery.press("space")
        try await gallery.expectLabel("Sent")
      }
    }
  }
}

extension Gallery {
  /// Waits for a matching volume, and returns it.
  fileprivate func volume(until isRight: @Sendable (Int) -> Bool) async throws -> Int {
    let label = try await app.first(.label, where: { $0.hasPrefix("Volume ") })
    let volume: @Sendable (String) -> Int? = { Int($0.dropFirst("Volume ".count)) }
    let node = try await label.wait { volume($0.name).map(isRight) ?? false }
    return try #require(volume(node.name))
  }
}
