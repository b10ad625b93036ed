import ATSPI
import AccessibilityAudit
import Testing

extension EndToEnd {
  /// The page, by the keyboard: whose events need no place on screen.
  @Suite struct LargeContentPageTests {
    @Test("Space held shows a button large, an arrow goes to its neighbour, and letting go presses that, once")
    func hold() async throws {
      try await Gallery.run("--page", "large-content", "--text-scale", "2") { gallery in
        let cut = try await gallery.button("Cut")
        try await gallery.focus(cut)
        try await gallery.holdUntil("Done: Copy", "Right")
        let hasFocus = try await cut.states().contains(.focused)
        #expect(hasFocus)
        try await gallery.press("space")
        try await gallery.expectLabel("Done: Cut")
      }
    }

    @Test("The text scale counts while the application runs, and below it Space held is Space")
    func live() async throws {
      try await Gallery.run("--page", "large-content", "--text-scale", "1") { gallery in
        try await gallery.focus(gallery.button("Cut"))
        try await gallery.xdotool(["keydown", "space", "sleep", "0.6", "key", "Right", "keyup", "space"])
        try await gallery.expectLabel("Done: Cut")
        try await gallery.focus(gallery.app.first(.slider, named: "Text scale"))
        try await gallery.press("End")
        try await gallery.expectLabel("\u{2066}200 %\u{2069}")
        try await gallery.focus(gallery.button("Cut"))
        try await gallery.holdUntil("Done: Copy", "Right")
      }
    }
  }
}

extension Gallery {
  /// Holds Space, presses a key and lets go, until a label says what that is to do: longer each time, as a long press
  /// takes as long as the machine needs for it.
  func holdUntil(_ text: String, _ key: String) async throws {
    var isDone = false
    for tenths in stride(from: 8, through: 40, by: 8) where !isDone {
      try await xdotool(["keydown", "space", "sleep", "\(Double(tenths) / 10)", "key", key, "keyup", "space"])
      let deadline = ContinuousClock.now.advanced(by: .seconds(1))
      while !isDone, ContinuousClock.now < deadline {
        isDone = try await app.tree().preorder.contains { $0.name == text }
      }
    }
    #expect(isDone, "Nothing said \"\(text)\".")
  }
}
