import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The first page, whose pictures lead to other pages.
  @Suite struct OverviewPageTests {
    @Test("The gallery starts with it, and each picture has a button that shows its page")
    func pictures() async throws {
      try await Gallery.run { gallery in
        _ = try await gallery.app.first(.heading, named: "A button is easy to hit")
        // A picture of a control is no object.
        let names = try await gallery.app.tree().all(.pushButton).map(\.name)
        #expect(names.count { $0 == "Save" } == 1 && !names.contains("Open"), "\(names)")
        try await gallery.button("Show Hit Area").perform("click")
        _ = try await gallery.button("Hit Areas")
        let row = try await gallery.app.first(.listItem, named: "Hit Area")
        try await row.wait { $0.states.contains(.focused) }
        try await gallery.press("alt+Left")
        try await gallery.app.first(.listItem, named: "Overview").wait { $0.states.contains(.focused) }
      }
    }

    @Test("The buttons for saving and holding do their work")
    func use() async throws {
      try await Gallery.run { gallery in
        let save = try await gallery.button("Save")
        let changes = try await gallery.stateChanges(of: save)
        try await save.perform("click")
        try await changes.expect(.gained(.busy), .lost(.busy))
        try await gallery.focus(gallery.button("Delete"))
        try await gallery.hold("Return") { try await gallery.expectLabel("Deleted") }
      }
    }
  }
}
