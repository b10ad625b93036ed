import Thimble

/// The button in the header with every setting around the pages, and links to the page and its samples.
@MainActor
enum SurroundingsMenu {
  static func button(_ session: GallerySession, page: @escaping @MainActor () -> GalleryPage?) -> MenuButton {
    let button = MenuButton(icon: "open-menu-symbolic", accessibilityLabel: "Surroundings") {}
    button.menuProvider = { [weak session] in
      guard let session else { return Menu() }
      let current = session.surroundings.current
      return Menu {
        for setting in Surroundings.Setting.allCases where setting != .overlays {
          submenu(setting, of: current, session)
        }
        Submenu(
          "\(Surroundings.Setting.overlays.title): \(Surroundings.Setting.overlays.title(of: current[.overlays]))"
        ) {
          OverlayMenu.items(session)
        }
        MenuSection {
          MenuItem("Back to the Desktop's", isEnabled: !current.isEmpty) { session.reset() }
        }
        if let page = page() { links(to: page, session) }
      }
    }
    return button
  }

  private static func links(to page: GalleryPage, _ session: GallerySession) -> MenuSection {
    let copy = { [weak session] (sample: String?) in
      guard let session, let window = Window.all.first else { return }
      window.clipboard.setText(session.link(to: page, sample: sample))
    }
    return MenuSection {
      MenuItem("_Copy Link to This Page") { copy(nil) }
      Submenu("Copy Link to a Sample") {
        for sample in page.samples {
          MenuItem(page.text(of: sample).title, id: sample.function) { copy(sample.function) }
        }
      }
    }
  }

  /// The values of a setting. Its title shows the current one.
  private static func submenu(
    _ setting: Surroundings.Setting, of current: Surroundings, _ session: GallerySession
  ) -> Submenu {
    let value = current[setting]
    // A menu needs a name for the choice that is none.
    let none = "none"
    return Submenu("\(setting.title): \(setting.title(of: value))") {
      MenuSection(selection: value ?? none) { [weak session] text in
        session?.choose(setting, text == none ? nil : text)
      } _: {
        MenuItem(setting.standardTitle, id: none)
        for (text, title) in choices(of: setting, with: value) { MenuItem(title, id: text) }
      }
    }
  }

  /// The choices, with the current value if it is another one, such as a theme's file.
  private static func choices(
    of setting: Surroundings.Setting, with value: String?
  ) -> [(text: String, title: String)] {
    guard let value, !setting.choices.contains(where: { $0.text == value }) else { return setting.choices }
    return setting.choices + [(value, setting.title(of: value))]
  }
}
