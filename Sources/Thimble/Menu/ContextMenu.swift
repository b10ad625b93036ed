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
    if let model { return popover.show(model) }
    let first = (widget as? any ContextMenuOwner)?.ownMenuElements ?? []
    if let menu { popover.show(first.isEmpty ? menu : Menu(first + menu.elements)) }
  }

  /// - Returns: whether the menu opened.
  @discardableResult
  func open(at point: Point?) -> Bool {
    guard canOpen, let widget else { return false }
    let popover = popover ?? MenuPopover(on: widget) {}
    self.popover = popover
    show(in: popover)
    popover.open(.below, alignment: point == nil ? .center : .start, at: point ?? widget.placeOnScreen)
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
      guard let self, let widget, !widget.usesHold(at: $0), canOpen else { return false }
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

/// A widget whose context menu begins with elements of its own.
@MainActor
protocol ContextMenuOwner: Widget {
  var ownMenuElements: [MenuElement] { get }
}

extension Widget {
  /// Indicates whether the innermost control at a point uses a hold itself. While large content is on, the large content
  /// viewer gets the long press first, and opens the menu later.
  fileprivate func usesHold(at point: Point) -> Bool {
    let inside = pick(x: point.x, y: point.y)?.selfAndAncestors.prefix { $0 !== self }.first { $0 is Control }
    guard let control = (inside ?? self) as? Control else { return false }
    return control.longPressDelayFactor != 1 || control.usesHold
  }

  /// The middle of what is on screen of the widget with keyboard focus, if that is inside, or else of this one; nil if all of
  /// this one is on screen.
  fileprivate var placeOnScreen: Point? {
    guard let surface = surfaceOwner, let box = bounds(in: surface), let shown = shownPart(on: surface), shown != box
    else { return nil }
    let focus = window?.focusedWidget.flatMap { contains($0) ? $0 : nil }
    let part = focus?.shownPart(on: surface) ?? shown
    return Point(x: part.x + part.width / 2 - box.x, y: part.y + part.height / 2 - box.y)
  }

  /// The part of the border box that nothing around it cuts off; nil for none.
  private func shownPart(on surface: Widget) -> Rectangle? {
    let boxes = selfAndAncestors.prefix { $0 !== surface }.filter { $0 === self || $0.clipsContent }
    let all = (boxes + [surface]).compactMap { $0.bounds(in: surface) }
    let (left, top) = (all.map(\.x).max() ?? 0, all.map(\.y).max() ?? 0)
    let (right, bottom) = (all.map { $0.x + $0.width }.min() ?? 0, all.map { $0.y + $0.height }.min() ?? 0)
    return right > left && bottom > top ? Rectangle(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
