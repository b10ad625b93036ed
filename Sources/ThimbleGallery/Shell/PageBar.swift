import Thimble

/// The tool bar above the page: the settings around it, the overlays above its samples, and the inspector.
@MainActor
final class PageBar {
  let view: Box
  private let session: GallerySession
  private let buttons: [(setting: Surroundings.Setting, button: MenuButton)]

  /// The settings, those that are changed often first. Those without room are in a menu at the end.
  private static let order: [Surroundings.Setting] = [
    .scheme, .contrast, .textScale, .direction, .overlays, .width, .theme, .accent, .language, .motion,
  ]

  init(_ session: GallerySession) {
    self.session = session
    let buttons = Self.order.map { setting in
      let button = MenuButton(setting.title) {}
      button.menuProvider = { [weak session] in session.map { SettingMenu.menu(of: setting, $0) } ?? Menu() }
      return (setting: setting, button: button)
    }
    self.buttons = buttons
    let group = ButtonGroup(toolbar: "View of the page") { buttons.map { _, button in button } }
    group.isLinked = false
    group.overflowsIntoMenu = true
    group.moreLabel = "More view settings"
    group.expandsHorizontally = true
    view = Box(.horizontal, spacing: 6) {
      group
      ToggleButton(session.commands.inspector)
    }
    view.setButtonDefaults(Button.Defaults(variant: .plain, size: .small))
    view.addStyleClass("page-bar")
    refresh()
  }

  /// Shows the values of the settings: in the description of each button, and by an accent for a value that somebody chose.
  /// The name stays the title, which is also that of the button's item in the menu of those without room.
  func refresh() {
    let current = session.surroundings.current
    for (setting, button) in buttons {
      let value = current[setting]
      button.accessibilityHint = setting.title(of: value)
      button.configuration.variant = value == nil ? nil : .tinted
    }
  }
}
