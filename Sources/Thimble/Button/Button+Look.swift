// MARK: - Style classes and look

extension Button {
  func updateContentClass() {
    let showedLabel = showsLabelAsTooltip
    exchangeStyleClass(&contentClass, content.styleClass(configuration))
    updateContentMotion()
    updatePlace()
    if showsLabelAsTooltip != showedLabel { updateTooltip() }
  }

  func updateClasses() {
    contentStyleChanged()
    let new = [variant.name, size.name]
    if isMapped, new[0] != variantClass { ButtonReports.reportUnknownVariant(of: self) }
    if new != [variantClass, sizeClass] { ThemeController.shared.use(new, inScope: themeScope, at: self) }
    exchangeStyleClass(&variantClass, new[0])
    exchangeStyleClass(&sizeClass, new[1])
  }

  private func exchangeStyleClass(_ old: inout String, _ new: String) {
    guard old != new else { return }
    if !old.isEmpty { removeStyleClass(old) }
    if !new.isEmpty { addStyleClass(new) }
    old = new
  }

  func updateLook() {
    // At the end, because a change of a style class may ask for the values for drawing.
    defer { contentStyleChanged() }
    let (effective, style) = (effectiveConfiguration, effectiveStyle)
    let trigger = style?.trigger ?? .release
    if trigger != existingPress?.trigger ?? .release { pressBehavior.trigger = trigger }
    let look = AppliedLook(style, effective)
    ButtonReports.report(configuration.look, of: self)
    isCircle = effective.look.cornerStyle == .circle
    guard look != nil || lookClass != nil else { return }
    let new = look.map { ThemeController.shared.styleClass(for: $0, inScope: themeScope) }
    if let lookClass {
      ThemeController.shared.release(lookClass)
      removeStyleClass(lookClass)
    }
    if let new { addStyleClass(new) }
    lookClass = new
  }

  func updateLayout() {
    setStyleClass("custom-insets", shownInsets != nil)
    let least = configuration.minimumSize.wholePixels
    setSizeRequest(width: least.width > 0 ? least.width : -1, height: least.height > 0 ? least.height : -1)
    queueResize()
  }
}

// MARK: - Values for drawing

extension Button {
  /// The values with which the button draws its content.
  var contentStyle: ContentStyle {
    let controller = ThemeController.shared
    if let knownStyle, knownStyle.generation == controller.generation { return knownStyle }
    let key = ContentStyle.Key(scope: themeScope, size: size.name, variant: contentVariant, look: lookClass)
    let new = controller.contentStyle(key)
    knownStyle = new
    ButtonsFollower.followContentStyles()
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

@MainActor private let traitFollowers = WidgetValue<TraitFollower>("traits")

/// The changes that the buttons of all windows follow, each from the first button on that needs it.
@MainActor
enum ButtonsFollower {
  private static let contentStyles = follow(ThemeController.shared.contentStyleChanges) { $0.followTheme() }
  private static let iconTheme = follow(IconLoader.themeChanges) { $0.content.iconsChanged() }

  static func followContentStyles() { _ = contentStyles }
  static func followIconTheme() { _ = iconTheme }

  private static func follow(_ changes: Observers<Void>, _ body: @escaping @MainActor (Button) -> Void)
    -> ObservationToken
  {
    changes.add {
      for window in Window.all {
        for button in window.descendants(of: Button.self) { body(button) }
      }
    }
  }
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
