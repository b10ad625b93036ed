import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  /// On Wayland a popup can be refused, for example one that grabs the pointer while another popup, not around it, has
  /// the grab.
  @Suite(
    .enabled(if: DisplayKind.current != .x11, "On Wayland only: an X server refuses no window."),
    .enabled(if: Screen.unavailable == nil, "\(Screen.unavailable ?? "")"))
  struct RefusedPopupTests {
    /// GTK's own warning.
    private static let refusal = "Tried to map a grabbing popup with a non-top most parent"

    @Test("A refused menu logs no critical, leaves no open state or pressed look, and opens later")
    func menu() async throws {
      try await Gallery.run("--page", "menu-button", expecting: Self.refusal) { gallery in
        let screen = Screen(gallery.session)
        let photo = try await gallery.button("Photo")
        let sort = try await gallery.button("Sort by: Date")
        try await gallery.session.act(Probe.arrival)
        let place = try await gallery.place(of: sort)
        let before = try await screen.settledPicture()
        try await photo.perform("click")
        try await photo.wait { $0.states.contains(.expanded) }
        try await sort.perform("click")
        // Its effect comes after that of the previous press.
        try await gallery.button("Forget Files").perform("click")
        try await gallery.button("Recent Files").wait { $0.description == "There is nothing to choose" }
        let isExpanded = try await sort.states().contains(.expanded)
        #expect(!isExpanded && gallery.process.complaints() != [], "It was refused.")
        try await gallery.press("Escape")
        try await photo.wait { !$0.states.contains(.expanded) }
        // GTK itself treats the widget of a refused popup as hovered until the pointer moves.
        try await gallery.session.act(Probe.arrival)
        try await screen.waitForReturn(to: before, in: place)
        try await sort.perform("click")
        try await sort.wait { $0.states.contains(.expanded) }
      }
    }
  }
}
