// MARK: - Drawing

extension Button {
  /// The values with which the button draws its content.
  var contentStyle: ContentStyle {
    let controller = ThemeController.shared
    if let knownStyle, knownStyle.generation == controller.generation { return knownStyle }
    let key = ContentStyle.Key(scope: themeScope, size: size.name, variant: contentVariant, look: lookClass)
    let new = controller.contentStyle(key)
    knownStyle = new
    return new
  }

  /// The traits of the content in the current state.
  var contentTraits: ContentTraits {
    let table = contentStyle.traits
    let isInactive = disabledReason != nil && !isPending
    guard table.dependsOnState || isInactive else { return table.atRest }
    return table.traits(in: configuration.counted(state), isInactive: isInactive)
  }

  /// Hides the parts of the content that a sign replaces, and turns the icon.
  func updateContentMotion() {
    let hasSign = existingPending?.sign.isShown ?? false
    let isCounting = existingPress?.signs?.isCounting ?? false
    content.move(
      icon: hasSign || isCounting ? 0 : 1, text: hasSign && contentClass != "icon-and-title" ? 0 : 1, turn: iconTurn)
  }
}
