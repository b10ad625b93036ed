import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The test of the application to begin with, which has the same lines.
  @Suite struct TemplateTests {
    @Test("A task is added by the keyboard, done, and removed")
    func tasks() async throws {
      let app = try await TestApplication.launch("tasks")
      try await app.find(.entry, named: "New task").type("Milk")
      try await app.press("ctrl+Return")
      try await app.find(.checkBox, named: "Milk").press(by: .pointer)
      try await app.audit()
      try await app.find(.pushButton, named: "Remove Done").press()
      try await app.expectNone(.checkBox, named: "Milk")
      try await app.end()
    }
  }
}
