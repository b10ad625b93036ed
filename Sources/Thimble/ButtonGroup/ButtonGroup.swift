/// A group of related buttons, each with its own action.
///
/// ```swift
/// ButtonGroup("History") {
///   Button("Back", icon: "go-previous-symbolic") { browser.goBack() }
///   Button("Forward", icon: "go-next-symbolic") { browser.goForward() }
/// }
/// ```
/// The buttons form one shape unless ``ControlGroup/isLinked`` is false, in a row or a column. A row that is too long
/// first shortens its longest titles as far as they stay readable, and then wraps. With ``ControlGroup/wraps`` it wraps
/// at once. With ``overflowsIntoMenu`` it keeps the buttons that fit, and moves the others to a menu. A group without
/// buttons has no size. For a choice, use ``ToggleButtonGroup``.
///
/// ## CSS nodes
/// As ``ControlGroup``, and `thimble-button.menu-button.overflow-button` for the menu's button: see ``MenuButton``.
///
/// ## Accessibility
/// Role group, and each button is a Tab stop. A tool bar, created with ``init(toolbar:buttons:)``, is one Tab stop:
/// arrow keys move between buttons and wrap at the ends, and Home and End go to the first and the last button. The name
/// of the menu's button is ``moreLabel``, and it is exposed as expanded or collapsed. A button in the menu is an item
/// or a checked item there, whose title tells its badge, its work, its confirmation and the reason why it is disabled;
/// items for its long press and its context menu follow. Its shortcut, its mnemonic and the keys of its role still press it,
/// and its popover opens beside the menu's button. Assistive technologies do not find it in the row.
///
/// ## Example
/// Gallery page `button-group`.
@MainActor
public final class ButtonGroup: ControlGroup {
  @_spi(Hooks) override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty(
        "overflows", \ButtonGroup.overflowsIntoMenu, initial: false, "Whether a menu has the buttons that do not fit."
      ),
      NativeProperty(
        "more-label", \ButtonGroup.moreLabel, initial: standardMoreLabel, "The accessible name of the menu's button."),
    ]
  }

  private static var standardMoreLabel: String { localized("More", de: "Mehr", ja: "その他") }

  private var isToolbar: Bool { accessibleRole == .toolbar }
  private var overflow: MenuButton?
  /// The number of buttons in the row while the others are in the menu.
  private var fitting = Int.max

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: the common subject of the buttons, in a word or two. A blank one is a programming error:
  ///     it ends the process with a message in every build.
  ///   - buttons: the buttons, in order.
  public convenience init(_ accessibilityLabel: String, @ChildBuilder<Button> buttons: () -> [Button] = { [] }) {
    self.init(Self.make())
    setAccessibilityLabel(accessibilityLabel)
    for button in buttons() { append(button) }
  }

  /// Creates a tool bar, which is one Tab stop.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: the common subject of the buttons, in a word or two. A blank one is a programming error:
  ///     it ends the process with a message in every build.
  ///   - buttons: the buttons, in order.
  public convenience init(
    toolbar accessibilityLabel: String, @ChildBuilder<Button> buttons: () -> [Button] = { [] }
  ) {
    self.init(Self.make(accessibleRole: .toolbar))
    setAccessibilityLabel(accessibilityLabel)
    for button in buttons() { append(button) }
  }

  // MARK: Buttons

  /// Adds a button at the end.
  public func append(_ button: Button) { insert(button, at: items.count) }

  /// Adds a button before the one at `index`, or moves it there.
  public func insert(_ button: Button, at index: Int) {
    remove(button)
    insertButton(button, at: min(max(0, index), items.count))
    overflow?.configuration.variant = items.first?.configuration.variant
    fitting = .max
  }

  /// Removes a button and moves its keyboard focus to the next one. The button is released unless other code holds it.
  public func remove(_ button: Button) {
    guard button !== overflow, buttons.contains(button) else { return }
    setHidden(button, false)
    removeButton(button)
    fitting = .max
  }

  /// The buttons of the application, without the menu's button.
  public var items: [Button] { buttons.filter { $0 !== overflow } }

  // MARK: Overflow

  /// Indicates whether buttons that do not fit move to a menu at the end of the row. The default is false. It has no
  /// effect in a column, whose length has no known limit, or in a row that ``ControlGroup/wraps``.
  public var overflowsIntoMenu = false {
    didSet {
      updateOverflow()
      if overflowsIntoMenu != oldValue { notify("overflows") }
    }
  }

  /// The accessible name of the menu's button. The default is "More", in the user's language. A blank label changes
  /// nothing and is logged.
  public var moreLabel = standardMoreLabel {
    didSet {
      guard AccessibleName.spoken(moreLabel) != nil else {
        moreLabel = oldValue
        return Log.warning("ButtonGroup \"\(accessibilityLabel)\": a blank more-label is no name and is not used.")
      }
      overflow?.setAccessibilityLabel(moreLabel)
      if moreLabel != oldValue { notify("more-label") }
    }
  }

  /// The buttons in the menu, according to the latest layout.
  public var overflowing: [Button] {
    isOverflowing ? Array(visibleItems.dropFirst(fitting)) : []
  }

  private var isOverflowing: Bool { overflowsIntoMenu && !wraps && orientation == .horizontal }
  private var visibleItems: [Button] { items.filter(\.isVisible) }

  private func updateOverflow() {
    if overflowsIntoMenu, overflow == nil {
      let variant = items.first?.configuration.variant
      let button = MenuButton(icon: "view-more-symbolic", accessibilityLabel: moreLabel, variant: variant) {}
      button.addStyleClass("overflow-button")
      button.menuProvider = { [weak self] in Menu(self?.overflowing.flatMap(\.menuElements) ?? []) }
      overflow = button
      insertButton(button, at: buttons.count)
    } else if !overflowsIntoMenu, let overflow {
      for item in items { setHidden(item, false) }
      removeButton(overflow)
      self.overflow = nil
    }
    fitting = .max
    queueResize()
  }

  /// Hides or shows a button in the row. A hidden button stays in the widget tree, for the menu and for a wider row.
  private func setHidden(_ button: Button, _ isHidden: Bool) {
    guard button.isChildVisible == isHidden else { return }
    if isHidden, button.isFocused { overflow?.grabFocus() }
    button.isChildVisible = !isHidden
    PlacedKey.follow(button)
    button.setAccessibleHidden(isHidden)
  }

  override var hasOneTabStop: Bool { isToolbar }

  override var isRow: Bool { super.isRow && !isOverflowing }

  @_spi(Hooks) override public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    guard isOverflowing, orientation == .horizontal, let overflow else {
      return super.measure(orientation, crossSize: crossSize)
    }
    let natural = layout(of: visibleItems).line.natural
    return RequestedSize(minimum: min(natural, overflow.measured(.horizontal).natural), natural: natural)
  }

  override var shown: [Button] { super.shown.filter { $0 !== overflow || isOverflowing } }

  @_spi(Hooks) override public func allocateChildren(width: Int, height: Int, baseline: Int) {
    guard let overflow else { return super.allocateChildren(width: width, height: height, baseline: baseline) }
    let items = visibleItems
    let count =
      isOverflowing
      ? layout(of: items).fitting(in: width, more: overflow.measured(.horizontal).natural) : items.count
    fitting = count
    if count == items.count { overflow.close() }
    setHidden(overflow, count == items.count)
    for (index, item) in items.enumerated() { setHidden(item, index >= count) }
    place(Array(items.prefix(count)) + (count < items.count ? [overflow] : []), width: width, height: height)
  }
}

extension ButtonGroup: StandInProvider {
  func standIn(for control: Control) -> Control? { control.isChildVisible ? nil : overflow }
}

// MARK: - Support for .ui files

extension ButtonGroup: BuilderParent {
  /// Takes buttons of the kit.
  public func takeChild(_ child: Widget) -> String? {
    guard let button = child as? Button else { return "It takes buttons of the kit, and no \(child.typeName)." }
    append(button)
    return nil
  }
}
