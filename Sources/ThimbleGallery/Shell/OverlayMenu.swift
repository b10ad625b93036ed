import Thimble

/// The overlays as items with check marks: in the tool bar of each sample, and in the menu of the surroundings.
@MainActor
enum OverlayMenu {
  /// Returns a button for the tool bar of a sample. Its items apply to every sample.
  static func button(_ session: GallerySession, sample: String) -> MenuButton {
    let button = MenuButton("Overlays") {}
    button.variant = .plain
    button.size = .small
    button.setAccessibilityLabel("Overlays of \(sample)")
    button.menuProvider = { [weak session] in
      Menu {
        if let session { MenuSection { items(session) } }
      }
    }
    return button
  }

  static func items(_ session: GallerySession) -> [MenuElement] {
    session.commands.overlays.map { .item(MenuItem($0)) }
  }
}
