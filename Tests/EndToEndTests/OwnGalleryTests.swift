import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// A gallery of another application, made of its own pages by `ThimbleGallery`.
  @Suite struct OwnGalleryTests {
    @Test("The gallery shows its page with title, caption, sample and source, and passes the audit")
    func shell() async throws {
      try await DesktopSession.run { session in
        try await Gallery.run([], in: session, program: "own-gallery") { gallery in
          _ = try await gallery.app.first(.listItem, named: "Badge")
          try await gallery.expectLabel("A count beside a word.")
          try await gallery.expectLabel("Three messages are new.")
          try await gallery.inspect("Inbox", "Source")
          let source = try await gallery.app.first(.text) { $0.hasPrefix("Swift source of ") }
          #expect(try await source.text().contains("badge = \"3\""))
          try await gallery.audit(rules: Rule.all)
        }
      }
    }

    @Test("The gallery lists and draws its pages, and uses its own name")
    func commands() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-own-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await DesktopSession.run { session in
        let program = DesktopSession.product("own-gallery")
        let list = try session.launch(program, ["--list-pages"])
        #expect(await list.end(allowing: patience) == 0)
        #expect(list.standardOutput.contains(#"{"id": "badge", "title": "Badge", "category": "Marks"}"#))
        let pictures = try session.launch(program, ["badges:badge?scheme=dark&width=phone", "--render", folder.path])
        #expect(await pictures.end(allowing: patience) == 0, "\(pictures.standardError)")
        let png = try Data(contentsOf: folder.appendingPathComponent("badge.png"))
        #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == 360, "A page for a phone is 360 px wide.")
        let play = try session.launch(program, ["--play", "badge"])
        #expect(await play.end(allowing: patience) == 0, "\(play.standardError)")
        #expect(play.standardOutput.hasSuffix("\n1 play, 0 failed\n"), "\(play.standardOutput)")
        let help = try session.launch(program, ["--help"])
        #expect(await help.end(allowing: patience) == 0)
        #expect(help.standardOutput.contains("USAGE: badges"))
      }
    }
  }
}
