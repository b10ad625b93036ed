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
