import Thimble

/// The menu button in the header, with the recent pages, every setting, links and shortcuts.
@MainActor
enum MainMenu {
  static func button(_ session: GallerySession, page: @escaping @MainActor () -> GalleryPage?) -> MenuButton {
    let button = MenuButton(icon: "open-menu-symbolic", accessibilityLabel: "Main Menu") {}
    button.isPrimary = true
    button.menuProvider = { [weak session] in
      guard let session else { return Menu() }
      let current = session.surroundings.current
      let recent = session.memory.recent.others(than: page()?.id).compactMap { session.gallery.page($0) }
      return Menu {
        if !recent.isEmpty {
          MenuSection {
            Submenu("Recent Pages") {
              for page in recents(recent, session) { page }
            }
          }
        }
        MenuSection {
          for setting in Surroundings.Setting.allCases where setting != .overlays {
            submenu(setting, of: current, session)
          }
          Submenu(
            "\(Surroundings.Setting.overlays.title): \(Surroundings.Setting.overlays.title(of: current[.overlays]))"
          ) {
            OverlayMenu.items(session)
          }
          MenuItem(session.commands.reset)
        }
        if let page = page() { links(to: page, session) }
        MenuSection {
          MenuItem(session.commands.shortcuts)
        }
      }
    }
    return button
  }

  private static func recents(_ pages: [GalleryPage], _ session: GallerySession) -> [MenuItem] {
    pages.map { page in MenuItem(page.title, id: page.id) { [weak session] in session?.showPage?(page) } }
  }

  private static func links(to page: GalleryPage, _ session: GallerySession) -> MenuSection {
    MenuSection {
      MenuItem(session.commands.copyLink)
      Submenu("Copy Link to a Sample") {
        for sample in page.samples {
          MenuItem(page.text(of: sample).title, id: sample.function) { [weak session] in
            session?.commands.copyLink(to: sample.function)
          }
        }
      }
    }
  }

  /// Returns a submenu with the values of a setting. Its title shows the current value.
  private static func submenu(
    _ setting: Surroundings.Setting, of current: Surroundings, _ session: GallerySession
  ) -> Submenu {
    let value = current[setting]
    // A menu needs a name for nil.
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

  /// Returns the choices, and the current value if it is another one, such as a theme's file.
  private static func choices(
    of setting: Surroundings.Setting, with value: String?
  ) -> [(text: String, title: String)] {
    guard let value, !setting.choices.contains(where: { $0.text == value }) else { return setting.choices }
    return setting.choices + [(value, setting.title(of: value))]
  }
}
