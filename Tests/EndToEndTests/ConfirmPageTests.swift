import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd {
  /// Confirming by keyboard alone, over the bus, and by ear.
  @Suite struct ConfirmPageTests {
    @Test("Keyboard alone: a short press announces what to do, a held one runs the action")
    func keyboard() async throws {
      try await Gallery.run("--page", "confirm", environment: Gallery.moreTime) { gallery in
        let delete = try await gallery.button("Delete")
        #expect(try await delete.node().description == "Hold to Delete")
        try await gallery.focus(delete)
        let words = try await gallery.announcements(of: delete)
        try await gallery.press("space")
        #expect(try await words.expect("Hold to Delete, or press again") == 1)
        try await gallery.expectLabel("Nothing deleted yet")
        try await gallery.hold("Return") {
          _ = try await gallery.app.first(.label, named: "Deleted")
        }
      }
    }

    @Test("A screen reader's first press asks, and its second one runs the action")
    func twice() async throws {
      try await Gallery.run("--page", "confirm", environment: Gallery.moreTime) { gallery in
        let delete = try await gallery.button("Delete")
        try await gallery.focus(delete)
        let words = try await gallery.announcements(of: delete)
        try await delete.perform("click")
        #expect(try await words.expect("Press again to Delete") == 1)
        try await gallery.expectLabel("Nothing deleted yet")
        try await delete.perform("click")
        try await gallery.expectLabel("Deleted")
      }
    }

    @Test("During the undo period the button is Undo, and Escape undoes")
    func undo() async throws {
      try await Gallery.run("--page", "confirm", environment: Gallery.moreTime) { gallery in
        let send = try await gallery.button("Send Message")
        try await gallery.focus(send)
        try await gallery.press("space")
        try await send.wait { $0.name == "Undo" }
        try await gallery.press("Escape")
        try await send.wait { $0.name == "Send Message" }
        try await gallery.expectLabel("Not sent yet")
      }
    }

    @Test("The action runs at the end of the undo period, and the button has its name again")
    func undoPeriod() async throws {
      try await Gallery.run("--page", "confirm") { gallery in
        let send = try await gallery.button("Send Message")
        try await gallery.focus(send)
        try await gallery.press("space")
        try await gallery.expectLabel("Message sent")
        try await send.wait { $0.name == "Send Message" }
      }
    }

    @Test("A toast reports the deletion, and its button undoes it")
    func toast() async throws {
      try await Gallery.run("--page", "confirm", environment: Gallery.moreTime) { gallery in
        try await gallery.button("Delete Drafts").perform("click")
        try await gallery.expectLabel("No drafts")
        _ = try await gallery.app.first(.alert, named: "Three drafts deleted")
        try await gallery.button("Bring Back").perform("click")
        try await gallery.expectLabel("Three drafts")
      }
    }

    @Test(
      "Orca speaks how to confirm with the name, and again after a short press",
      .tags(.screenReader))
    func transcript() async throws {
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run(
        "--page", "confirm", environment: Gallery.moreTime, expecting: "Screen coordinates not supported"
      ) { gallery in
        let orca = try await gallery.screenReader()
        let delete = try await gallery.button("Delete")
        let arrival = try await orca.speech { try await gallery.focus(delete) }
        #expect(arrival.contains("Delete button"), "\(arrival)")
        #expect(arrival.count(ofDescription: "Hold to Delete") > 0, "\(arrival)")
        let words = try await gallery.announcements(of: delete)
        let asked = "Hold to Delete, or press again"
        let short = try await orca.speech {
          try await gallery.press("space")
          #expect(try await words.expect(asked) == 1)
        }
        #expect(short.utterances == [asked])
      }
    }
  }
}
