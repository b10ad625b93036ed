import ATSPI
import AccessibilityAudit
import Testing

extension EndToEnd {
  /// Who pressed, as a stranger does it: by the bus, by the keyboard, and by the program itself.
  @Suite struct PressPageTests {
    @Test("Key, mnemonic, shortcut, screen reader and program are told apart")
    func provenance() async throws {
      try await Gallery.run("--page", "press") { gallery in
        let button = try await gallery.button("Who Is It?")
        try await button.perform("click")
        try await gallery.expectLabel("It was assistiveTechnology")
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

    @Test("A shortcut works from anywhere in the window, and is said")
    func shortcuts() async throws {
      try await Gallery.run("--page", "press") { gallery in
        let bold = try await gallery.button("Bold")
        #expect(try await bold.node().description == "Ctrl+B")
        try await gallery.focus(gallery.button("Quiet"))
        try await gallery.press("ctrl+b")
        try await gallery.expectLabel("Bold by keyboardShortcut")
        try await gallery.press("F5")
        try await gallery.expectLabel("Reload by keyboardShortcut")
      }
    }

    @Test("Repeating by a held Space stops with it")
    func repeating() async throws {
      try await Gallery.run("--page", "hold") { gallery in
        let louder = try await gallery.button("Louder")
        try await gallery.focus(louder)
        try await gallery.xdotool(["keydown", "space", "sleep", "5", "keyup", "space"])
        try await gallery.expectLabel("Volume 100")
      }
    }

    @Test("A long press has its keys, and is said")
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
