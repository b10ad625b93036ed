/// Buttons that belong together, each of which does something of its own.
///
/// ```swift
/// ButtonGroup("History") {
///   Button("Back", icon: "go-previous-symbolic") { browser.goBack() }
///   Button("Forward", icon: "go-next-symbolic") { browser.goForward() }
/// }
/// ```
/// They make one shape unless ``ControlGroup/isLinked`` is false, in a row or a column. A row that is too long first shortens
/// its longest titles, as far as they can be read, and then goes on in another line. With ``ControlGroup/wraps`` it goes on
/// at once; with ``overflowsIntoMenu`` it keeps the buttons that fit, and a menu has the others. A group without buttons takes no room. For a choice, see ``ToggleButtonGroup``.
///
/// ## CSS nodes
/// As ``ControlGroup``, and `thimble-button.menu-button.overflow` for the menu's button: see ``MenuButton``.
///
/// ## Accessibility
/// Role group, and each button is a stop of the Tab key. A tool bar, made by ``init(toolbar:buttons:)``, is one stop: arrow
/// keys go from button to button, round the end, and Home and End to the first and the last. The button of the menu is
/// called ``moreLabel`` and exposed as expanded or not; what is in the menu, as an item or one with a check mark, is not in
/// the row, for assistive technologies either.
///
/// ## Example
/// Gallery page `button-group`.
@MainActor
public final class ButtonGroup: ControlGroup {
  override public class var nativeProperties: [NativeProperty] {
    [
      NativeProperty(
        "overflows", \ButtonGroup.overflowsIntoMenu, initial: false, "Whether what does not fit is in a menu."),
      NativeProperty(
        "more-label", \ButtonGroup.moreLabel, initial: localized("More"), "What the menu's button is called."),
    ]
  }

  private var isToolbar: Bool { accessibleRole == .toolbar }
  private var overflow: MenuButton?
  /// How many buttons are in the row, where the others are in the menu.
  private var fitting = Int.max

  /// A group.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: what the buttons have in common, in a word or two. A blank one is a programmer's error: it ends
  ///     the process with a message, in every build.
  ///   - buttons: the buttons, in order.
  public convenience init(_ accessibilityLabel: String, @ListBuilder<Button> buttons: () -> [Button] = { [] }) {
    self.init(Self.make())
    setAccessibilityLabel(accessibilityLabel)
    for button in buttons() { append(button) }
  }

  /// A tool bar: one stop of the Tab key.
  ///
  /// - Parameters:
  ///   - accessibilityLabel: what the buttons have in common, in a word or two. A blank one is a programmer's error: it ends
  ///     the process with a message, in every build.
  ///   - buttons: the buttons, in order.
  public convenience init(
    toolbar accessibilityLabel: String, @ListBuilder<Button> buttons: () -> [Button] = { [] }
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

  /// Takes a button out. It lives on only if somebody holds it. Keyboard focus goes to the next one.
  public func remove(_ button: Button) {
    guard button !== overflow, buttons.contains(button) else { return }
    setHidden(button, false)
    removeButton(button)
    fitting = .max
  }

  /// The buttons that were put in.
  public var items: [Button] { buttons.filter { $0 !== overflow } }

  // MARK: Overflow

  /// Whether buttons that do not fit are in a menu at the end of the row. The default is false. In a column, where
  /// nothing is known to be too long, and where the row ``ControlGroup/wraps``, it does nothing.
  public var overflowsIntoMenu = false {
    didSet {
      updateOverflow()
      if overflowsIntoMenu != oldValue { notify("overflows") }
    }
  }

  /// What the button of the menu is called. The default is "More", in the user's language. A blank one is no name: it is
  /// logged, and changes nothing.
  public var moreLabel = localized("More") {
    didSet {
      guard AccessibleName.spoken(moreLabel) != nil else {
        moreLabel = oldValue
        return Log.warning("ButtonGroup \"\(accessibilityLabel)\": a blank more-label is no name and is not used.")
      }
      overflow?.setAccessibilityLabel(moreLabel)
      if moreLabel != oldValue { notify("more-label") }
    }
  }

  /// The buttons that are in the menu now, as far as the room of the last layout goes.
  public var overflowing: [Button] {
    isOverflowing ? Array(visibleItems.dropFirst(fitting)) : []
  }

  private var isOverflowing: Bool { overflowsIntoMenu && !wraps && orientation == .horizontal }
  private var visibleItems: [Button] { items.filter(\.isVisible) }

  private func updateOverflow() {
    if overflowsIntoMenu, overflow == nil {
      let variant = items.first?.configuration.variant
      let button = MenuButton(icon: "view-more-symbolic", accessibilityLabel: moreLabel, variant: variant) {}
      button.addStyleClass("overflow")
      button.menuProvider = { [weak self] in Menu(self?.overflowing.map(\.menuElement) ?? []) }
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

  /// Leaves a button out of the row. It keeps its place in the tree, for the menu and for when there is room again.
  private func setHidden(_ button: Button, _ isHidden: Bool) {
    guard button.isChildVisible == isHidden else { return }
    if isHidden, button.isFocused { overflow?.grabFocus() }
    button.isChildVisible = !isHidden
    button.setAccessibleHidden(isHidden)
  }

  override var hasOneTabStop: Bool { isToolbar }

  override var isRow: Bool { super.isRow && !isOverflowing }

  override public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    guard isOverflowing, orientation == .horizontal, let overflow else {
      return super.measure(orientation, crossSize: crossSize)
    }
    let natural = layout(of: visibleItems).line.natural
    return RequestedSize(minimum: min(natural, overflow.measured(.horizontal).natural), natural: natural)
  }

  override var shown: [Button] { super.shown.filter { $0 !== overflow || isOverflowing } }

  override public func allocateChildren(width: Int, height: Int, baseline: Int) {
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

extension Button {
  /// The button as what presses it from a menu; the menu of a button that opens one is a submenu there.
  fileprivate var menuElement: MenuElement {
    let title = accessibilityLabel.replacing("_", with: "__")
    if let button = self as? MenuButton, button.isEnabled {
      if let model = button.menuModel { return .submenu(Submenu(title, icon: icon, model: model)) }
      return .submenu(Submenu(title, icon: icon) { button.submenuElements })
    }
    let press: @MainActor () -> Void = { [weak self] in self?.emit(.clicked) }
    if self is ToggleButton {
      return .item(MenuItem(title, icon: icon, isOn: isSelected, isEnabled: isEnabled) { _ in press() })
    }
    let role: MenuItem.Role = configuration.role == .destructive ? .destructive : .normal
    return .item(MenuItem(title, icon: icon, role: role, isEnabled: isEnabled, action: press))
  }
}

extension MenuButton {
  /// What can be chosen, in another menu; that of a pop-up button marks what is chosen there, too.
  fileprivate var submenuElements: [MenuElement] {
    let elements = (menuProvider?() ?? menu).elements
    guard let selection else { return elements }
    let section = MenuSection(selection: selection, onSelect: { [weak self] in self?.chosen($0) }) { elements }
    return [.section(section)]
  }
}

// MARK: - From a .ui file

extension ButtonGroup: BuilderParent {
  /// Takes buttons of the kit.
  public func takeChild(_ child: Widget) -> String? {
    guard let button = child as? Button else { return "It takes buttons of the kit, and no \(child.typeName)." }
    append(button)
    return nil
  }
}
