import Thimble

/// The menu button in the header, with the recent pages, links and shortcuts.
@MainActor
enum MainMenu {
  static func button(_ session: GallerySession, page: @escaping @MainActor () -> GalleryPage?) -> MenuButton {
    let button = MenuButton(icon: "open-menu-symbolic", accessibilityLabel: "Main Menu") {}
    button.isPrimary = true
    button.menuProvider = { [weak session] in
      guard let session else { return Menu() }
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
          MenuItem(session.commands.reset)
        }
        if let page = page() { links(to: page, session) }
        MenuSection {
          MenuItem(session.commands.inspector)
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
}
