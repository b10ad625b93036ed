import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  /// Effects of the pointer on a page, and their end.
  @Suite(.enabled(if: Screen.unavailable == nil, "\(Screen.unavailable ?? "")"))
  struct PointerTests {
    @Test("Under the pointer a button changes its look and shows its tooltip; neither stays when the pointer leaves")
    func hover() async throws {
      try await Gallery.run("--page", "icon-button") { gallery in
        let screen = Screen(gallery.session)
        let copy = try await gallery.middle(of: gallery.button("Copy"))
        // The middle of the header bar, which has no button.
        let away = ["mousemove", "505", "5", "mousemove", "515", "15"]
        try await gallery.session.act(away)
        let before = try await screen.settledPicture()
        try await gallery.session.act(["mousemove", "\(copy.x)", "\(copy.y)"])
        try await screen.waitForChange(since: before, ofPixels: 600)
        // The tooltip is larger than the button.
        try await screen.waitForChange(since: before, ofPixels: 1_600)
        try await gallery.session.act(away)
        try await screen.waitForReturn(to: before)
      }
    }

    @Test("A press changes the look until the release, and counts only on its button")
    func press() async throws {
      try await Gallery.run("--page", "button") { gallery in
        let screen = Screen(gallery.session)
        let button = try await gallery.button("Count")
        // The page scrolls to the focused control.
        try await gallery.focus(button)
        _ = try await screen.settledPicture()
        let count = try await gallery.middle(of: button)
        try await gallery.session.act(Probe.arrival + ["mousemove", "\(count.x)", "\(count.y)"])
        let hovered = try await screen.settledPicture()
        try await gallery.session.act(["mousedown", "1"])
        try await screen.waitForChange(since: hovered, ofPixels: 600)
        // A release elsewhere does not count.
        try await gallery.session.act(Probe.arrival + ["mouseup", "1"])
        try await gallery.session.act(["mousemove", "\(count.x)", "\(count.y)"] + Probe.click)
        try await gallery.expectLabel("Pressed once")
      }
    }

    @Test("A click opens a menu, and a click beside it closes it; focus comes back")
    func menu() async throws {
      try await Gallery.run("--page", "menu-button") { gallery in
        let photo = try await gallery.button("Photo")
        let middle = try await gallery.middle(of: photo)
        try await gallery.session.act(Probe.arrival + ["mousemove", "\(middle.x)", "\(middle.y)"] + Probe.click)
        try await photo.wait { $0.states.contains(.expanded) }
        try await gallery.session.act(["mousemove", "\(middle.x)", "\(middle.y - 60)"] + Probe.click)
        try await photo.wait { !$0.states.contains(.expanded) && $0.states.contains(.focused) }
      }
    }
  }
}
