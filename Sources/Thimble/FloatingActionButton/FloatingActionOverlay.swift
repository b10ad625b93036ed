/// A scrolled view with a floating action button above its corner.
///
/// ```swift
/// let add = FloatingActionButton(icon: "list-add-symbolic", label: "Add", mode: .expanded) { addItem() }
/// window.child = FloatingActionOverlay(list, button: add)
/// ```
/// The view has padding after its last line, so that the button covers nothing when the view is scrolled to its end. An
/// expanded button collapses when the user scrolls down, and expands when the user scrolls back up. In a view that is
/// too narrow for the label, only the icon is shown.
///
/// ## CSS nodes
/// ```
/// floating-action-overlay
/// ├── scrolledwindow.thimble-view
/// ╰── thimble-button.floating-action-button
/// ```
///
/// ## Accessibility
/// The view is a group, and its name is ``accessibilityLabel``. If nothing in the view takes keyboard focus, the view
/// itself does, so that keys scroll it.
///
/// ## Example
/// Gallery page `floating-action-button`.
@MainActor
public final class FloatingActionOverlay: Widget, Measuring, Allocating {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "floating-action-overlay") }

  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty(
        "accessibility-label", \FloatingActionOverlay.accessibilityLabel, initial: standardLabel,
        "The subject of the scrolled content, in a word or two.")
    ]
  }

  /// The position of the button.
  public enum Position: Sendable, CaseIterable {
    /// At the right in left-to-right text. The default.
    case bottomTrailing
    /// At the left in left-to-right text.
    case bottomLeading
    /// In the middle.
    case bottomCenter
  }

  private static var standardLabel: String { localized("Content", de: "Inhalt", ja: "内容") }

  private var placement = FloatingPlacement()
  private var collapse = ScrollCollapse()
  private var inset: BottomInset?

  /// The scrolled view.
  public private(set) var scrolledWindow: ScrolledWindow?

  /// The content of the scrolled view.
  public var content: Widget? {
    get { inset?.children.first }
    set {
      guard newValue !== content else { return }
      content?.unparent()
      scrolledWindow?.unparent()
      (inset, scrolledWindow) = (nil, nil)
      if let newValue { show(newValue) }
    }
  }

  /// The floating button.
  public weak var button: FloatingActionButton? {
    didSet {
      guard button !== oldValue else { return }
      oldValue?.unparent()
      button?.setParent(self)
    }
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a view with a button.
  ///
  /// - Parameters:
  ///   - content: the content, which scrolls vertically.
  ///   - button: the button above the content.
  public convenience init(_ content: Widget, button: FloatingActionButton) {
    self.init(Self.make())
    self.content = content
    float(button)
  }

  /// Sets the button. An initializer would not call the property's observer.
  private func float(_ button: FloatingActionButton) { self.button = button }

  private func show(_ content: Widget) {
    let inset = BottomInset(content)
    let scrolledWindow = ScrolledWindow(inset)
    scrolledWindow.accessibleRole = .group
    scrolledWindow.addStyleClass("thimble-view")
    scrolledWindow.setAccessibilityLabel(accessibilityLabel)
    // The button is above the view, whichever came first.
    scrolledWindow.setParent(self, before: button)
    self.inset = inset
    self.scrolledWindow = scrolledWindow
    scrolledWindow.onVerticalScroll { [weak self] in self?.scrolled(to: $0, limit: $1) }
  }

  /// The subject of the content, in a word or two. Screen readers speak it when keyboard focus enters the view. The
  /// default is "Content", in the user's language. A blank label changes nothing and is logged.
  public var accessibilityLabel = standardLabel {
    didSet {
      guard AccessibleName.spoken(accessibilityLabel) != nil else {
        accessibilityLabel = oldValue
        return Log.warning("A FloatingActionOverlay's blank accessibility-label is no name and is not used.")
      }
      scrolledWindow?.setAccessibilityLabel(accessibilityLabel)
      if accessibilityLabel != oldValue { notify("accessibility-label") }
    }
  }

  /// The position of the button. The default is ``Position/bottomTrailing``.
  public var position: Position {
    get { placement.position }
    set {
      placement.position = newValue
      queueResize()
    }
  }

  /// The distance between the button and the view's edges, logical pixels, if there is room. The default is 16.
  public var margin: Int {
    get { placement.margin }
    set {
      placement.margin = max(0, newValue)
      queueResize()
    }
  }

  /// Indicates whether an expanded button collapses when the user scrolls down. The default is true.
  public var collapsesOnScroll = true

  private func scrolled(to offset: Double, limit: Double) {
    let before = collapse.isCollapsed
    collapse.scrolled(to: offset, limit: limit)
    guard collapsesOnScroll, before != collapse.isCollapsed else { return }
    button?.mode = collapse.isCollapsed ? .normal : .expanded
  }

  // MARK: Layout

  @_spi(Hooks) public var tradesHeightForWidth: Bool { true }

  @_spi(Hooks) public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    var own = scrolledWindow?.measured(orientation, crossSize: crossSize) ?? RequestedSize(minimum: 0, natural: 0)
    guard let button, button.isVisible else { return own }
    own.minimum = max(own.minimum, button.measured(orientation).minimum)
    own.natural = max(own.natural, own.minimum)
    return own
  }

  @_spi(Hooks) public func allocateChildren(width: Int, height: Int, baseline: Int) {
    scrolledWindow?.allocate(x: 0, y: 0, width: width, height: height)
    guard let button, button.parent === self, button.isVisible else { return reserve(0) }
    let frame = placement.frame(
      width: button.measured(.horizontal), height: button.measured(.vertical), in: (width, height),
      isReversed: textDirection == .rightToLeft)
    button.allocate(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    reserve(frame.height + 2 * placement.margin)
  }

  /// Reserves room after the last line. GTK forbids a new measurement during allocation, so the next frame applies it.
  private func reserve(_ room: Int) {
    guard let inset, inset.room != room else { return }
    onEachFrame { [weak inset] _ in
      inset?.room = room
      return false
    }
  }
}

// MARK: - Support for .ui files

extension FloatingActionOverlay: BuilderParent {
  /// Takes the scrolled content, and the button above it.
  public func takeChild(_ child: Widget) -> String? {
    if let button = child as? FloatingActionButton, self.button == nil {
      self.button = button
    } else if !(child is FloatingActionButton), content == nil {
      content = child
    } else {
      return "It takes one floating action button, and one widget that is scrolled below it."
    }
    return nil
  }
}

/// The position of a floating action button above a view, in logical pixels. A pure value.
struct FloatingPlacement: Equatable {
  var position: FloatingActionOverlay.Position = .bottomTrailing
  /// The distance between the button and the view's edges, if there is room.
  var margin = 16

  /// Returns the button's frame in a view.
  ///
  /// A button that does not fit at its natural width gets its minimum, which is the icon alone. In an even smaller view
  /// the button keeps its minimum size and the margin shrinks.
  func frame(
    width buttonWidth: RequestedSize, height buttonHeight: RequestedSize, in view: (width: Int, height: Int),
    isReversed: Bool
  ) -> ButtonLayout.Frame {
    let side = margin(view.width, buttonWidth.minimum)
    let below = margin(view.height, buttonHeight.minimum)
    let fits = buttonWidth.natural <= view.width - 2 * side
    let width = fits ? buttonWidth.natural : buttonWidth.minimum
    let height = max(buttonHeight.minimum, min(buttonHeight.natural, view.height - 2 * below))
    let x =
      switch position {
      case .bottomTrailing: isReversed ? side : view.width - side - width
      case .bottomLeading: isReversed ? view.width - side - width : side
      case .bottomCenter: (view.width - width) / 2
      }
    return ButtonLayout.Frame(x: x, y: view.height - below - height, width: width, height: height)
  }

  private func margin(_ room: Int, _ least: Int) -> Int { max(0, min(margin, (room - least) / 2)) }
}

/// A container for one child, with padding below the child.
@MainActor
final class BottomInset: Widget, Measuring, Allocating {
  override class var nativeType: NativeType { .widget(cssName: "bottom-inset") }

  convenience init(_ child: Widget) {
    self.init(Self.make())
    child.setParent(self)
  }

  /// The padding, logical pixels.
  var room = 0 {
    didSet { if room != oldValue { queueResize() } }
  }

  var tradesHeightForWidth: Bool { true }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    var own = children.first?.measured(orientation, crossSize: crossSize) ?? RequestedSize(minimum: 0, natural: 0)
    guard orientation == .vertical else { return own }
    own.minimum += room
    own.natural += room
    return own
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    children.first?.allocate(x: 0, y: 0, width: width, height: max(0, height - room))
  }
}
