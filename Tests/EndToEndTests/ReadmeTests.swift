import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  @Suite struct ReadmeTests {
    @Test("The README's program works as described")
    func program() async throws {
      try await TestApplication.run("readme-example", patience: .long) { app in
        try await app.find(.pushButton, named: "Add note")
        let save = try await app.find(.pushButton, named: "Save")
        let changes = try await save.stateChanges()
        try await save.press()
        try await app.find(.label, named: "Saved")
        try await changes.expect(.gained(.busy), .lost(.busy))
        // The second process hands over to the first one, and ends.
        let again = try app.session.launch(DesktopSession.product("readme-example"))
        #expect(await again.end(allowing: patience) == 0)
        try await app.press("Tab")
        try await app.expectFocus("Add note")
        #expect(try await app.application.root.children().count == 1)
      }
    }
  }
}
