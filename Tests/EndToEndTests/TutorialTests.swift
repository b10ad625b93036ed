import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  @Suite struct TutorialTests {
    @Test("The tutorial's last program works as described")
    func program() async throws {
      try await TestApplication.run("tutorial", patience: .long) { app in
        let backUp = try await app.find(.pushButton, named: "Back Up")
        let changes = try await backUp.stateChanges()
        try await backUp.press()
        try await changes.expect(.gained(.busy))
        try await app.find(.label, named: "Backed up")
        try await app.find(.pushButton, named: "Forget backup").press()
        try await app.find(.label, named: "No backup yet")
        // GTK has no role for a toggle button before 4.10, so the role is left out.
        try await app.find(named: "The Disk Is Full").press()
        try await backUp.press()
        try await app.find(.label, named: "The disk is full")
        // A message about an unusable theme would be here.
        #expect(app.process.standardOutput == "")
      }
    }
  }
}
