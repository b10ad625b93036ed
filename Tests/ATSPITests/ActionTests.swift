import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension OnADesktop {
  @Suite struct ActionTests {
    @Test func `A click does what the button does`() async throws {
      try await PlainApp.run { plain in
        let status = try await plain.app.first(.label, named: "Ready")
        let save = try await plain.app.first(.pushButton, named: "Save")
        try await save.perform("click")
        try await status.wait { $0.name == "Saved 1" && $0.text == "Saved 1" }
        try await save.perform(at: 0)
        try await status.wait { $0.name == "Saved 2" }
      }
    }

    @Test func `A toggle shows that it is pressed`() async throws {
      try await PlainApp.run { plain in
        let tree = try await plain.app.tree()
        let node = try #require(tree.first(.toggleButton, named: "Bold") ?? tree.first(.pushButton, named: "Bold"))
        let bold = plain.app.accessible(node)
        #expect(!node.states.contains(.pressed))
        try await bold.perform("click")
        #expect(try await bold.wait { $0.states.contains(.pressed) }.states.contains(.pressed))
      }
    }

    @Test func `A widget that is added later is found`() async throws {
      try await PlainApp.run { plain in
        try await plain.app.first(.pushButton, named: "Add item").perform("click")
        let added = try await plain.app.first(.pushButton, named: "Added")
        #expect(try await added.actions().map(\.name) == ["click"])
      }
    }

    @Test func `An action that cannot be done throws an error with the reason`() async throws {
      try await PlainApp.run { plain in
        let save = try await plain.app.first(.pushButton, named: "Save")
        let unknown = await #expect(throws: ATSPIError.self) { try await save.perform("fly") }
        #expect(unknown?.code == .unsupported)
        #expect(unknown?.advice == "Its actions are: click")
        let off = try await plain.app.first(.pushButton, named: "Off")
        let declined = await #expect(throws: ATSPIError.self) { try await off.perform("click") }
        #expect(declined?.code == .declined)
        #expect(declined?.place.path == off.id.path)
      }
    }

    @Test func `Warnings of GTK are reported`() async throws {
      try await PlainApp.run(expecting: "(plain:") { plain in
        try await plain.app.first(.pushButton, named: "Complain").perform("click")
        _ = try await plain.app.first(.label, named: "Complained")
        await plain.process.end()
        let complaints = plain.process.complaints()
        #expect(complaints.contains { $0.contains("the fixture complains, as it was told to") })
        #expect(complaints.contains { $0.contains("Theme parser") })
        #expect(complaints.count == 2)
      }
    }
  }
}
