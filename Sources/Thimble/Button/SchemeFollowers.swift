/// The buttons that show text in colours of the colour scheme. They update when the scheme changes.
///
/// A button without such text is not registered and costs nothing.
@MainActor
enum SchemeFollowers {
  private struct Weak {
    weak var button: Button?
  }

  private static var all: [ObjectIdentifier: Weak] = [:]
  private static var scheme: ColorScheme?
  private static var token: ObservationToken?
  /// The number of entries at which released buttons are removed.
  private static var limit = 64

  /// Registers or unregisters a button.
  static func update(_ button: Button, isFollowing: Bool) {
    guard isFollowing else {
      if !all.isEmpty { all[ObjectIdentifier(button)] = nil }
      return
    }
    if scheme == nil {
      scheme = ThemeController.shared.context.scheme
      token = ThemeController.shared.observe { changed(to: $0.scheme) }
    }
    all[ObjectIdentifier(button)] = Weak(button: button)
    guard all.count > limit else { return }
    all = all.filter { $0.value.button != nil }
    limit = max(64, 2 * all.count)
  }

  private static func changed(to new: ColorScheme) {
    guard new != scheme else { return }
    scheme = new
    all = all.filter { $0.value.button != nil }
    for follower in all.values { follower.button?.showContent() }
  }
}
