import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  @Suite struct IconButtonPageTests {
    @Test("The label of an icon button is its name, exposed once")
    func label() async throws {
      try await Gallery.run("--page", "icon-button") { gallery in
        let button = try await gallery.button("Copy").tree()
        #expect(button.description == "")
        #expect(button.all(.label).isEmpty)
      }
    }

    @Test("setIcon changes the name, with an event for screen readers")
    func setIcon() async throws {
      try await Gallery.run("--page", "icon-button") { gallery in
        let button = try await gallery.button("Mute")
        try await button.perform("click")
        try await button.wait { $0.name == "Unmute" }
        try await button.perform("click")
        try await button.wait { $0.name == "Mute" }
      }
    }

    @Test("Selected and disabled icons are exposed")
    func states() async throws {
      try await Gallery.run("--page", "icon-button") { gallery in
        let states = { (name: String) in try await gallery.button(name).states() }
        let (bold, italic, underline) = try await (states("Bold"), states("Italic"), states("Underline"))
        #expect(italic.contains(.pressed) && !bold.contains(.pressed))
        #expect(bold.contains(.sensitive) && !underline.contains(.sensitive))
      }
    }
  }
}
