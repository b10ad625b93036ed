/// A column of an icon, a title and an optional reason. Assistive technologies do not see it.
@MainActor
final class LargeContentPanel: Box {
  override class var nativeType: NativeType { .box(cssName: "large-content") }

  let icon = Image(isPresentation: true)
  let title = Label()
  let reason = Label()

  /// The most lines of a text that has no room for more.
  private static let usualLines = 3
  /// A width at which a text has one line.
  private static let oneLine = 100_000

  required init(_ native: NativeInstance) {
    super.init(native)
    setAccessibleHidden(true)
    orientation = .vertical
    icon.horizontalAlignment = .center
    title.addStyleClass("title")
    reason.addStyleClass("reason")
    for label in [title, reason] {
      label.wraps = true
      label.lineLimit = Self.usualLines
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

  /// Indicates whether the title is written smaller, because it has no room at the usual size.
  private(set) var isLong = false { didSet { if isLong != oldValue { setStyleClass("long", isLong) } } }
  /// The size of a long title, as a share of the usual one; see the stylesheet.
  private static let longSize = 125.0 / 200

  /// Writes the title smaller if it has more lines at the usual size than a width and a height have room for.
  func chooseSize(width: Int, height: Int) {
    title.lineLimit = -1
    let scale = isLong ? Self.longSize : 1
    let whole = title.measured(.vertical, crossSize: Int(clamping: Double(width) * scale)).natural
    let line = title.measured(.vertical, crossSize: Self.oneLine).natural
    setLines(in: Int(clamping: Double(height) * scale))
    isLong = whole > title.lineLimit * line
  }

  /// Lets the title and the reason have as many lines as a height has room for below a small icon, or the usual number
  /// for nil. The result depends on nothing else, so that a layout comes to rest.
  func setLines(in height: Int?) {
    let labels = [title, reason].filter(\.isVisible)
    for label in labels {
      let line = label.measured(.vertical, crossSize: Self.oneLine).natural
      var lines = Self.usualLines
      // Without the padding, the margin and the gaps of the stylesheet.
      if let height, line > 0 { lines = max(lines, (height - 96) / labels.count / line) }
      if label.lineLimit != lines { label.lineLimit = lines }
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
