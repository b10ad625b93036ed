/// The tooltip of the control that has keyboard focus, in one window. GTK shows tooltips to the pointer only.
@MainActor
final class FocusTooltip {
  private(set) var state = FocusTooltipState()
  private(set) var label: Label?
  private weak var window: Window?
  private weak var control: Control?
  private var layer: WindowLayer?
  private var keys: KeyController?
  private var wait: Task<Void, Never>?
  private var hadFocus = false

  /// The room between the control and its tooltip, logical pixels.
  private static let gap = 6

  init(_ window: Window) {
    self.window = window
    hadFocus = window.focusedWidget != nil
    window.observe(.focusWidget) { [weak self] _, focused in self?.focusMoved(to: focused as? Control) }
    window.observe(.isActive) { [weak self] _, isActive in
      if !isActive { self?.change { $0.dismiss() } }
    }
  }

  isolated deinit { wait?.cancel() }

  private func focusMoved(to control: Control?) {
    change { $0.dismiss() }
    self.control = control
    defer { hadFocus = window?.focusedWidget != nil }
    // What a window gives focus to by itself is not what somebody has gone to.
    guard hadFocus, let control, control.showsTooltip else { return }
    change { $0.focus(true, at: LargeContentViewer.shared.pacemaker.now()) }
  }

  private func change(_ transition: (inout FocusTooltipState) -> Void) {
    let before = state
    transition(&state)
    guard state != before else { return }
    if state.isShown != before.isShown { state.isShown ? appear() : remove() }
    wait?.cancel()
    wait = state.deadline.map { deadline in
      let pacemaker = LargeContentViewer.shared.pacemaker
      return Task { [weak self] in
        guard (try? await pacemaker.wait(deadline)) != nil, !Task.isCancelled else { return }
        self?.change { $0.advance(to: pacemaker.now()) }
      }
    }
  }

  /// Only where the focus ring is shown too: not after a click.
  private func appear() {
    guard let window, let control, window.showsFocus, control.showsTooltip, let text = control.tooltip,
      control.isFocused
    else { return state.dismiss() }
    let label = Label(isHidden: text)
    label.addStyleClass("focus-tooltip")
    layer = WindowLayer(label, over: window) { [weak label, weak control, weak window] width, height in
      guard let label, let window, let box = control?.bounds(in: window) else {
        return WindowLayer.Frame(x: 0, y: 0, width: 0, height: 0)
      }
      let own = label.measured(.horizontal)
      let (wide, tall) = (min(own.natural, max(width, own.minimum)), label.measured(.vertical).natural)
      let x = min(max(0, Int(box.x + box.width / 2) - wide / 2), max(0, width - wide))
      let below = Int(box.y + box.height) + Self.gap
      let y = below + tall <= height ? below : Int(box.y) - Self.gap - tall
      return WindowLayer.Frame(x: x, y: max(0, y), width: wide, height: tall)
    }
    let keys = KeyController { [weak self] _ in
      self?.change { $0.dismiss() }
      return false
    }
    keys.setPhase(.capture)
    window.add(keys)
    (self.label, self.keys) = (label, keys)
  }

  private func remove() {
    layer?.remove()
    if let keys { window?.remove(keys) }
    (layer, label, keys) = (nil, nil, nil)
  }
}

extension Label {
  /// Text that is seen, and hidden from assistive technologies.
  fileprivate convenience init(isHidden text: String) {
    self.init(Self.make(accessibleRole: .none))
    setAccessibleHidden(true)
    self.text = text
    ellipsizes = true
  }
}
