import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  @Suite struct SplitButtonPageTests {
    @Test("A split button is an unnamed group of two buttons with their own names")
    func names() async throws {
      try await Gallery.run("--page", "split-button") { gallery in
        let tree = try await gallery.app.tree()
        let group = try #require(tree.preorder.first { $0.children.map(\.name) == ["Save", "More ways to save"] })
        #expect(group.children.map(\.role) == [.pushButton, .pushButton], "\(group.outline)")
        // A screen reader would speak it before the button's name.
        #expect(group.name == "", "\(group.summary)")
        #expect([.panel, .grouping].contains(group.role), "\(group.summary)")
        let menu = try await gallery.button("More ways to save").states()
        #expect(menu.contains(.expandable))
      }
    }

    @Test("Keyboard alone: the first part runs the action, Alt+Down opens the menu, Tab goes to the second part")
    func keyboard() async throws {
      try await Gallery.run("--page", "split-button") { gallery in
        let save = try await gallery.button("Save")
        let more = try await gallery.button("More ways to save")
        try await gallery.focus(save)
        try await gallery.press("space")
        try await gallery.expectLabel("Saved")
        try await gallery.press("alt+Down")
        try await gallery.expectFocus("Save As…")
        try await more.wait { $0.states.contains(.expanded) }
        try await gallery.press("Escape")
        try await more.wait { !$0.states.contains(.expanded) }
        try await gallery.focus(more)
        try await gallery.press("space")
        try await gallery.expectFocus("Save As…")
        try await gallery.press("Down", "Return")
        try await gallery.expectLabel("Saved a copy")
        try await more.wait { $0.states.contains(.focused) }
      }
    }

    @Test("While the first part is at work the menu is locked, unless it is set to stay available")
    func pending() async throws {
      try await Gallery.run("--page", "split-button") { gallery in
        let publish = try await gallery.button("Publish")
        let more = try await gallery.button("More ways to publish")
        let (working, locked) = (
          try await gallery.stateChanges(of: publish), try await gallery.stateChanges(of: more)
        )
        try await publish.perform("click")
        try await working.expect(.gained(.busy), .lost(.busy))
        try await locked.expect(.lost(.sensitive), .gained(.sensitive))
        let upload = try await gallery.button("Upload")
        try await upload.perform("click")
        try await upload.wait { $0.states.contains(.busy) }
        let about = try await gallery.button("More about uploading")
        try await gallery.focus(about)
        try await gallery.expectInView(about)
        try await about.perform("click")
        try await gallery.app.first(.menuItem, named: "Stop").perform("click")
        try await upload.wait { !$0.states.contains(.busy) }
      }
    }
  }
}
