/// A column of an icon, a title and an optional reason. Assistive technologies do not see it.
@MainActor
final class LargeContentPanel: Box {
  override class var nativeType: NativeType { .box(cssName: "large-content") }

  let icon = Image(isPresentation: true)
  let title = Label()
  let reason = Label()

  required init(_ native: NativeInstance) {
    super.init(native)
    setAccessibleHidden(true)
    orientation = .vertical
    icon.horizontalAlignment = .center
    title.addStyleClass("title")
    reason.addStyleClass("reason")
    for label in [title, reason] {
      label.wraps = true
      label.lineLimit = 3
      label.centersLines = true
    }
    append(icon)
    append(title)
    append(reason)
  }

  var content: LargeContent? {
    didSet {
      guard content != oldValue, let content else { return }
      if let icon = content.icon { IconLoader.drawing(icon).show(in: self.icon) } else { icon.clear() }
      icon.isVisible = content.icon != nil
      title.text = content.title
      reason.text = content.reason ?? ""
      reason.isVisible = content.reason != nil
      setStyleClass("unavailable", content.reason != nil)
    }
  }

  /// Indicates whether the content has an icon.
  var hasIcon: Bool { content?.icon != nil }

  /// The current height of the icon, in logical pixels; 0 while it is hidden.
  var shownIconSize: Int { icon.isVisible ? icon.pixelSize : 0 }

  /// The icon's width and height, in logical pixels; 0 hides the icon.
  var iconSize: Int {
    get { icon.pixelSize }
    set {
      if newValue > 0, icon.pixelSize != newValue { icon.pixelSize = newValue }
      let isVisible = newValue > 0 && hasIcon
      if icon.isVisible != isVisible { icon.isVisible = isVisible }
    }
  }
}
