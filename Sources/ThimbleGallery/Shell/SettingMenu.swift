import Thimble

/// The values of a setting, or the overlays, as items with check marks.
@MainActor
enum SettingMenu {
  /// Returns the items of a setting.
  static func menu(of setting: Surroundings.Setting, _ session: GallerySession) -> Menu {
    guard setting != .overlays else {
      return Menu { for overlay in session.commands.overlays { MenuItem(overlay) } }
    }
    let value = session.surroundings.current[setting]
    // A menu needs a name for nil.
    let none = "none"
    return Menu {
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
