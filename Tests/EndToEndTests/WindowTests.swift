import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
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

    @Test("Every page is drawn to a PNG, also where there is no X server")
    func pictures() async throws {
      try await DesktopSession.run { session in
        #expect((session.environment["DISPLAY"] == nil) == (DisplayKind.current != .x11))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = try session.launch(DesktopSession.product("thimble-gallery"), ["--render", folder.path])
        // All pages take as long as many starts of the gallery.
        #expect(await process.end(allowing: patience * 6) == 0, "\(process.standardError)")
        #expect(process.complaints() == [])
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(pictures) == Set(Gallery.pages.map { "\($0).png" }))
      }
    }

    @Test("The list shows the gallery's first page")
    func beginning() async throws {
      try await Gallery.run("--page", "ui-file") { gallery in
        let row = try await gallery.app.first(.listItem, named: "From a .ui File")
        try await gallery.expectInView(row)
      }
    }

    @Test("A search also finds the name of another system, and a property's", arguments: ["showsact", "icon-plac"])
    func names(text: String) async throws {
      try await Gallery.run("--page", "hit-area") { gallery in
        try await gallery.expectActiveWindow()
        try await gallery.press("ctrl+f")
        for letter in text { try await gallery.press(letter == "-" ? "minus" : "\(letter)") }
        // The search shows its first page.
        _ = try await gallery.button(text == "showsact" ? "Synchronise" : "Leading")
      }
    }

    @Test("A search lists the matching pages, and shows the first one")
    func search() async throws {
      try await Gallery.run("--page", "button") { gallery in
        try await gallery.expectActiveWindow()
        try await gallery.press("ctrl+f")
        try await gallery.press("s", "p", "i", "n", "n", "e", "r")
        _ = try await gallery.button("Synchronise")
      }
    }
  }
}
