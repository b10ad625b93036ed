import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  @Suite struct MenuButtonPageTests {
    @Test("Keyboard alone: each key opens the menu at its item, Escape closes it, Return chooses")
    func keyboard() async throws {
      try await Gallery.run("--page", "menu-button") { gallery in
        let photo = try await gallery.button("Photo")
        try await gallery.focus(photo)
        for (key, item) in [("space", "Rename…"), ("Return", "Rename…"), ("Down", "Rename…"), ("Up", "Delete")] {
          try await gallery.press(key)
          try await photo.wait { $0.states.contains(.expanded) }
          try await gallery.expectFocus(item)
          try await gallery.press("Escape")
          try await photo.wait { !$0.states.contains(.expanded) && $0.states.contains(.focused) }
        }
        try await gallery.press("alt+Down")
        try await gallery.expectFocus("Rename…")
        try await gallery.press("Down")
        try await gallery.expectFocus("Duplicate")
        try await gallery.press("Return")
        try await gallery.expectLabel("Duplicated")
        try await photo.wait { !$0.states.contains(.expanded) && $0.states.contains(.focused) }
      }
    }

    @Test("A mnemonic chooses, a disabled item cannot be chosen")
    func mnemonic() async throws {
      try await Gallery.run("--page", "menu-button") { gallery in
        let photo = try await gallery.button("Photo")
        try await gallery.focus(photo)
        try await gallery.press("space")
        try await gallery.expectFocus("Rename…")
        let print = try await gallery.app.first(.menuItem, named: "Print…")
        let isSensitive = try await print.states().contains(.sensitive)
        #expect(!isSensitive)
        try await gallery.press("d")
        try await gallery.expectLabel("Duplicated")
      }
    }

    @Test("The menu and its expanded state are exposed")
    func states() async throws {
      try await Gallery.run("--page", "menu-button") { gallery in
        let photo = try await gallery.button("Photo")
        let closed = try await photo.states()
        // GTK 4.8 does not expose the popup; every version exposes that it can be expanded.
        #expect(closed.contains(.expandable) && !closed.contains(.expanded), "\(closed)")
        try await photo.perform("click")
        try await photo.wait { $0.states.contains(.expanded) }
      }
    }

    @Test("The name of a pop-up button has the choice and its subject")
    func popUp() async throws {
      try await Gallery.run("--page", "menu-button") { gallery in
        let sort = try await gallery.button("Sort by: Date")
        try await gallery.focus(sort)
        try await gallery.press("Down")
        try await gallery.expectFocus("Name")
        try await gallery.press("Return")
        try await sort.wait { $0.name == "Sort by: Name" }
        try await gallery.expectLabel("Sorted by name")
      }
    }

    @Test("Check marks, choices and submenus work")
    func contents() async throws {
      try await Gallery.run("--page", "menu-button") { gallery in
        let view = try await gallery.button("View")
        try await gallery.focus(view)
        try await gallery.press("Down")
        try await gallery.expectFocus("Hidden Files")
        try await gallery.press("Return")
        try await gallery.expectLabel("Grid, without hidden files")
        try await view.wait { $0.states.contains(.focused) }
        try await gallery.press("Down")
        try await gallery.expectFocus("Hidden Files")
        try await gallery.press("Down", "Down")
        try await gallery.expectFocus("List")
        try await gallery.press("Return")
        try await gallery.expectLabel("List, without hidden files")
      }
    }

    @Test("With an empty menu the button gives a reason, keeps its place, and works again later")
    func changing() async throws {
      try await Gallery.run("--page", "menu-button") { gallery in
        let recent = try await gallery.button("Recent Files")
        try await gallery.button("Forget Files").perform("click")
        try await recent.wait { $0.description == "There is nothing to choose" }
        try await gallery.focus(recent)
        try await gallery.press("space")
        let isExpanded = try await recent.states().contains(.expanded)
        #expect(!isExpanded)
        try await gallery.button("Add File").perform("click")
        try await recent.wait { $0.description == "" }
        try await gallery.press("space")
        try await gallery.expectFocus("Letter 2.txt")
      }
    }

    @Test("A context menu opens by the Menu key and Shift+F10; the button itself still works")
    func context() async throws {
      try await Gallery.run("--page", "menu-button") { gallery in
        let back = try await gallery.button("Back")
        try await gallery.focus(back)
        try await gallery.expectInView(back)
        try await gallery.press("Menu")
        try await gallery.expectFocus("Home")
        try await gallery.press("Escape")
        try await back.wait { $0.states.contains(.focused) }
        try await gallery.press("shift+F10")
        try await gallery.expectFocus("Home")
        try await gallery.press("Down", "Return")
        try await gallery.expectLabel("Back at the results")
        try await back.wait { $0.states.contains(.focused) }
        try await gallery.press("space")
        try await gallery.expectLabel("Back by one")
      }
    }

    @Test(
      "Orca speaks the choice of a pop-up button, and its collapsed state", .tags(.screenReader),
      .x11Only(ScreenReader.isTheSame))
    func transcript() async throws {
      try await Gallery.run("--page", "menu-button", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let speech = try await orca.speech { try await gallery.focus(gallery.button("Sort by: Date")) }
        #expect(speech.contains("Sort by: Date collapsed button"), "\(speech)")
      }
    }
  }
}
