/// The tooltip of the focused control in one window. GTK itself shows tooltips only to the pointer.
@MainActor
final class FocusTooltip {
  private(set) var state = FocusTooltipState()
  private weak var window: Window?
  /// The focused control; nil where focus has come without the user, and after Escape.
  private weak var control: Control?
  /// The tooltip of the focused control; nil for none.
  private var text: String?
  private var bubble: ControlBubble?
  private let alarm = Alarm()
  /// Indicates whether a widget has had focus before.
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

  /// Removes the tooltip for Escape.
  ///
  /// - Returns: whether there was one.
  func close() -> Bool {
    let wasShown = state.isShown
    stop()
    if wasShown { control = nil }
    return wasShown
  }

  private func focusMoved(to control: Control?) {
    change { $0.dismiss() }
    text = nil
    // A window's automatic initial focus is not a move by the user. Later, no widget has focus for a moment when Tab goes from
    // the last one to the first.
    self.control = hadFocus ? control : nil
    hadFocus = hadFocus || window?.focusedWidget != nil
    if let control { follow(control) }
  }

  /// Follows the tooltip of a control, if that has keyboard focus. A new text comes after the delay, or at once in the place
  /// of the text that is shown.
  func follow(_ control: Control) {
    guard control === self.control else { return }
    let new = LargeContentViewer.shared.hasTooltip(control) ? control.tooltip : nil
    guard new != text else { return }
    text = new
    if let new, let bubble {
      bubble.label.text = new
    } else if new == nil || state.deadline == nil {
      change { $0.focus(new != nil, at: LargeContentViewer.shared.pacemaker.now()) }
    }
    // The end of the bubble has turned the pointer's tooltip on again.
    if new == nil { control.showsTooltip = false }
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
    guard let window, let control, let text, window.showsFocus, control.hasFocus else { return state.dismiss() }
    bubble = ControlBubble(text, at: control, in: window)
  }

  private func remove() {
    bubble?.remove()
    bubble = nil
  }
}
