/// The popover of a button.
@MainActor
final class ButtonPopover {
  static let ofButtons = WidgetValue<ButtonPopover>("button-popover")

  private let popover: Popover
  private weak var button: Button?
  /// A popover has the keys to itself while it is open.
  private let keys: SurfaceKeys

  init(_ button: Button, _ content: Widget) {
    self.button = button
    popover = Popover(content)
    keys = SurfaceKeys(of: popover)
    popover.setParent(button)
    button.setAccessibleHasPopup(true)
    button.setAccessibleExpanded(false)
    button.connect(Signal<Button, Void, Void>("unmap")) { [weak popover] _ in popover?.leave() }
    popover.connect(.closed) { [weak button] popover in
      if let focus = popover.window?.focusedWidget, popover.contains(focus) { button?.grabFocus() }
      button?.unsetStateFlags(.checked)
      button?.setAccessibleExpanded(false)
    }
  }

  var isOpen: Bool { popover.isVisible }

  func toggle() {
    guard !isOpen else { return popover.popDown() }
    guard let button, button.isMapped else { return }
    popover.setAccessibilityLabel(button.accessibilityLabel)
    button.setStateFlags(.checked)
    button.setAccessibleExpanded(true)
    popover.popUp()
  }
}
