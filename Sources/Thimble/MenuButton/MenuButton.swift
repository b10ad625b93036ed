/// A button that opens a menu.
///
/// ```swift
/// MenuButton("Export", icon: "document-export-symbolic") {
///   MenuItem("As PDF") { export(.pdf) }
///   MenuItem("As Text") { export(.text) }
/// }
/// ```
/// It is a *pull-down* button unless it has a ``selection``. With one it is a *pop-up* button: it shows and speaks the
/// current choice, and its menu marks it.
///
/// ## CSS nodes
/// As ``Button``, with the class `menu-button`, an indicator by default, and `:checked` while it is open. The
/// menu is GTK's `popover.menu`; a destructive row has the class `destructive`.
///
/// ## Accessibility
/// Role button with a pop-up, expanded or collapsed, action `click`. Space, Return, Down and Alt+Down open the menu and
/// focus its first item; Up focuses its last item. F10 opens the main menu of a window, or the overflow menu that has it.
/// Arrow keys move, a mnemonic chooses, and Escape closes the menu and returns focus. The accessible name of a pop-up button is its label and the
/// choice: "Sort by: Date". An empty menu does not open: the button is disabled and says why. An open menu closes when
/// its button is disabled, and keeps focus when its focused item is.
///
/// ## Example
/// Gallery page `menu-button`.
@MainActor
open class MenuButton: Button {
  @_spi(Hooks) override open class var nativeProperties: [NativeProperty] {
    [
      NativeProperty("menu-model", \MenuButton.menuModel, initial: nil, "The menu: the id of a <menu>, or a model."),
      NativeProperty("side", \MenuButton.side, initial: .below, "The side of the button on which the menu opens."),
      NativeProperty("primary", \MenuButton.isPrimary, initial: false, "Whether F10 opens the menu."),
      NativeProperty(readOnly: "active", \MenuButton.isHeld, initial: false, "Whether the menu is open."),
    ]
  }

  /// The order of the menu's elements.
  public enum ElementOrder: Hashable, Sendable {
    /// The same as ``fixed``, which is the custom of desktops.
    case automatic
    /// The first element is nearest to the button: at the bottom if the menu opens upwards.
    case priority
    /// The first element is at the top.
    case fixed
  }

  /// The gesture that opens the menu.
  public enum Opening: Hashable, Sendable {
    /// A click, that is, press and release, as everywhere on GNOME.
    case click
    /// The press alone.
    case press
  }

  private var popover: MenuPopover?
  private let choices = Observers<Void>()
  private var pressGesture: DragGesture?
  private var primaryKey: PlacedKey?
  private var modelChanges: SignalConnection?
  /// Keeps the model for the program, which may be in another language.
  private var sharedModel: SharedReference<MenuModel>?

  /// The reason for a locked menu; nil while it can open.
  var lockReason: String? { didSet { if lockReason != oldValue { updateInactivity() } } }

  /// Joins a Swift object to a widget. Applications do not call this initializer.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) {
    super.init(native)
    addStyleClass("menu-button")
    setAccessibleHasPopup(true)
    setAccessibleExpanded(false)
    pressAction = .now { [weak self] in self?.toggleMenu() }
    add(KeyController { [weak self] controller, key in self?.keyPressed(key, controller) ?? false })
  }

  isolated deinit { modelChanges?.disconnect() }

  // MARK: Menu

  /// The choices. Changing it while the menu is open updates the open menu; an empty menu closes.
  public var menu = Menu() { didSet { menuChanged() } }

  /// A menu model from other code, instead of ``menu``; nil for none. GTK looks up its actions in the button's
  /// ancestors. Changes to the model update an open menu; an empty menu closes.
  public var menuModel: MenuModel? {
    didSet {
      guard menuModel != oldValue else { return }
      modelChanges?.disconnect()
      sharedModel = menuModel.map(SharedReference.init)
      modelChanges = menuModel?.connect(.itemsChanged) { [weak self] _, _ in self?.menuChanged() }
      menuChanged()
      notify("menu-model")
    }
  }

  /// The reason that the button gives while its menu is empty.
  public var emptyReason = localized(
    "There is nothing to choose", de: "Keine Auswahl verfügbar", ja: "選択できる項目がありません")
  { didSet { updateInactivity() } }

  /// A callback that returns the menu each time before it opens; nil, the default, keeps the current menu.
  public var menuProvider: (@MainActor () -> Menu)? { didSet { menuChanged() } }

  /// The ``MenuItem/id`` of the current choice; nil for a pull-down button. A value makes the button a pop-up button.
  /// Setting it calls no callback.
  public var selection: String? { didSet { menuChanged() } }

  /// Called with the id of each choice from a pop-up button's menu, before the item's own action runs.
  public var onSelect: (@MainActor (String) -> Void)?

  /// The subject of a pop-up button's choice, such as "Sort by". Screen readers speak it before the choice.
  public var selectionLabel: String? { didSet { if selectionLabel != oldValue { showSelection() } } }

  // MARK: Appearance

  /// The side of the button on which the menu opens. The default is below. GTK uses the other side if there is no room.
  public var side = PopoverMenu.Side.below {
    didSet {
      showIndicator()
      if side != oldValue { notify("side") }
    }
  }

  /// The menu's alignment along that side: start, the default, centre or end.
  public var menuAlignment = Alignment.start

  /// The order of the menu's elements. The default is ``ElementOrder/automatic``.
  public var preferredMenuElementOrder = ElementOrder.automatic

  /// The gesture that opens the menu. The default is ``Opening/click``.
  public var opening = Opening.click { didSet { updateGesture() } }

  /// Indicates whether F10 opens the menu from anywhere in the window: set it for the main menu. The default is false.
  public var isPrimary = false {
    didSet {
      guard isPrimary != oldValue else { return }
      primaryKey?.end()
      primaryKey = isPrimary ? makePrimaryKey() : nil
      window?.leavesMenuKey(to: self, isPrimary)
      notify("primary")
    }
  }

  private func makePrimaryKey() -> PlacedKey {
    PlacedKey(of: self) { [weak self] _ in ShortcutController("F10") { self?.openByKey() ?? false } }
  }

  private func openByKey() -> Bool {
    guard availabilityToWindowKeys == .ready else { return false }
    open()
    return shownMenu.isOpen
  }

  /// The button whose menu is on screen for this one: another one while an overflow menu shows this one.
  private var shownMenu: MenuButton { shownPlace as? MenuButton ?? self }

  /// An arrow in the menu's direction, or two arrows for a pop-up button. A button without a title has none, unless the
  /// configuration's indicator sets one.
  override var indicatorIcon: Icon? {
    switch configuration.indicator {
    case .none: return nil
    case .popup: return .popupIndicator
    case .automatic where configuration.title.isEmpty: return nil
    case .automatic where selection != nil: return .popupIndicator
    case .automatic, .menu: break
    }
    // Icon themes mirror these two icons themselves.
    switch side {
    case .above: return "pan-up-symbolic"
    case .below: return "pan-down-symbolic"
    case .leading: return "pan-start-symbolic"
    case .trailing: return "pan-end-symbolic"
    }
  }

  private func showIndicator() {
    showContent()
    queueResize()
  }

  // MARK: Opening and closing

  /// Indicates whether the menu is open.
  public var isOpen: Bool { popover?.isOpen ?? false }

  /// Indicates whether the button keeps its pressed look because its menu is open.
  public var isHeld: Bool { holdsOpen }

  /// Opens the menu, if it has items and the button is on screen and enabled. For a button in an overflow menu, that menu
  /// opens.
  public func open() { open(focus: .first) }

  /// Closes the menu. Keyboard focus returns to the button.
  public func close() { popover?.close() }

  func open(focus: MenuPopover.Focus) {
    if shownMenu !== self {
      if availability.isEnabled { shownMenu.open(focus: focus) }
      return
    }
    if let menuProvider { menu = menuProvider() }
    guard canShowMenu, !isOpen, hasItems else { return }
    guard isInView else { return comeIntoView { [weak self] in self?.open(focus: focus) } }
    let popover = popover ?? MenuPopover(on: self) { [weak self] in self?.closed() }
    self.popover = popover
    show(in: popover)
    showOpen(true)
    popover.open(
      side, alignment: menuAlignment, focus: focus, reversesUpwards: preferredMenuElementOrder == .priority)
  }

  private func toggleMenu() { if isOpen { close() } else { open() } }

  /// The control whose key opened the menu instead of the button. Focus returns to it.
  weak var opener: Widget?

  private var whenClosed: (@MainActor () -> Void)?

  func afterMenu(_ body: @escaping @MainActor () -> Void) { whenClosed = body }

  private func closed() {
    showOpen(false)
    if let body = whenClosed { Task { body() } }
    whenClosed = nil
    guard let opener else { return }
    self.opener = nil
    if isFocused { opener.grabFocus() }
    // Newer GTKs move focus to this button only after the menu has closed.
    Task { [weak self, weak opener] in if self?.isFocused == true { opener?.grabFocus() } }
  }

  /// Indicates whether the icon turns upside down while the menu is open.
  var turnsIcon = false

  override var iconTurn: Double { turnsIcon && holdsOpen ? 0.5 : 0 }

  private func showOpen(_ isOpen: Bool) {
    holdsOpen = isOpen
    updateContentMotion()
    setAccessibleExpanded(isOpen)
    openChanged(isOpen)
    notify("active")
  }

  /// Called after the menu opens or closes.
  func openChanged(_ isOpen: Bool) {}

  private func show(in popover: MenuPopover) {
    if let menuModel {
      popover.show(menuModel)
    } else {
      popover.show(menu, choice: selection.map { .init(selection: $0) { [weak self] in self?.chosen($0) } })
    }
  }

  func chosen(_ id: String) {
    selection = id
    choices.tell(())
    onSelect?(id)
  }

  private func keyPressed(_ key: Key, _ controller: KeyController) -> Bool {
    guard key == "Down" || key == "KP_Down" || key == "Up" || key == "KP_Up" else { return false }
    let isUp = key == "Up" || key == "KP_Up"
    let modifiers = controller.modifiers
    guard modifiers.isSubset(of: .shift) || modifiers == .alt && !isUp, availability == .ready else { return false }
    open(focus: isUp ? .last : .first)
    return true
  }

  private func updateGesture() {
    if let pressGesture { remove(pressGesture) }
    pressGesture = nil
    guard opening == .press else { return }
    let gesture = DragGesture { [weak self] event in
      guard case .pressed = event, let self else { return }
      self.pressGesture?.claim()
      // GTK keeps the pressed look of a claimed press.
      self.unsetStateFlags(.active)
      self.emitClicked()
    }
    gesture.setPhase(.capture)
    pressGesture = gesture
    add(gesture)
  }

  // MARK: Changes of the menu

  @_spi(Hooks) override open func didRoot() {
    super.didRoot()
    if isPrimary { window?.leavesMenuKey(to: self, true) }
    // A button that C code creates may have no menu.
    updateInactivity()
  }

  @_spi(Hooks) override open func willUnroot() {
    if isPrimary { window?.leavesMenuKey(to: self, false) }
    super.willUnroot()
  }

  override var hindrance: String? { lockReason ?? (hasItems || menuProvider != nil ? nil : emptyReason) }

  private var hasItems: Bool { menuModel.map { $0.count > 0 } ?? !menu.isEmpty }

  private func menuChanged() {
    updateInactivity()
    showChoice()
    if isOpen, let popover { show(in: popover) }
  }

  /// Sets the menu for an initializer, which would not call the property observers itself.
  func setMenu(_ menu: Menu, selection: String? = nil) {
    self.menu = menu
    if let selection { self.selection = selection }
  }

  private func showChoice() {
    defer { showIndicator() }
    guard let selection, let item = menu.items.first(where: { $0.id == selection }) else { return }
    configuration.title = item.title
    configuration.icon = item.icon
    let title = AccessibleName.withoutMnemonic(item.title)
    guard let selectionLabel else { return }
    setAccessibilityLabel(localized("%1$@: %2$@", de: "%1$@: %2$@", ja: "%1$@: %2$@", selectionLabel, title))
  }

  // MARK: Layout

  @_spi(Hooks) override open func allocateChildren(width: Int, height: Int, baseline: Int) {
    super.allocateChildren(width: width, height: height, baseline: baseline)
    popover?.present()
  }
}

@MainActor private let primaryButtons = WidgetValue<Set<ObjectIdentifier>>("primary-menu-buttons")

extension Window {
  /// Leaves F10 to a primary button, or ends that. Without such a button, GTK's own F10 moves focus into the title bar.
  fileprivate func leavesMenuKey(to button: MenuButton, _ leaves: Bool) {
    var all = value(for: primaryButtons) ?? []
    if leaves { all.insert(ObjectIdentifier(button)) } else { all.remove(ObjectIdentifier(button)) }
    setValue(all.isEmpty ? nil : all, for: primaryButtons)
    self[Property<Window, Bool>("handle-menubar-accel")] = all.isEmpty
  }
}

extension MenuButton: MenuOpening {}

extension MenuButton: Choosing {
  /// The ``MenuItem/id`` of the current choice: ``selection``.
  public var choice: String? {
    get { selection }
    set { selection = newValue }
  }

  public func observeChoice(_ handler: @escaping @MainActor () -> Void) -> ObservationToken {
    choices.add { _ in handler() }
  }
}

// MARK: - Properties for C and interface files

extension PopoverMenu.Side: NativeEnumeration {
  public static var nativeName: String { "ThimbleMenuSide" }

  public static var nativeValues: [(nick: String, value: PopoverMenu.Side)] {
    [("above", .above), ("below", .below), ("leading", .leading), ("trailing", .trailing)]
  }
}

extension Property where Owner: MenuButton, Value == MenuModel? {
  /// A menu model from other code.
  public static var menuModel: Self { Property("menu-model") }
}

extension Property where Owner: MenuButton, Value == Bool {
  /// Indicates whether the menu is open. Read-only.
  public static var active: Self { Property("active") }
}
