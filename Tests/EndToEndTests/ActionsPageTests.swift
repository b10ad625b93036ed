import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  @Suite struct ActionsPageTests {
    @Test("One action works by button, menu, keys and D-Bus")
    func declaration() async throws {
      try await Gallery.run("--page", "actions") { gallery in
        try await gallery.button("Save Notes").perform("click")
        try await gallery.expectLabel("Saved once")
        let notes = try await gallery.button("Notes")
        try await gallery.focus(notes)
        try await gallery.press("space")
        try await gallery.expectFocus("Save Notes")
        try await gallery.press("Return")
        try await gallery.expectLabel("Saved 2 times")
        try await notes.wait { $0.states.contains(.focused) }
        try await gallery.press("ctrl+s")
        try await gallery.expectLabel("Saved 3 times")
        try await gallery.activate("save-notes")
        try await gallery.expectLabel("Saved 4 times")
        _ = try await gallery.app.first(.listItem, named: "Save Notes, Control+S")
      }
    }

    @Test("A command is disabled everywhere at once, with its reason, and enabled again")
    func enabling() async throws {
      try await Gallery.run("--page", "actions") { gallery in
        let save = try await gallery.button("Save Notes")
        let allow = try await gallery.toggle("Allow saving")
        try await gallery.focus(allow)
        try await gallery.press("space")
        try await save.wait { $0.description.hasPrefix("Allow saving first") }
        try await gallery.activate("save-notes")
        try await gallery.press("ctrl+s")
        try await gallery.press("space")
        try await save.wait { !$0.description.hasPrefix("Allow saving first") }
        try await gallery.expectLabel("Not saved yet")
        try await gallery.activate("save-notes")
        try await gallery.expectLabel("Saved once")
      }
    }

    @Test("States are exposed as pressed: a switch, and one of several")
    func states() async throws {
      try await Gallery.run("--page", "actions") { gallery in
        let (left, right) = try await (gallery.button("Left"), gallery.button("Right"))
        let states = try await (left.states(), right.states())
        #expect(states.0.contains(.pressed) && !states.1.contains(.pressed))
        try await right.perform("click")
        try await right.wait { $0.states.contains(.pressed) }
        try await left.wait { !$0.states.contains(.pressed) }
        try await gallery.expectLabel("Aligned right")
        let spelling = try await gallery.button("Check Spelling")
        try await spelling.perform("click")
        try await spelling.wait { !$0.states.contains(.pressed) }
      }
    }

    @Test("Buttons follow their actions by name: target, enabled state, removal and return")
    func names() async throws {
      try await Gallery.run("--page", "actions", expecting: "There is no action") { gallery in
        let (actual, twice) = try await (gallery.button("Actual Size"), gallery.button("Twice the Size"))
        try await twice.perform("click")
        try await twice.wait { $0.states.contains(.pressed) }
        try await actual.wait { !$0.states.contains(.pressed) }
        let lock = try await gallery.button("Lock Zoom")
        try await lock.perform("click")
        try await twice.wait { !$0.states.contains(.sensitive) }
        try await lock.perform("click")
        try await twice.wait { $0.states.contains(.sensitive) }
        let (wrap, remove) = try await (gallery.button("Wrap Lines"), gallery.button("Remove Wrapping"))
        try await remove.perform("click")
        try await wrap.wait { !$0.states.contains(.sensitive) }
        try await remove.perform("click")
        try await wrap.wait { $0.states.contains(.sensitive) && $0.states.contains(.pressed) }
      }
    }
  }
}

extension Gallery {
  /// Activates an action of the application over D-Bus, as a script does.
  func activate(_ action: String) async throws {
    let gdbus = try session.launch(
      URL(fileURLWithPath: "/usr/bin/gdbus"),
      // The arguments have types: gdbus gives an application three seconds to report them, and otherwise reads "{}" as
      // a string.
      [
        "call", "--session", "--dest", "org.thimble.Gallery", "--object-path", "/org/thimble/Gallery", "--method",
        "org.gtk.Actions.Activate", action, "@av []", "@a{sv} {}",
      ])
    #expect(await gdbus.end(allowing: patience.limit) == 0, "\(gdbus.standardError)")
  }
}
