import ATSPI
import AccessibilityAudit
import DesktopTraits
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

    @Test("A change of a word of a control without a visible title is reported once, and so spoken once")
    func changes() async throws {
      try await Probe.run("words") { probe in
        let desktop = try await Desktop.connect(
          to: .accessibilityBus(probe.session.accessibilityBus), callLimit: patience)
        let app = try await desktop.application(processID: probe.process.processID)
        let change = try await app.first(.pushButton, named: "Change")
        _ = try await app.tree()
        let events = try await desktop.events(.nameChanged, .descriptionChanged, of: app)
        var reported: [String] = []
        // GTK 4.8 reports the first words of an object together with the first change.
        for _ in 1...2 {
          try await change.perform("click")
          reported = try await Deadlines.within(patience) {
            var reported: [String] = []
            for await event in events {
              if event.source == change, event.text != "Change" { break }
              reported.append((event.kind == .nameChanged ? "name " : "description ") + (event.text ?? ""))
            }
            return reported
          }
        }
        let names = ["Play 2", "Inbox, 2", "Copy 2", "Mute 2", "New note 2", "More 2", "Save 2"].map { "name \($0)" }
        #expect(reported == names.prefix(3) + ["description Cuts 2"] + names.dropFirst(3))
        await desktop.close()
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
