/// The tooltip of the focused control in one window. GTK itself shows tooltips only to the pointer.
@MainActor
final class FocusTooltip {
  private(set) var state = FocusTooltipState()
  private weak var window: Window?
  private weak var control: Control?
  private var bubble: ControlBubble?
  private let alarm = Alarm()
  private var hadFocus = false

  init(_ window: Window) {
    self.window = window
    hadFocus = window.focusedWidget != nil
    window.observe(.focusWidget) { [weak self] _, focused in self?.focusMoved(to: focused as? Control) }
    window.observe(.isActive) { [weak self] _, isActive in
      if !isActive { self?.stop() }
    }
  }

  /// Removes the tooltip, or ends the wait for it.
  func stop() { change { $0.dismiss() } }

  /// Removes the tooltip for Escape, also one that the pointer shows.
  ///
  /// - Returns: whether there was one. GTK hides its own after any key.
  func close() -> Bool {
    let wasShown = state.isShown
    stop()
    return wasShown || window?.showsPointerTooltip == true
  }

  private func focusMoved(to control: Control?) {
    change { $0.dismiss() }
    self.control = control
    defer { hadFocus = window?.focusedWidget != nil }
    // A window's automatic initial focus is not a move by the user.
    guard hadFocus, let control, LargeContentViewer.shared.hasTooltip(control) else { return }
    change { $0.focus(true, at: LargeContentViewer.shared.pacemaker.now()) }
  }

  private func change(_ transition: (inout FocusTooltipState) -> Void) {
    let before = state
    transition(&state)
    guard state != before else { return }
    if state.isShown != before.isShown { state.isShown ? appear() : remove() }
    let pacemaker = LargeContentViewer.shared.pacemaker
    alarm.set(state.deadline, by: pacemaker) { [weak self] in self?.change { $0.advance(to: pacemaker.now()) } }
  }

  /// Shows the tooltip only if the focus ring is also visible, so not after a click.
  private func appear() {
    guard let window, let control, window.showsFocus, LargeContentViewer.shared.hasTooltip(control),
      let text = control.tooltip, control.isFocused
    else { return state.dismiss() }
    bubble = ControlBubble(text, at: control, in: window)
  }

  private func remove() {
    bubble?.remove()
    bubble = nil
  }
}
