import ATSPI
import AccessibilityAudit
import DesktopSession
import Testing

extension EndToEnd {
  @Suite struct ReadmeTests {
    @Test("The README's program does what the README says")
    func program() async throws {
      try await DesktopSession.run { session in
        let process = try session.launch(DesktopSession.product("readme-example"))
        let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus))
        let app = try await desktop.application(processID: process.processID)
        _ = try await app.first(.pushButton, named: "Add note")
        let save = try await app.first(.pushButton, named: "Save")
        try await save.perform("click")
        try await save.wait { $0.states.contains(.busy) }
        _ = try await app.first(.label, named: "Saved")
        try await save.wait { !$0.states.contains(.busy) }
        await desktop.close()
        await process.end()
        #expect(process.complaints() == [])
      }
    }
  }
}
