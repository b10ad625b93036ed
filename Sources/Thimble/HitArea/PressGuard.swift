/// Ignores presses on controls that came under a still pointer a moment ago. ``ReflowGuard`` decides.
@MainActor
final class PressGuard {
  /// The source of time. Tests bring their own.
  var now: () -> Duration = { Pacemaker.continuous.now() }

  private var state = ReflowGuard<ObjectIdentifier>()
  private var kind = PointerEvents.Event.Kind.other
  private weak var control: Control?
  private var refused: ObjectIdentifier?
  /// Prevents GTK from drawing the refused control as pressed.
  private var calm: SignalConnection?

  /// Notes an event.
  func begin(_ event: PointerEvents.Event) {
    kind = event.kind
    guard kind != .other else { return }
    if kind == .press || kind == .release {
      calm?.disconnect()
      calm = nil
    }
    if kind == .press { refused = nil }
    state.begin(event, at: now())
    if kind == .press, let control, state.under == ObjectIdentifier(control) { check(control) }
  }

  /// Notes the control that GTK found under the event.
  func hit(_ control: Control) {
    guard kind != .other else { return }
    self.control = control
    state.settle(ObjectIdentifier(control))
    if kind == .press { check(control) }
  }

  private func check(_ control: Control) {
    guard refused == nil, let delay = control.reflowDelay else { return }
    guard state.isTooEarly(delay: delay, appeared: control.appearedAt) else { return }
    refused = ObjectIdentifier(control)
    // GTK sets the state after the event arrives here, and does not draw before this has undone it.
    calm = control.connect(.stateFlagsChanged) { control in
      if control.stateFlags.contains(.active) { control.unsetStateFlags(.active) }
    }
  }

  /// Returns whether to ignore the click that ends the current press.
  func refuses(_ control: Control) -> Bool {
    guard kind == .release, refused == ObjectIdentifier(control) else { return false }
    refused = nil
    return true
  }
}
