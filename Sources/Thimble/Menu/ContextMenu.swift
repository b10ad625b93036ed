/// The context menu of a widget. The secondary mouse button, a long press and the Menu key open it.
@MainActor
final class ContextMenu {
  private weak var widget: Widget?
  private var controllers: [EventController] = []
  private var popover: MenuPopover?

  init(_ widget: Widget) { self.widget = widget }

  var menu: Menu? { didSet { menuChanged() } }
  /// Makes ``menu`` each time before it opens; nil if it stays the same.
  var provider: (@MainActor () -> Menu)? { didSet { if let provider { menu = provider() } } }
  /// A menu of other code, which comes before ``menu``.
  var model: MenuModel? {
    didSet {
      sharedModel = model.map(SharedReference.init)
      menuChanged()
    }
  }
  private var sharedModel: SharedReference<MenuModel>?

  var isOpen: Bool { popover?.isOpen ?? false }

  private var canOpen: Bool {
    guard let widget else { return false }
    if let provider, !isOpen { menu = provider() }
    return !isEmpty && widget.canShowMenu
  }

  private var isEmpty: Bool { model.map { $0.count == 0 } ?? menu?.isEmpty ?? true }

  private func show(in popover: MenuPopover) {
    if let model { popover.show(model) } else if let menu { popover.show(menu) }
  }

  /// - Returns: whether the menu opened.
  @discardableResult
  func open(at point: Point?) -> Bool {
    guard canOpen, let widget else { return false }
    let popover = popover ?? MenuPopover(on: widget) {}
    self.popover = popover
    show(in: popover)
    popover.open(.below, alignment: point == nil ? .center : .start, at: point)
    return popover.isOpen
  }

  private func menuChanged() {
    if isOpen, !isEmpty, let popover { show(in: popover) } else { popover?.close() }
    let isSet = menu != nil || model != nil
    if isSet == controllers.isEmpty { listen(isSet) }
  }

  private func listen(_ isOn: Bool) {
    for controller in controllers { widget?.remove(controller) }
    controllers = []
    widget?.menuOpener = nil
    guard isOn else { return }
    widget?.menuOpener = { [weak self] in self?.open(at: nil) == true }
    let hold = LongPressGesture { [weak self] in
      // While large content is on, the large content viewer gets the long press first, and opens the menu later.
      guard let self, canOpen, let widget, (widget as? Control)?.longPressDelayFactor ?? 1 == 1 else { return false }
      // GTK keeps the pressed look until the release.
      widget.unsetStateFlags(.active)
      return true
    } lifted: { [weak self] in
      if !$0.isAnotherButtonHeld { self?.open(at: $1) }
    }
    let click = ClickGesture(of: .secondary) { [weak self] in
      guard let self, canOpen else { return }
      switch $1 {
      case .pressed:
        $0.claim()
        widget?.unsetStateFlags(.active)
      case .released(let point):
        if !$0.isAnotherButtonHeld { open(at: point) }
      case .moved, .cancelled: break
      }
    }
    let keys = KeyController { [weak self] controller, key in
      guard key == "Menu" || key == "F10" && controller.modifiers == .shift else { return false }
      return self?.open(at: nil) == true
    }
    for gesture in [hold, click] { gesture.setPhase(.capture) }
    controllers = [hold, click, keys]
    for controller in controllers { widget?.add(controller) }
  }
}
