/// A button that opens a menu.
///
/// ```swift
/// MenuButton("Export", icon: "document-export-symbolic") {
///   MenuItem("As PDF") { export(.pdf) }
///   MenuItem("As Text") { export(.text) }
/// }
/// ```
/// It is a *pull-down* button unless it has a ``selection``: then it is a *pop-up* button, which shows and says what is
/// chosen, and its menu marks it.
///
/// ## CSS nodes
/// As ``Button``, with the class `menu-button`, its `image.indicator` by default, and `:checked` while it is open. The menu
/// is GTK's `popover.menu`; a row that destroys something has the class `destructive`.
///
/// ## Accessibility
/// Role button with a pop-up, expanded or collapsed, action `click`. Space, Return, Down and Alt+Down open the menu and go
/// to its first item, Up to its last; arrows move, a mnemonic chooses, Escape closes, and focus comes back. A pop-up
/// button's name is its label and what is chosen: "Sort by: Date". A menu with nothing in it does not open: the button
/// is disabled and says so.
///
/// ## Example
/// Gallery page `menu-button`.
@MainActor
open class MenuButton: Button {
  override open class var nativeProperties: [NativeProperty] { menuProperties }

  /// In which order the menu's elements stand.
  public enum ElementOrder: Hashable, Sendable {
    /// As ``fixed``, which is the custom of desktops.
    case automatic
    /// The first element is the nearest to the button: at the bottom, where the menu opens upwards.
    case priority
    /// The first element is at the top.
    case fixed
  }

  /// What opens the menu.
  public enum Opening: Hashable, Sendable {
    /// A click: pressed and released, as everywhere on GNOME.
    case click
    /// The press itself.
    case press
  }

  private var popover: MenuPopover?
  private var pressGesture: DragGesture?
  private var modelChanges: SignalConnection?

  /// Why the menu cannot be opened just now.
  var lockReason: String? { didSet { if lockReason != oldValue { updateHindrance() } } }

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    addStyleClass("menu-button")
    setAccessibleHasPopup(true)
    setAccessibleExpanded(false)
    work = .now { [weak self] in self?.toggleMenu() }
    add(KeyController { [weak self] controller, key in self?.keyPressed(key, controller) ?? false })
  }

  isolated deinit { modelChanges?.disconnect() }

  // MARK: Menu

  /// What can be chosen. Changing it while the menu is open changes what is seen; with nothing left, the menu closes.
  public var menu = Menu() { didSet { menuChanged() } }

  /// A menu that other code made, instead of ``menu``; nil for none. Its actions are found around the button. What changes
  /// in it while it is open is seen at once; with nothing left, the menu closes.
  public var menuModel: MenuModel? {
    didSet {
      guard menuModel != oldValue else { return }
      modelChanges?.disconnect()
      modelChanges = menuModel?.connect(.itemsChanged) { [weak self] _, _ in self?.menuChanged() }
      menuChanged()
      notify("menu-model")
    }
  }

  /// What the button says while its menu is empty.
  public var emptyReason = localized("There is nothing to choose") { didSet { updateHindrance() } }

  /// Asked for the menu each time before it opens; nil, the default, leaves it as it is.
  public var menuProvider: (@MainActor () -> Menu)? { didSet { menuChanged() } }

  /// The ``MenuItem/id`` of what is chosen, which makes the button a pop-up button; nil for a pull-down button. Setting it
  /// tells nobody.
  public var selection: String? { didSet { menuChanged() } }

  /// Told the id of what is chosen from a pop-up button's menu, before the item's own action runs.
  public var onSelect: (@MainActor (String) -> Void)?

  /// What the choice of a pop-up button is about, spoken before what is chosen: "Sort by".
  public internal(set) var selectionLabel: String?

  // MARK: Appearance

  /// Where the menu opens. The default is below; GTK takes the other side where there is no room.
  public var side = PopoverMenu.Side.below {
    didSet {
      showIndicator()
      if side != oldValue { notify("side") }
    }
  }

  /// Where the menu stands along that side: start, the default, centre or end.
  public var menuAlignment = Alignment.start

  /// In which order the menu's elements stand. The default is ``ElementOrder/automatic``.
  public var preferredMenuElementOrder = ElementOrder.automatic

  /// What opens the menu. The default is ``Opening/click``.
  public var opening = Opening.click { didSet { updateGesture() } }

  /// An arrow in the menu's direction, or two for a pop-up button; none where there is no title, unless the
  /// configuration's indicator says so.
  override var indicatorIcon: Icon? {
    switch configuration.indicator {
    case .none: return nil
    case .popup: return .popupIndicator
    case .automatic where configuration.title.isEmpty: return nil
    case .automatic where selection != nil: return .popupIndicator
    case .automatic, .menu: break
    }
    // Icon themes mirror these two by themselves.
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

  /// Whether the menu is open.
  public var isOpen: Bool { popover?.isOpen ?? false }

  /// Whether the button keeps its pressed look because its menu is open.
  public var isHeld: Bool { stateFlags.contains(.checked) }

  /// Opens the menu, if there is anything in it and the button is on screen.
  public func open() { open(focus: .first) }

  /// Closes the menu, and keyboard focus comes back.
  public func close() { popover?.close() }

  func open(focus: MenuPopover.Focus) {
    if let menuProvider { menu = menuProvider() }
    guard isMapped, !isOpen, hasItems else { return }
    guard isInView else { return comeIntoView { [weak self] in self?.open(focus: focus) } }
    let popover = popover ?? MenuPopover(on: self) { [weak self] in self?.closed() }
    self.popover = popover
    show(in: popover)
    showOpen(true)
    popover.open(
      side, alignment: menuAlignment, focus: focus, reversesUpwards: preferredMenuElementOrder == .priority)
  }

  private var isInView: Bool {
    guard let surface = surfaceOwner, let box = bounds(in: surface) else { return false }
    return Rectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height)).intersection(box) != nil
  }

  /// An assistive technology may press what is scrolled out of sight, beside which GTK finds no place for a menu: keyboard
  /// focus brings it into view first.
  private func comeIntoView(then body: @escaping @MainActor () -> Void) {
    grabFocus()
    var framesLeft = 20
    onEachFrame { [weak self] _ in
      guard let self, self.isMapped, !self.isInView else {
        body()
        return false
      }
      framesLeft -= 1
      return framesLeft > 0
    }
  }

  private func toggleMenu() { if isOpen { close() } else { open() } }

  private func closed() { showOpen(false) }

  private func showOpen(_ isOpen: Bool) {
    if isOpen { setStateFlags(.checked) } else { unsetStateFlags(.checked) }
    setAccessibleExpanded(isOpen)
    openChanged(isOpen)
    notify("active")
  }

  /// Told when the menu has opened or closed.
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
      if self.willClick(), !self.isOpen { self.open() }
    }
    gesture.setPhase(.capture)
    pressGesture = gesture
    add(gesture)
  }

  // MARK: Following the menu

  override open func didRoot() {
    super.didRoot()
    // One that C has made was given no menu, perhaps.
    updateHindrance()
  }

  override var hindrance: String? { lockReason ?? (hasItems || menuProvider != nil ? nil : emptyReason) }

  private var hasItems: Bool { menuModel.map { $0.count > 0 } ?? !menu.isEmpty }

  private func updateHindrance() {
    if hindrance != nil { close() }
    updateInactivity()
  }

  private func menuChanged() {
    updateHindrance()
    showSelection()
    if isOpen, let popover { show(in: popover) }
  }

  /// Takes a menu over while the button is made, when nothing is told of changes yet.
  func setMenu(_ menu: Menu, selection: String? = nil) {
    self.menu = menu
    if let selection { self.selection = selection }
  }

  private func showSelection() {
    defer { showIndicator() }
    guard let selection, let item = menu.items.first(where: { $0.id == selection }) else { return }
    configuration.title = item.title
    configuration.icon = item.icon
    let title = AccessibleName.withoutMnemonic(item.title)
    if let selectionLabel { setAccessibilityLabel(localized("%1$@: %2$@", selectionLabel, title)) }
  }

  // MARK: Layout

  override open func allocateChildren(width: Int, height: Int, baseline: Int) {
    super.allocateChildren(width: width, height: height, baseline: baseline)
    popover?.present()
  }
}
