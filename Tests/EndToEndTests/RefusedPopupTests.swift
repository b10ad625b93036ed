import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  /// On Wayland a popup can be refused: one that grabs the pointer, for example, while another one that is not around
  /// it has the grab.
  @Suite(
    .enabled(if: DisplayKind.current == .wayland, "On Wayland only: an X server refuses no window."),
    .enabled(if: Screen.unavailable == nil, "\(Screen.unavailable ?? "")"))
  struct RefusedPopupTests {
    /// GTK's own warning.
    private static let refusal = "Tried to map a grabbing popup with a non-top most parent"

    @Test("A menu that is refused leaves no critical, no open state and no pressed look behind, and opens later")
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
        // Its effect comes after that of the press before.
        try await gallery.button("Forget Files").perform("click")
        try await gallery.button("Recent Files").wait { $0.description == "There is nothing to choose" }
        let isExpanded = try await sort.states().contains(.expanded)
        #expect(!isExpanded && gallery.process.complaints() != [], "It was refused.")
        try await gallery.press("Escape")
        try await photo.wait { !$0.states.contains(.expanded) }
        // GTK itself takes the widget of a refused popup for hovered, until the pointer moves.
        try await gallery.session.act(Probe.arrival)
        try await screen.waitForReturn(to: before, in: place)
        try await sort.perform("click")
        try await sort.wait { $0.states.contains(.expanded) }
      }
    }
  }
}
