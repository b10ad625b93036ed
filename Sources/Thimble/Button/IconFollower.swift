/// Redraws the buttons of all windows after a change of the icon theme.
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
