import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  /// The example of the documentation, which has the same lines.
  @Suite struct ForeignApplicationTests {
    @Test func `The title is saved`() async throws {
      let app = try await TestApplication.launch("PlainGtkApp")
      try await app.find(.entry, named: "Title").type("Milk")
      let save = try await app.find(.pushButton, named: "Save")
      try await save.press(by: .pointer)
      try await app.find(.label, text: "Saved 1")
      try await app.expectFocus("Save")
      try await app.audit()
      try await app.end()
    }
  }
}
