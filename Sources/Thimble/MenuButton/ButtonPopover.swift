@MainActor private let popovers = InheritedValue<ButtonPopover>("button-popover")

// MARK: - Popovers

extension Button {
  /// Makes a press open a popover with content of the application beside the button, and close it again.
  ///
  /// ```swift
  /// Button("_Filters").opensPopover(filters)
  /// ```
  /// Escape and a click elsewhere close it too, and keyboard focus returns to the button. Assistive technologies get the
  /// button as expanded or collapsed. The popover takes the place of the button's action. For a menu, use ``MenuButton``.
  ///
  /// - Parameter content: the widget in the popover.
  /// - Returns: this button.
  @discardableResult
  public func opensPopover(_ content: Widget) -> Self {
    let popover = ButtonPopover(self, content)
    setValue(popover, for: popovers)
    pressAction = .now { [weak popover] in popover?.toggle() }
    return self
  }

  /// Indicates whether the button's own popover is open. Setting it opens or closes the popover; it does nothing without
  /// one.
  public var isPopoverOpen: Bool {
    get { value(for: popovers)?.isOpen ?? false }
    set { if newValue != isPopoverOpen { value(for: popovers)?.toggle() } }
  }
}

/// The popover of a button.
@MainActor
private final class ButtonPopover {
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
