import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd {
  @Suite struct StatesPageTests {
    private static let variants = [
      "Primary", "Success", "Danger", "Tinted", "Secondary", "Neutral", "Outlined", "Tertiary", "Plain", "Link",
      "On color primary", "On color secondary", "On color link",
    ]
    private static let states = ["rest", "selected", "disabled", "loading"]
    private static let foreignStates = ["hovered", "pressed", "focused"]

    @Test("Every variant is shown in every state, and exposes it")
    func grid() async throws {
      try await Gallery.run("--page", "states") { gallery in
        let root = try await gallery.app.tree().root
        let (buttons, pictures) = (root.all(.pushButton), root.all(.image))
        for variant in Self.variants {
          for state in Self.foreignStates {
            // A live button would have an invisible focus.
            let name = "Save: \(variant), \(state)"
            #expect(pictures.count { $0.name == name && $0.children.isEmpty } == 1, "\(name)")
          }
          for state in Self.states {
            let found = buttons.filter { $0.name == "Save: \(variant), \(state)" }
            #expect(found.count == 1, "\(variant), \(state)")
            guard let button = found.first else { continue }
            #expect(button.states.contains(.pressed) == (state == "selected"), "\(button.summary)")
            // A button at work is also exposed as disabled, because it drops presses.
            let isUsable = state != "disabled" && state != "loading"
            #expect(button.states.contains(.sensitive) == isUsable, "\(button.summary)")
            #expect(button.states.contains(.busy) == (state == "loading"), "\(button.summary)")
          }
          for size in ["small", "medium", "large"] where !variant.hasPrefix("On") {
            #expect(buttons.count { $0.name == "Save: \(variant) \(size)" } == 1, "\(variant) \(size)")
          }
        }
      }
    }
  }
}
