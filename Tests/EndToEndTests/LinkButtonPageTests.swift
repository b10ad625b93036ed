import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd {
  @Suite struct LinkButtonPageTests {
    private func link(_ name: String, in gallery: Gallery) async throws -> Accessible {
      try await gallery.app.first(.link, named: name)
    }

    @Test("A link has its role, its name and an action, and its address is the description")
    func role() async throws {
      try await Gallery.run("--page", "link-button") { gallery in
        let node = try await link("GTK", in: gallery).tree()
        #expect(node.description == "https://www.gtk.org")
        #expect(node.actions.contains { $0.name == "click" })
        let disabled = try await link("Not available", in: gallery).states()
        #expect(!disabled.contains(.sensitive))
      }
    }

    @Test("Return and Space open it", arguments: ["Return", "space"])
    func keys(key: String) async throws {
      try await Gallery.run("--page", "link-button") { gallery in
        try await gallery.focus(link("Release notes", in: gallery))
        try await gallery.press(key)
        try await gallery.expectLabel("Shown here: https://example.org/notes")
      }
    }

    @Test("Keys alone open and use the menu, and focus returns", arguments: ["Menu", "shift+F10"])
    func menu(key: String) async throws {
      try await Gallery.run("--page", "link-button") { gallery in
        let notes = try await link("Release notes", in: gallery)
        try await gallery.focus(notes)
        try await gallery.press(key)
        _ = try await gallery.app.first(.menuItem, named: "Copy Link Address")
        try await gallery.press("Escape")
        try await notes.wait { $0.states.contains(.focused) }
        try await gallery.press(key)
        _ = try await gallery.app.first(.menuItem, named: "Open Link")
        try await gallery.press("Return")
        try await gallery.expectLabel("Shown here: https://example.org/notes")
      }
    }

    @Test("An address without a scheme disables the link with a reason, and the log has a warning")
    func incomplete() async throws {
      try await Gallery.run("--page", "link-button", expecting: "cannot be opened") { gallery in
        let visit = try await link("Visit", in: gallery)
        let entry = try await gallery.app.first(.text, named: "Address")
        try await gallery.focus(entry)
        try await gallery.press("ctrl+a", "w")
        try await visit.wait { !$0.states.contains(.sensitive) }
        #expect(try await visit.tree().description == "The address of this link is not complete")
      }
    }

    @Test("Orca speaks a link's name, its role, and its address once", .tags(.screenReader))
    func transcript() async throws {
      try await Gallery.run("--page", "link-button", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        for name in ["GTK", "Write to us"] {
          let link = try await link(name, in: gallery)
          let speech = try await orca.speech { try await gallery.focus(link) }
          #expect(speech.contains("\(name) link"), "\(speech)")
          let node = try await link.node()
          let times = speech.count(ofDescription: node.description)
          #expect(Speech.range(ofDescriptionOf: node).contains(times), "\(speech)")
        }
      }
    }
  }
}
