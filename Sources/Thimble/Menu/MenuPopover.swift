/// A menu on a widget, on screen: obeys a ``MenuPlan``, and does what is chosen. It goes with the widget, not before: GTK
/// 4.8 keeps a menu for ever that is taken away, or whose window goes, in the frame in which it closes.
@MainActor
final class MenuPopover {
  /// Where keyboard focus comes to when the menu opens.
  enum Focus { case first, last }

  private let popover: PopoverMenu
  private let model = MenuModel()
  private let group = ActionGroup()
  private let commands = ActionGroup()
  private var plan = MenuPlan(Menu())
  private var observations: [ObservationToken] = []
  private var source: (menu: Menu, choice: MenuSection.Choice?) = (Menu(), nil)
  /// A closed menu on `widget`, which calls ``present()`` when it is allocated.
  init(on widget: Widget, closed: @escaping @MainActor () -> Void) {
    popover = PopoverMenu(model)
    popover.insertActionGroup(group, as: MenuPlan.prefix)
    popover.insertActionGroup(commands, as: MenuPlan.commandPrefix)
    popover.setParent(widget)
    widget.connect(Signal<Widget, Void, Void>("unmap")) { [weak self] _ in self?.leave() }
    popover.connect(.closed) { [weak widget] popover in
      // GTK does this in the next frame, which is too late for a focused row that goes before.
      if let focus = popover.window?.focusedWidget, popover.contains(focus) { widget?.grabFocus() }
      closed()
    }
  }

  isolated deinit {
    // GTK 4.8 keeps the actions of a menu that has been open for ever, unless they are taken away from it.
    for prefix in [MenuPlan.prefix, MenuPlan.commandPrefix] { popover.insertActionGroup(nil, as: prefix) }
  }

  var isOpen: Bool { popover.isVisible }

  func present() { popover.present() }

  func close() { popover.popDown() }

  /// Closes with the widget, which leaves the screen: GTK would complain of a menu that stays open. Focus leaves first: of a
  /// menu that has it, hidden, and a widget around that goes in the same frame, GTK 4.8 never lets go of the first.
  private func leave() {
    guard isOpen else { return }
    if let window = popover.window, let focus = window.focusedWidget, popover.contains(focus) {
      window.focusedWidget = nil
    }
    close()
  }

  /// Shows another menu, also while it is open.
  func show(_ menu: Menu, choice: MenuSection.Choice? = nil) {
    source = (menu, choice)
    model.mirror(nil)
    observations = []
    apply(MenuPlan(menu, choice: choice))
    observations = plan.commands.values.map { $0.observe { [weak self] in self?.refresh() } }
  }

  /// Shows a model that other code made.
  func show(_ model: MenuModel) {
    source = (Menu(), nil)
    observations = []
    apply(MenuPlan(Menu()))
    // GTK 4.8 asks what it made of a popover's first model for ever, also when that has another one.
    self.model.mirror(model)
  }

  /// Opens the menu.
  ///
  /// - Parameters:
  ///   - side: the side of the widget; GTK takes the other where there is no room.
  ///   - alignment: where it stands along that side.
  ///   - point: where, in the widget's coordinates; nil for beside the widget.
  ///   - focus: the item that keyboard focus comes to.
  ///   - reversesUpwards: whether the first item is the nearest where the menu comes out above.
  func open(
    _ side: PopoverMenu.Side, alignment: Alignment, at point: Point? = nil, focus: Focus = .first,
    reversesUpwards: Bool = false
  ) {
    if let control = popover.parent as? Control { popover.setMenuLabel(control.accessibilityLabel) }
    popover.place(side, alignment: alignment, at: point)
    popover.popUp()
    // A compositor may refuse a menu: it then counts as shown, but is not there.
    guard popover.isMapped else { return popover.popDown() }
    if reversesUpwards, popover.isAbove {
      let (menu, choice) = source
      apply(MenuPlan(menu.reversed, choice: choice))
    }
    decorate()
    switch focus {
    case .first: popover.focusFirstItem()
    case .last: popover.focusLastItem()
    }
  }

  private func refresh() { apply(MenuPlan(source.menu, choice: source.choice)) }

  private func decorate() {
    let titles = plan.destructiveTitles
    popover.decorateRows(name: AccessibleName.withoutMnemonic, isDestructive: titles.contains)
  }

  // MARK: Obeying

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
