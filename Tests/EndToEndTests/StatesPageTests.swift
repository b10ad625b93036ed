import ATSPI
import AccessibilityAudit
import DesktopSession
import Testing

extension EndToEnd {
  @Suite struct StatesPageTests {
    private static let variants = [
      "Primary", "Success", "Danger", "Tinted", "Secondary", "Neutral", "Outlined", "Tertiary", "Plain", "Link",
      "On color primary", "On color secondary", "On color link",
    ]
    private static let states = ["rest", "hovered", "pressed", "focused", "selected", "disabled", "loading"]

    @Test("Every variant is there in every state, and exposes it")
    func grid() async throws {
      try await Gallery.run("--page", "states") { gallery in
        let buttons = try await gallery.app.tree().root.all(.pushButton)
        for variant in Self.variants {
          for state in Self.states {
            let found = buttons.filter { $0.name == "Save: \(variant), \(state)" }
            #expect(found.count == 1, "\(variant), \(state)")
            guard let button = found.first else { continue }
            #expect(button.states.contains(.pressed) == (state == "selected"), "\(button.summary)")
            // Work that goes on is exposed as disabled too: a press would be dropped.
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

    @Test("The page fits a small window, also with text twice as large")
    func fits() async throws {
      for page in Gallery.pages {
        try await DesktopSession.run(screen: (1_000, 720)) { session in
          let process = try session.launch(
            DesktopSession.product("thimble-gallery"), ["--page", page, "--text-scale", "2"])
          let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus))
          let app = try await desktop.application(processID: process.processID)
          _ = try await app.first(.heading)
          let tool = try session.launch(
            Tool.xdotool,
            [
              "search", "--pid", "\(process.processID)", "--onlyvisible", "--name", "Thimble", "getwindowgeometry",
              "--shell",
            ])
          #expect(await tool.end(allowing: .seconds(10)) == 0, "\(tool.standardError)")
          let width = tool.standardOutput.split(separator: "\n").first { $0.hasPrefix("WIDTH=") }.flatMap {
            Int($0.dropFirst(6))
          }
          // Without a window manager nothing but the content's least width makes it wider than asked.
          #expect(try #require(width) <= 1_100, "\(page)")
          await desktop.close()
          await process.end()
        }
      }
    }
  }
}
