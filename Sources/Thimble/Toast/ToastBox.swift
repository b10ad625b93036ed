/// The visible part of a toast: message, button and close button in a row. Without room for the longest word of the message
/// beside the buttons, these are below the message. A very long message is cut, so that its buttons stay in the window; its
/// tooltip is whole.
@MainActor
final class ToastBox: Box, Measuring, Allocating, FocusMoving {
  override class var nativeType: NativeType { .box(cssName: "toast") }

  /// The space between two parts, logical pixels.
  private static let gap = 9

  /// The most lines of the message.
  private static let lineLimit = 8

  private let label = Label()
  private let message = TextLayout()

  /// Adds the message and the buttons.
  ///
  /// - Parameters:
  ///   - toast: the toast.
  ///   - act: the action of the toast's button.
  ///   - close: the action of the close button.
  func show(_ toast: Toast, act: @escaping @MainActor () -> Void, close: @escaping @MainActor () -> Void) {
    setAccessibilityLabel(toast.title)
    label.text = toast.title
    label.wraps = true
    label.lineLimit = Self.lineLimit
    label.xAlign = 0
    append(label)
    var fit = TextLayout.Fit()
    fit.wraps = true
    _ = message.set(toast.title, fit: fit)
    if let title = toast.button {
      let button = Button(title, variant: .onColorSecondary, size: .small, action: act)
      button.configuration.titleLineBreak = .wrap
      append(button)
    }
    append(CloseButton(action: close).with { $0.variant = .onColorLink })
    setButtonStyle(ToastButtonStyle())
    showsTooltip = true
  }

  /// The whole message where it is cut.
  override var tooltip: String? {
    get { label.isCut ? label.text : super.tooltip }
    set { super.tooltip = newValue }
  }

  /// Moves focus to the toast's button before the close button, wherever they are.
  func moveFocus(_ direction: FocusDirection) -> Bool { moveFocusInOrder(direction) ?? native.moveFocus(direction) }

  // MARK: Layout

  /// Returns the parts by line, in the order of Tab: all in a row; else the message above the buttons; else each alone. A
  /// negative width is unlimited.
  private func lines(in width: Int) -> [[Widget]] {
    let buttons = children.filter { $0 !== label }
    let length = { (size: KeyPath<RequestedSize, Int>) in
      buttons.map { $0.measured(.horizontal)[keyPath: size] + Self.gap }.reduce(0, +)
    }
    if width < 0 || message.width(on: label).minimum + length(\.natural) <= width { return [[label] + buttons] }
    return length(\.minimum) - Self.gap <= width ? [[label], buttons] : children.map { [$0] }
  }

  /// Returns the frames of the parts in left-to-right text, and the height of all. The first part of a line gets the width
  /// that the others leave: the message all of it, a button no more than it needs.
  private func frames(in width: Int) -> (parts: [(part: Widget, frame: ButtonLayout.Frame)], height: Int) {
    var (parts, y) = ([(part: Widget, frame: ButtonLayout.Frame)](), 0)
    for line in lines(in: width) {
      var widths = line.map { $0.measured(.horizontal).natural }
      let others = widths.dropFirst().reduce(0) { $0 + Self.gap + $1 }
      let room = max(0, width - others)
      widths[0] = line[0] === label ? room : min(widths[0], room)
      let height = zip(line, widths).map { $0.measured(.vertical, crossSize: $1).natural }.max() ?? 0
      var x = width - others - widths[0]
      for (part, length) in zip(line, widths) {
        parts.append((part, ButtonLayout.Frame(x: x, y: y, width: length, height: height)))
        x += length + Self.gap
      }
      y += height + Self.gap
    }
    return (parts, y - Self.gap)
  }

  var tradesHeightForWidth: Bool { true }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let widths = children.map { $0.measured(.horizontal) }
    let natural = widths.map(\.natural).reduce(-Self.gap) { $0 + Self.gap + $1 }
    guard orientation == .vertical else {
      return RequestedSize(minimum: widths.map(\.minimum).max() ?? 0, natural: natural)
    }
    let height = frames(in: crossSize < 0 ? natural : crossSize).height
    return RequestedSize(minimum: height, natural: height)
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    let (parts, tall) = frames(in: width)
    // The theme's least height can leave more room than the parts need.
    let extra = max(0, height - tall) / 2
    for (part, frame) in parts {
      let x = textDirection == .rightToLeft ? width - frame.x - frame.width : frame.x
      part.allocate(x: x, y: frame.y + extra, width: frame.width, height: frame.height)
    }
  }
}
