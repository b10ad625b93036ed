import ATSPI
import AccessibilityAudit
import DesktopSession
import Testing

extension EndToEnd {
  /// The gallery around the pages.
  @Suite struct WindowTests {
    @Test("The scheme switch changes the scheme, and its own name with it")
    func scheme() async throws {
      try await Gallery.run("--scheme", "light") { gallery in
        let button = try await gallery.button("Dark style")
        try await button.perform("click")
        try await button.wait { $0.name == "Light style" }
      }
    }

    @Test("A second start shows the first one's window, and ends")
    func singleInstance() async throws {
      try await Gallery.run { gallery in
        let windows = try await gallery.app.all(.frame).count
        let second = try gallery.session.launch(DesktopSession.product("thimble-gallery"))
        #expect(await second.end(allowing: patience) == 0)
        let after = try await gallery.app.all(.frame).count
        #expect(windows == 1 && after == 1)
      }
    }

    @Test("The list shows the page that the gallery begins with")
    func beginning() async throws {
      try await Gallery.run("--page", "ui-file") { gallery in
        let row = try await gallery.app.first(.listItem, named: "From a .ui File")
        let isSeen = try await gallery.eventually {
          let place = try await gallery.place(of: row)
          // The window's height at first.
          return place.y > 0 && place.y + place.height <= 760
        }
        #expect(isSeen)
      }
    }

    @Test("A search leaves the pages that match, and shows the first")
    func search() async throws {
      try await Gallery.run("--page", "button") { gallery in
        try await gallery.press("ctrl+f")
        try await gallery.press("s", "p", "i", "n", "n", "e", "r")
        _ = try await gallery.button("Synchronise")
      }
    }
  }
}
