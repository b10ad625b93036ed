// MARK: - The arrow

extension MenuButton {
  /// The icon that says which way a menu opens.
  private var indicatorIcon: String? {
    switch indicator {
    case .none: nil
    case .automatic where title.isEmpty: nil
    case .automatic where selection != nil, .popUp: "pan-up-down-symbolic"
    case .automatic, .arrow:
      switch side {
      case .above: "pan-up-symbolic"
      case .below: "pan-down-symbolic"
      case .leading: textDirection == .rightToLeft ? "pan-end-symbolic" : "pan-start-symbolic"
      case .trailing: textDirection == .rightToLeft ? "pan-start-symbolic" : "pan-end-symbolic"
      }
    }
  }

  func updateIndicator() {
    let icon = indicatorIcon
    if let icon { IconLoader.show(.named(icon), in: indicatorImage) }
    indicatorImage.isVisible = icon != nil
    setStyleClass("has-indicator", icon != nil)
    queueResize()
  }

  /// The width of the arrow and the gap before it.
  var indicatorRoom: Int {
    guard indicatorImage.isVisible else { return 0 }
    return indicatorImage.measured(.horizontal).natural + ThemeController.shared.gap(of: self)
  }

  /// Puts the arrow at the trailing edge.
  func allocateIndicator(width: Int, height: Int) {
    guard indicatorImage.isVisible else { return }
    let insets = contentInsets ?? .zero
    let size = (indicatorImage.measured(.horizontal).natural, indicatorImage.measured(.vertical).natural)
    let x = textDirection == .rightToLeft ? insets.trailing : width - insets.trailing - size.0
    indicatorImage.allocate(x: x, y: (height - size.1) / 2, width: size.0, height: size.1, baseline: -1)
  }
}
