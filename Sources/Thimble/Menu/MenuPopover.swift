/// A pop-up menu of a widget: it shows a ``MenuPlan`` and runs the chosen actions. The popover stays with the widget
/// until the end: GTK 4.8 leaks a menu that is removed, or whose window disappears, in the frame in which the menu
/// closes.
///
/// An open menu keeps keyboard focus until it closes. It closes when its widget leaves the screen or is disabled.
@MainActor
final class MenuPopover {
  /// The item that gets keyboard focus when the menu opens.
  enum Focus { case first, last }

  private let popover: PopoverMenu
  private let model = MenuModel()
  private let group = ActionGroup()
  private let commands = ActionGroup()
  private var plan = MenuPlan(Menu())
  private var observations: [ObservationToken] = []
  private var source: (menu: Menu, choice: MenuSection.Choice?) = (Menu(), nil)
  /// The widget with keyboard focus when the menu opened.
  private weak var opener: Widget?
  /// The moves of keyboard focus in the window while the menu is open.
  private var focusChanges: SignalConnection?
  /// The latest item with keyboard focus, and its position among the items on screen.
  private weak var focusedItem: Widget?
  private var focusedPosition: Int?

  /// Creates a closed menu on `widget`. The widget calls ``present()`` when it is allocated.
  init(on widget: Widget, closed: @escaping @MainActor () -> Void) {
    popover = PopoverMenu(model)
    popover.insertActionGroup(group, as: MenuPlan.prefix)
    popover.insertActionGroup(commands, as: MenuPlan.commandPrefix)
    popover.attach(to: widget)
    popover.connect(.closed) { [weak self, weak widget] popover in
      self?.forgetFocus()
      // GTK moves focus in the next frame, which is too late if the focused row is removed earlier.
      if let focus = popover.window?.focusedWidget, popover.contains(focus) { self?.returnFocus(to: widget) }
      closed()
    }
  }

  isolated deinit {
    // GTK 4.8 leaks the actions of a menu that has been open, unless they are removed from it.
    for prefix in [MenuPlan.prefix, MenuPlan.commandPrefix] { popover.insertActionGroup(nil, as: prefix) }
  }

  var isOpen: Bool { popover.isVisible }

  func present() { popover.present() }

  func close() { popover.popDown() }

  /// Moves keyboard focus back: inside the menu's widget to where it was, else to the widget itself if it takes focus. A
  /// disabled widget, or a container that is disabled with it, passes focus on to its neighbour.
  private func returnFocus(to widget: Widget?) {
    guard let widget else { return }
    let disabled = widget.selfAndAncestors.prefix { $0.stateFlags.contains(.insensitive) }.last
    let inside = opener.flatMap { widget.contains($0) ? $0 : nil }
    let places = [inside, widget.isFocusable ? widget : nil, opener].compactMap(\.self)
    if places.contains(where: { disabled?.contains($0) != true && $0.grabFocus() }) { return }
    disabled?.passFocusOn()
  }

  // MARK: Focus in the open menu

  private var items: [Widget] { Self.items(in: popover) }

  private static func items(in widget: Widget) -> [Widget] {
    widget.children.filter(\.isMapped).flatMap { $0.cssName == "modelbutton" ? [$0] : items(in: $0) }
  }

  private func focusMoved() {
    if let focus = focusInside {
      guard let position = items.firstIndex(of: focus) else { return }
      (focusedItem, focusedPosition) = (focus, position)
    } else {
      // In a later turn: an item that is removed may have a successor then.
      Task { [weak self] in self?.keepFocus() }
    }
  }

  private var focusInside: Widget? { popover.window?.focusedWidget.flatMap { popover.contains($0) ? $0 : nil } }

  /// Brings back focus that has left the open menu, as from an item that was disabled or removed: to that item if it
  /// still takes focus, else to the next one that does, else to the one before. Without any the menu closes.
  private func keepFocus() {
    guard isOpen, focusInside == nil, let focusedPosition else { return }
    let items = items
    let start = focusedItem.flatMap(items.firstIndex(of:)) ?? min(focusedPosition, items.count)
    if (items[start...] + items[..<start].reversed()).contains(where: { $0.grabFocus() }) { return }
    close()
    returnFocus(to: popover.parent)
  }

  private func forgetFocus() {
    focusChanges?.disconnect()
    (focusChanges, focusedItem, focusedPosition) = (nil, nil, nil)
  }

  /// Shows another menu, even while the popover is open.
  func show(_ menu: Menu, choice: MenuSection.Choice? = nil) {
    source = (menu, choice)
    model.mirror(nil)
    observations = []
    apply(MenuPlan(menu, choice: choice))
    observations = plan.commands.values.map { $0.observe { [weak self] in self?.refresh() } }
  }

  /// Shows a menu model from other code.
  func show(_ model: MenuModel) {
    source = (Menu(), nil)
    observations = []
    apply(MenuPlan(Menu()))
    // GTK 4.8 goes on using the objects that it built from a popover's first model, even after the popover gets another
    // model. So the first model stays and mirrors the other one.
    self.model.mirror(model)
  }

  /// Opens the menu.
  ///
  /// - Parameters:
  ///   - side: the preferred side of the widget. GTK uses the opposite side if there is no room.
  ///   - alignment: the alignment along that side.
  ///   - point: the position in the widget's coordinates; nil for beside the widget.
  ///   - focus: the item that gets keyboard focus.
  ///   - reversesUpwards: whether a menu above the widget is reversed, so that the first item is the nearest.
  func open(
    _ side: PopoverMenu.Side, alignment: Alignment, at point: Point? = nil, focus: Focus = .first,
    reversesUpwards: Bool = false
  ) {
    opener = popover.window?.focusedWidget
    popover.setMenuLabel(
      (popover.parent as? Control)?.accessibilityLabel
        ?? localized("Context menu", de: "Kontextmenü", ja: "コンテキストメニュー"))
    popover.place(side, alignment: alignment, at: point)
    popover.popUp()
    // A compositor can refuse a menu. GTK then treats the menu as shown although it is not mapped.
    guard popover.isMapped else { return popover.popDown() }
    let isReversed = reversesUpwards && popover.isAbove
    if isReversed {
      let (menu, choice) = source
      apply(MenuPlan(menu.reversed, choice: choice))
    }
    decorate()
    focusChanges?.disconnect()
    focusChanges = popover.window?.observe(.focusWidget) { [weak self] _, _ in self?.focusMoved() }
    if (focus == .first) != isReversed { popover.focusFirstItem() } else { popover.focusLastItem() }
  }

  private func refresh() { apply(MenuPlan(source.menu, choice: source.choice)) }

  private func decorate() {
    let titles = plan.destructiveTitles
    popover.decorateRows(name: AccessibleName.withoutMnemonic, isDestructive: titles.contains)
  }

  // MARK: Updating

  private func apply(_ new: MenuPlan) {
    let old = plan
    plan = new
    for (name, action) in new.actions { put(action, name) }
    for command in new.commands.values { commands.addAction(command.action) }
    model.update(new.nodes)
    for name in old.commands.keys where new.commands[name] == nil { commands.removeAction(named: name) }
    for name in old.actions.keys where new.actions[name] == nil { group.removeAction(named: name) }
    if isOpen { decorate() }
  }

  private func put(_ action: MenuPlan.Action, _ name: String) {
    switch action {
    case .perform(let isEnabled, _):
      let action = existing(name, nil) ?? make(Action(name))
      action.isEnabled = isEnabled
    case .toggle(let isOn, let isEnabled, _):
      let toggle = existing(name, .bool) ?? make(Action(name, state: .bool(isOn)))
      toggle.state = .bool(isOn)
      toggle.isEnabled = isEnabled
    case .choose(let selection, _):
      let choice = existing(name, .string) ?? make(Action(name, state: "", taking: .string))
      choice.state = .string(selection ?? "")
    }
  }

  private func existing(_ name: String, _ state: ActionValue.Kind?) -> Action? {
    group.action(named: name).flatMap { $0.state?.kind == state ? $0 : nil }
  }

  private func make(_ action: Action) -> Action {
    action.connect(.activateWithTarget) { [weak self] action, target in self?.chosen(action, target) }
    group.addAction(action)
    return action
  }

  private func chosen(_ action: Action, _ target: ActionValue?) {
    switch plan.actions[action.name] {
    case .perform(_, let perform): perform()
    case .toggle(_, _, let change):
      let isOn = action.state != .bool(true)
      action.state = .bool(isOn)
      change(isOn)
    case .choose(_, let choose):
      guard let id = target?.string else { return }
      action.state = .string(id)
      choose(id)
    case nil: break
    }
  }
}

extension Widget {
  /// Indicates whether the widget can show a menu: it is on screen and enabled.
  var canShowMenu: Bool { (self as? Control)?.availabilityToInput.isEnabled ?? (isMapped && takesInput) }
}

extension Popover {
  /// Makes the popover part of its widget, and closes it when the widget leaves the screen or is disabled.
  ///
  /// - Returns: the connections to the widget, to end before the popover moves to another one.
  @discardableResult
  func attach(to widget: Widget) -> [SignalConnection] {
    setParent(widget)
    // It has the keys to itself while it is open.
    SurfaceKeys.follow(self)
    let leaving = widget.connect(Signal<Widget, Void, Void>("unmap")) { [weak self] _ in self?.leave() }
    let changes = ["state-flags-changed", "notify::disabled-reason"].map { change in
      widget.connect(Signal<Widget, Void, Void>(change)) { [weak self] widget in
        if self?.isVisible == true, !widget.canShowMenu { self?.popDown() }
      }
    }
    return [leaving] + changes
  }

  /// Closes the popover when its widget leaves the screen: GTK would complain about one that stays open. Focus leaves it
  /// first: GTK 4.8 leaks a hidden popover with focus if a widget around it disappears in the same frame.
  private func leave() {
    guard isVisible else { return }
    if let window, let focus = window.focusedWidget, contains(focus) { window.focusedWidget = nil }
    popDown()
  }
}
