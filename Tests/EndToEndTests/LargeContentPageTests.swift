import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  /// The page, by the keyboard, because key events need no place on screen.
  @Suite(.enabled(if: Screen.unavailable == nil, "\(Screen.unavailable ?? "")"))
  struct LargeContentPageTests {
    @Test("Holding Space shows a button large, an arrow moves to its neighbour, and the release presses that once")
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

    @Test("A change of the text scale has effect in a running application")
    func live() async throws {
      try await Gallery.run("--page", "large-content", "--text-scale", "1") { gallery in
        try await gallery.focus(gallery.button("Cut"))
        try await gallery.press("space")
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
  /// Holds Space until the large content is visible, presses a key, releases Space, and waits for a label.
  func holdUntil(_ text: String, _ key: String) async throws {
    let screen = Screen(session)
    // The page may still scroll to the focused button.
    let before = try await screen.settledPicture()
    try await hold("space") {
      try await screen.waitForChange(since: before, ofPixels: 20_000)
      try await press(key)
    }
    try await expectLabel(text)
  }
}
