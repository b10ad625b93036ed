/// Redraws the buttons of all windows after a change of the icon theme.
@MainActor
enum IconFollower {
  private static let token = IconLoader.themeChanges.add { for window in Window.all { window.iconsChanged() } }

  /// Follows the icon theme from now on.
  static func begin() { _ = token }
}

extension Widget {
  fileprivate func iconsChanged() {
    (self as? Button)?.content.iconsChanged()
    for child in children { child.iconsChanged() }
  }
}
