// MARK: - Values for drawing

extension Button {
  /// The values with which the button draws its content.
  var contentStyle: ContentStyle {
    let controller = ThemeController.shared
    if let knownStyle, knownStyle.generation == controller.generation { return knownStyle }
    let key = ContentStyle.Key(scope: themeScope, size: size.name, variant: contentVariant, look: lookClass)
    let new = controller.contentStyle(key)
    knownStyle = new
    ContentStyleFollower.begin()
    followTraits(new.traits.dependsOnState)
    return new
  }

  /// The traits of the content in the current state.
  var contentTraits: ContentTraits {
    let table = contentStyle.traits
    let isInactive = disabledReason != nil && !isPending
    guard table.dependsOnState || isInactive else { return table.atRest }
    return table.traits(in: configuration.counted(state), isInactive: isInactive)
  }

  /// Measures and draws the content again, after a change of theme, variant, size or look.
  func contentStyleChanged() {
    knownStyle = nil
    queueResize()
  }

  /// Draws the content with the values of the theme that is in force now, and measures it if it may have another size.
  func followTheme() {
    guard let old = knownStyle, old.generation != ThemeController.shared.generation else { return }
    knownStyle = nil
    if contentStyle.hasSizes(of: old) { queueDraw() } else { queueResize() }
  }

  private func followTraits(_ isFollowing: Bool) {
    guard isFollowing || traitFollowers.isInUse, isFollowing != (value(for: traitFollowers) != nil) else { return }
    setValue(isFollowing ? TraitFollower(self) : nil, for: traitFollowers)
  }
}

@MainActor private let traitFollowers = InheritedValue<TraitFollower>("traits")

/// The follower of the values for drawing. After a change, the buttons of all windows that have these values follow it.
@MainActor
private enum ContentStyleFollower {
  private static let token = ThemeController.shared.contentStyleChanges.add {
    for window in Window.all {
      for button in window.descendants(of: Button.self) { button.followTheme() }
    }
  }

  /// Follows the values from now on.
  static func begin() { _ = token }
}

/// The follower of the states of a button that draws its content differently in some of them. Other buttons have none:
/// GTK alone redraws them.
@MainActor
private final class TraitFollower {
  private let connections: [SignalConnection]

  init(_ button: Button) {
    // Some states are style classes.
    let changes: [Signal<Button, Void, Void>] = [.stateFlagsChanged, Signal("notify::css-classes")]
    connections = changes.map { signal in
      button.connect(signal) { button in
        if button.contentStyle.traits.changesSize { button.queueResize() } else { button.queueDraw() }
      }
    }
  }

  isolated deinit { for connection in connections { connection.disconnect() } }
}
