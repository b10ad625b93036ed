import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd {
  @Suite struct ButtonGroupPageTests {
    @Test("A group and a tool bar have their roles and names, and their buttons work")
    func roles() async throws {
      try await Gallery.run("--page", "button-group") { gallery in
        let tree = try await gallery.app.tree()
        let pages = tree.preorder.filter { $0.name == "Pages" && $0.role != .list }
        #expect(pages.first?.all(.pushButton).map(\.name) == ["Back", "Forward"])
        #expect(tree.preorder.first { $0.name == "Clipboard" }?.role == .toolBar)
        try await gallery.button("Forward").perform("click")
        try await gallery.expectLabel("Page 2")
      }
    }

    @Test("Keyboard alone: a tool bar is one stop")
    func toolbar() async throws {
      try await Gallery.run("--page", "button-group") { gallery in
        try await gallery.focus(gallery.button("Cut"))
        try await gallery.press("Right", "Right")
        try await gallery.button("Paste").wait { $0.states.contains(.focused) }
        try await gallery.press("Right")
        try await gallery.button("Cut").wait { $0.states.contains(.focused) }
        try await gallery.press("Tab")
        try await gallery.expectFocus("Inspect Overflow")
      }
    }

    @Test("Keyboard alone: buttons that do not fit are only in the menu, and work there")
    func overflow() async throws {
      try await Gallery.run("--page", "button-group") { gallery in
        try await gallery.button("Narrower").perform("click")
        let more = try await gallery.button("More mail actions")
        let closed = try await more.states()
        #expect(!closed.contains(.expanded))
        try await gallery.focus(more)
        try await gallery.press("space")
        try await more.wait { $0.states.contains(.expanded) }
        _ = try await gallery.app.first(.menuItem, named: "Delete Message")
        #expect(try await gallery.app.all(.pushButton, named: "Delete Message").isEmpty, "It is not also in the row.")
        try await gallery.press("Up", "Return")
        try await gallery.expectLabel("Done: Delete Message")
        try await more.wait { !$0.states.contains(.expanded) }
      }
    }
  }
}
