/// One row of a ``ShortcutList``: title and subtitle, and the keys beside or below them.
@MainActor
final class ShortcutRow: Widget, Measuring, Allocating {
  override class var nativeType: NativeType { .widget(cssName: "box") }

  /// The space between the texts and the keys side by side, and below each other, in logical pixels.
  private static let (gap, lineGap) = (24, 4)

  private let title = Label()
  private let subtitle = Label()
  private let keys = ShortcutLabel(nil, none: "–")
  private let texts = Box(.vertical, spacing: 2)

  required init(_ native: NativeInstance) {
    super.init(native)
    for label in [title, subtitle] {
      label.wraps = true
      label.breaksWords = true
      label.xAlign = 0
      texts.append(label)
    }
    subtitle.addStyleClass("subtitle")
    texts.verticalAlignment = .center
    keys.verticalAlignment = .center
    texts.setParent(self)
    keys.setParent(self)
  }

  convenience init(_ command: Command) {
    self.init(Self.make(accessibleRole: .listItem))
    addStyleClass("shortcut")
    isFocusable = true
    show(command)
  }

  func show(_ command: Command) {
    title.text = AccessibleName.withoutMnemonic(command.title)
    subtitle.text = command.subtitle ?? ""
    subtitle.isVisible = command.subtitle != nil
    keys.shortcut = command.shortcut
    setStyleClass("unavailable", !command.action.isEnabled)
    setAccessibilityLabel(command.shortcut.map { Phrase.list(title.text, $0.ariaName) } ?? title.text)
  }

  // MARK: Layout

  var tradesHeightForWidth: Bool { true }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    guard orientation == .vertical else {
      let least = max(texts.measured(.horizontal).minimum, keys.measured(.horizontal).natural)
      return RequestedSize(minimum: least, natural: max(least, contentWidth))
    }
    let keysHeight = keys.measured(.vertical).natural
    let height =
      isStacked(in: crossSize)
      ? textHeight(in: crossSize) + Self.lineGap + keysHeight : max(textHeight(in: -1), keysHeight)
    return RequestedSize(minimum: height, natural: height)
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    let keysWidth = keys.measured(.horizontal).natural
    let isReversed = textDirection == .rightToLeft
    if isStacked(in: width) {
      let textHeight = textHeight(in: width)
      let top = textHeight + Self.lineGap
      texts.allocate(x: 0, y: 0, width: width, height: textHeight)
      keys.allocate(x: isReversed ? width - keysWidth : 0, y: top, width: keysWidth, height: max(0, height - top))
    } else {
      let textWidth = width - Self.gap - keysWidth
      texts.allocate(x: isReversed ? width - textWidth : 0, y: 0, width: textWidth, height: height)
      keys.allocate(x: isReversed ? 0 : width - keysWidth, y: 0, width: keysWidth, height: height)
    }
  }

  /// The width of the texts in one line and the keys beside them.
  private var contentWidth: Int {
    texts.measured(.horizontal).natural + Self.gap + keys.measured(.horizontal).natural
  }

  /// Returns whether the rows of the list stack in that width: they do as soon as one of them has too little room. A
  /// negative width is unlimited.
  private func isStacked(in width: Int) -> Bool {
    let rows = parent?.children.compactMap { $0 as? ShortcutRow } ?? [self]
    return width >= 0 && rows.contains { $0.contentWidth > width }
  }

  private func textHeight(in width: Int) -> Int { texts.measured(.vertical, crossSize: width).natural }
}
