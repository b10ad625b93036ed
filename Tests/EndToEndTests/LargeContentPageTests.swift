import ATSPI
import AccessibilityAudit
import Testing

extension EndToEnd {
  /// By the keyboard, whose events need no place on screen; the pointer's are held to the same in process.
  @Suite struct LargeContentPageTests {
    @Test("Space held shows a button large, an arrow goes to its neighbour, and letting go presses that, once")
    func hold() async throws {
      try await Gallery.run("--page", "large-content", "--text-scale", "2") { gallery in
        try await gallery.focus(gallery.button("Cut"))
        try await gallery.hold("key", "Right")
        try await gallery.expectLabel("Done: Copy")
        let hasFocus = try await gallery.button("Cut").states().contains(.focused)
        #expect(hasFocus)
        try await gallery.press("space")
        try await gallery.expectLabel("Done: Cut")
      }
    }

    @Test("Escape calls it off")
    func escape() async throws {
      try await Gallery.run("--page", "large-content", "--text-scale", "2") { gallery in
        try await gallery.focus(gallery.button("Cut"))
        try await gallery.hold("key", "Escape")
        // What a press would do is done a quarter of a second after it.
        try await gallery.xdotool(["sleep", "0.5"])
        try await gallery.expectLabel("Nothing done yet")
        try await gallery.hold("key", "Right")
        try await gallery.expectLabel("Done: Copy")
      }
    }

    @Test("What is shown large is not in the accessible tree: no name is said twice")
    func silent() async throws {
      try await Gallery.run("--page", "large-content", "--text-scale", "2") { gallery in
        try await gallery.focus(gallery.button("Paste"))
        let before = try await gallery.app.tree().preorder.map(\.summary)
        try await gallery.xdotool(["keydown", "space", "sleep", "0.8"])
        let during = try await gallery.app.tree().preorder.map(\.summary)
        #expect(during == before)
        try await gallery.xdotool(["keyup", "space"])
        try await gallery.expectLabel("Done: Paste")
      }
    }

    @Test("The text scale counts while the application runs, and below it Space held is Space")
    func live() async throws {
      try await Gallery.run("--page", "large-content", "--text-scale", "1") { gallery in
        try await gallery.focus(gallery.button("Cut"))
        try await gallery.hold("key", "Right")
        try await gallery.expectLabel("Done: Cut")
        let larger = try await gallery.button("200 %")
        try await larger.perform("click")
        try await larger.wait { $0.states.contains(.pressed) }
        try await gallery.focus(gallery.button("Cut"))
        try await gallery.hold("key", "Right")
        try await gallery.expectLabel("Done: Copy")
      }
    }

    @Test("A tooltip of keyboard focus is not in the accessible tree either")
    func focusTooltip() async throws {
      try await Gallery.run("--page", "large-content", "--text-scale", "1") { gallery in
        try await gallery.focus(gallery.button("Paste"))
        let before = try await gallery.app.tree().preorder.map(\.summary)
        try await gallery.xdotool(["sleep", "0.8"])
        let during = try await gallery.app.tree().preorder.map(\.summary)
        #expect(during == before)
      }
    }
  }
}

extension Gallery {
  /// Holds Space for as long as a long press takes, does something, and lets go.
  fileprivate func hold(_ meanwhile: String...) async throws {
    try await xdotool(["keydown", "space", "sleep", "0.8"] + meanwhile + ["sleep", "0.1", "keyup", "space"])
  }
}
