/// A line of a summary: a label, a value, and a button that changes the value.
///
/// ```swift
/// SummaryRow("Delivery", value: "Tomorrow, 9 to 12", button: Button("Change", variant: .link))
/// ```
/// The button is at the end, or below the texts if it does not fit beside them. Put rows into a ``ButtonStack``; its
/// custom spacing separates them.
///
/// ## CSS nodes
/// ```
/// summary-row
/// ├── label.thimble-caption
/// ├── label.thimble-text
/// ╰── thimble-button
/// ```
///
/// ## Accessibility
/// Role group. The name is the label and the value, which a screen reader speaks when keyboard focus comes to the button. It
/// speaks both again if the value changes meanwhile.
///
/// ## Example
/// Gallery page `button-row`.
@MainActor
public final class SummaryRow: Widget, Measuring, Allocating {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "summary-row") }

  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty("label", \SummaryRow.label, initial: "", "The subject of the line."),
      NativeProperty("value", \SummaryRow.value, initial: "", "The current value."),
      NativeProperty(
        "spacing", \SummaryRow.spacing, initial: 18, in: 0...Int(Int16.max), "Before the button, logical pixels."),
    ]
  }

  private let nameLabel = Label()
  private let valueLabel = Label()

  /// The button that changes the value, if there is one.
  public weak var button: Button? {
    didSet {
      guard button !== oldValue else { return }
      oldValue?.unparent()
      button?.setParent(self)
    }
  }

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  required init(_ native: NativeInstance) {
    super.init(native)
    accessibleRole = .group
    nameLabel.addStyleClass("thimble-caption")
    valueLabel.addStyleClass("thimble-text")
    for label in [nameLabel, valueLabel] {
      label.wraps = true
      label.breaksWords = true
      label.xAlign = 0
      label.setParent(self)
    }
  }

  /// Creates a line of a summary.
  ///
  /// - Parameters:
  ///   - label: the subject of the line.
  ///   - value: the current value.
  ///   - button: the button that changes the value.
  ///   - spacing: the space between the texts and the button, logical pixels.
  public convenience init(_ label: String, value: String, button: Button? = nil, spacing: Int = 18) {
    self.init(Self.make())
    self.label = label
    self.value = value
    self.spacing = max(0, spacing)
    showTexts()
    put(button)
  }

  /// The subject of the line.
  public var label: String = "" {
    didSet {
      showTexts()
      if label != oldValue { notify("label") }
    }
  }

  /// The current value.
  public var value: String = "" {
    didSet {
      showTexts()
      guard value != oldValue else { return }
      notify("value")
      if let button, button.hasFocus { button.say(Phrase.list(label, value)) }
    }
  }

  private func showTexts() {
    nameLabel.text = label
    valueLabel.text = value
    setAccessibilityLabel(value.isEmpty ? label : Phrase.list(label, value))
  }

  /// The space between the texts and the button, logical pixels. Negative values count as 0. The default is 18.
  public var spacing = 18 {
    didSet {
      spacing = max(0, spacing)
      if spacing != oldValue { layoutChanged(by: "spacing") }
    }
  }

  // MARK: Layout

  /// The space between the label and the value, logical pixels.
  private static let lineSpacing = 3

  private var shownButton: Button? { button.flatMap { $0.parent === self && $0.isVisible ? $0 : nil } }

  @_spi(Hooks) public var tradesHeightForWidth: Bool { true }

  @_spi(Hooks) public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let texts = textWidth
    let side = shownButton?.measured(.horizontal)
    guard orientation == .vertical else {
      let beside = side.map { $0.natural + spacing } ?? 0
      return RequestedSize(minimum: max(texts.minimum, side?.minimum ?? 0), natural: texts.natural + beside)
    }
    let width = crossSize < 0 ? texts.natural + (side.map { $0.natural + spacing } ?? 0) : crossSize
    let place = place(in: width)
    let text = textHeights(place.textWidth)
    let height = text.label + Self.lineSpacing + text.value
    let own = shownButton?.measured(.vertical).natural ?? 0
    let whole = place.isBelow ? height + Self.belowSpacing + own : max(height, own)
    return RequestedSize(minimum: whole, natural: whole)
  }

  @_spi(Hooks) public func allocateChildren(width: Int, height: Int, baseline: Int) {
    let isReversed = textDirection == .rightToLeft
    let place = place(in: width)
    let text = textHeights(place.textWidth)
    let textHeight = text.label + Self.lineSpacing + text.value
    let top = place.isBelow ? 0 : max(0, (height - textHeight) / 2)
    let x = isReversed ? width - place.textWidth : 0
    nameLabel.allocate(x: x, y: top, width: place.textWidth, height: text.label)
    valueLabel.allocate(x: x, y: top + text.label + Self.lineSpacing, width: place.textWidth, height: text.value)
    guard let button = shownButton else { return }
    let own = (width: min(width, place.buttonWidth), height: button.measured(.vertical).natural)
    let isAtRight = place.isBelow == isReversed
    button.allocate(
      x: isAtRight ? width - own.width : 0,
      y: place.isBelow ? textHeight + Self.belowSpacing : (height - own.height) / 2,
      width: own.width, height: own.height)
  }

  /// Sets the button. An initializer would not call the property's observer.
  private func put(_ button: Button?) { self.button = button }

  private static let belowSpacing = 9

  private var textWidth: RequestedSize {
    let (label, value) = (nameLabel.measured(.horizontal), valueLabel.measured(.horizontal))
    return RequestedSize(minimum: max(label.minimum, value.minimum), natural: max(label.natural, value.natural))
  }

  private func textHeights(_ width: Int) -> (label: Int, value: Int) {
    (
      nameLabel.measured(.vertical, crossSize: width).natural, valueLabel.measured(.vertical, crossSize: width).natural
    )
  }

  /// Returns the widths of the texts and the button, and whether the button goes below. It does if the texts beside it
  /// would have less than their minimum, or less than both half of the width and their natural width.
  private func place(in width: Int) -> (textWidth: Int, buttonWidth: Int, isBelow: Bool) {
    guard let button = shownButton else { return (width, 0, false) }
    let texts = textWidth
    let side = button.measured(.horizontal)
    let beside = width - side.natural - spacing
    let isBelow = beside < texts.minimum || beside < min(texts.natural, width / 2)
    return isBelow
      ? (max(width, texts.minimum), max(side.minimum, min(side.natural, width)), true)
      : (beside, side.natural, false)
  }
}

// MARK: - Support for .ui files

extension SummaryRow: BuilderParent {
  /// Takes one button of the kit.
  public func takeChild(_ child: Widget) -> String? {
    guard let button = child as? Button, self.button == nil else {
      return "It takes one button of the kit, and no \(child.typeName) beside it."
    }
    self.button = button
    return nil
  }
}
