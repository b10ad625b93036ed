/// The follower of the icon theme. It redraws the buttons of all windows after a change.
@MainActor
enum IconFollower {
  private static let token = IconLoader.themeChanges.add {
    for window in Window.all {
      for button in window.descendants(of: Button.self) { button.content.iconsChanged() }
    }
  }

  /// Follows the icon theme from now on.
  static func begin() { _ = token }
}
