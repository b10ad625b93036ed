import ATSPI
import AccessibilityAudit
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The gallery in a window as wide as a phone.
  @Suite struct NarrowWindowTests {
    @Test("At 360 pixels with text twice as large, list and page take turns, by keyboard")
    func phone() async throws {
      try await DesktopSession.run(screen: (1_300, 800)) { session in
        try await Gallery.run(["--text-scale", "2"], in: session) { gallery in
          let page = try await gallery.app.first(.listItem, named: "Overview")
          try await page.wait { $0.states.contains(.focused) }
          try await gallery.makeNarrow()
          try await page.wait { $0.states.contains(.focused) }
          try await gallery.press("Down", "Return")
          let list = try await gallery.button("Show all pages")
          try await list.wait { $0.states.contains(.focused) }
          try await gallery.press("space")
          let row = try await gallery.app.first(.listItem, named: "Button")
          try await row.wait { $0.states.contains(.focused) }
          // The buttons of the header that have no room are in a menu.
          try await gallery.button("Style and menu").perform("click")
          try await gallery.app.first(.menuItem, named: "Dark style").perform("click")
          try await gallery.button("Style and menu").perform("click")
          _ = try await gallery.app.first(.menuItem, named: "Light style")
          _ = try await gallery.app.first(.menuItem, named: "Main Menu")
        }
      }
    }

    @Test("A link shows its page at once, and a wide window has both")
    func link() async throws {
      try await DesktopSession.run(screen: (1_300, 800)) { session in
        try await Gallery.run(["thimble-gallery:loading"], in: session) { gallery in
          let forward = try await gallery.button("Go Forward")
          try await forward.wait { $0.states.contains(.visible) }
          try await gallery.makeNarrow()
          let list = try await gallery.button("Show all pages")
          try await list.wait { $0.states.contains(.visible) }
          try await gallery.session.xdotool(window: gallery.process, "windowsize", "1000", "700")
          try await gallery.find(.pushButton, named: "Go Forward")
        }
      }
    }
  }
}
