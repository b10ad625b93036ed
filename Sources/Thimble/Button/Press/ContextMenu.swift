/// The context menu of a button. The secondary mouse button, a long press and the Menu key open it.
@MainActor
final class ContextMenu {
  private static let all = InheritedValue<ContextMenu>("context-menu")

  /// Returns the menu of a button; nil without one.
  static func existing(of button: Button) -> ContextMenu? { button.value(for: all) }

  /// Returns the menu of a button, which is made when it is first needed.
  static func of(_ button: Button) -> ContextMenu {
    if let existing = existing(of: button) { return existing }
    let new = ContextMenu(button)
    button.setValue(new, for: all)
    return new
  }

  private weak var button: Button?
  private var controllers: [EventController] = []
  private var popover: MenuPopover?

  init(_ button: Button) { self.button = button }

  var menu: Menu? { didSet { menuChanged() } }
  /// A menu of other code, which comes before ``menu``.
  var model: MenuModel? { didSet { menuChanged() } }

  var isOpen: Bool { popover?.isOpen ?? false }

  private var canOpen: Bool {
    !isEmpty && button?.availabilityToInput.isEnabled == true
  }

  private var isEmpty: Bool { model.map { $0.count == 0 } ?? menu?.isEmpty ?? true }

  private func show(in popover: MenuPopover) {
    if let model { popover.show(model) } else if let menu { popover.show(menu) }
  }

  /// - Returns: whether the menu opened.
  @discardableResult
  func open(at point: Point?) -> Bool {
    guard canOpen, let button else { return false }
    let popover = popover ?? MenuPopover(on: button) {}
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
    for controller in controllers { button?.remove(controller) }
    controllers = []
    guard isOn else { return }
    let hold = LongPressGesture { [weak self] in
      // While large content is on, the large content viewer gets the long press first, and opens the menu later.
      guard let self, canOpen, let button, button.longPressDelayFactor == 1 else { return false }
      // GTK keeps the pressed look until the release.
      button.unsetStateFlags(.active)
      return true
    } lifted: { [weak self] in
      if !$0.isAnotherButtonHeld { self?.open(at: $1) }
    }
    let click = ClickGesture(of: .secondary) { [weak self] in
      guard let self, canOpen else { return }
      switch $1 {
      case .pressed:
        $0.claim()
        button?.unsetStateFlags(.active)
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
    for controller in controllers { button?.add(controller) }
  }
}
