import AccessibilityAudit
import Testing
import ThimbleTesting

@Suite struct TasksTests {
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
