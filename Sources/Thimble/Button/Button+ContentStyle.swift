// MARK: - Values for drawing

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
}
