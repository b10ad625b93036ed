import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  @Suite struct ButtonPageTests {
    @Test("A press through the accessibility bus has its effect, once for each")
    func press() async throws {
      try await Gallery.run("--page", "button") { gallery in
        let button = try await gallery.button("Count")
        try await button.perform("click")
        try await gallery.expectLabel("Pressed once")
        try await button.perform("click")
        try await gallery.expectLabel("Pressed 2 times")
      }
    }

    @Test("Keyboard alone: Tab reaches the button; Space, Return and its mnemonic press it")
    func keyboard() async throws {
      try await Gallery.run("--page", "button") { gallery in
        try await gallery.focus(gallery.button("Count"))
        try await gallery.press("space")
        try await gallery.expectLabel("Pressed once")
        try await gallery.press("Return")
        try await gallery.expectLabel("Pressed 2 times")
        try await gallery.press("alt+c")
        try await gallery.expectLabel("Pressed 3 times")
      }
    }

    @Test("The states disabled and selected are exposed, and a disabled button declines")
    func states() async throws {
      try await Gallery.run("--page", "button") { gallery in
        let selected = try await gallery.button("Pinned").node()
        #expect(selected.states.contains([.pressed, .sensitive]) && selected.description == "Selected")
        let enabled = try await gallery.button("Enabled").states()
        #expect(enabled.contains([.sensitive, .focusable]) && !enabled.contains(.pressed))
        let disabled = try await gallery.button("Disabled")
        let isSensitive = try await disabled.states().contains(.sensitive)
        #expect(!isSensitive)
        await #expect(throws: ATSPIError.self) { try await disabled.perform("click") }
      }
    }

    @Test("A title is the name of the button, and is not a separate object")
    func title() async throws {
      try await Gallery.run("--page", "button") { gallery in
        let button = try await gallery.button("Add Item").tree()
        #expect(button.name == "Add Item")
        #expect(button.children.isEmpty, "\(button.outline)")
      }
    }

    @Test("The page shows the sample's own source")
    func source() async throws {
      try await Gallery.run("--page", "button") { gallery in
        try await gallery.inspect("Sizes", "Source")
        let view = try await gallery.app.first(.text) { $0.hasPrefix("Swift source of ") }
        #expect(try await view.text().contains("Button.Size.mini"))
      }
    }
  }
}
