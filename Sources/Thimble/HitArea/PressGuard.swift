/// A guard that ignores presses on controls that came under a still pointer a moment ago. ``ReflowGuard`` decides.
@MainActor
final class PressGuard {
  /// The source of time. Tests set their own.
  var now: () -> Duration = { Pacemaker.continuous.now() }

  private var state = ReflowGuard<ObjectIdentifier>()
  private var kind = InputEvent.Kind.other
  private weak var target: (any HitTarget)?
  private var refused: ObjectIdentifier?
  /// The connection that prevents GTK from drawing the refused control as pressed.
  private var calm: SignalConnection?

  /// Notes an event.
  func begin(_ event: InputEvent) {
    kind = event.kind
    guard kind.isPointer else { return }
    if kind == .press || kind == .release {
      calm?.disconnect()
      calm = nil
    }
    if kind == .press { refused = nil }
    state.begin(event, at: now())
    if kind == .press, let target, state.under == ObjectIdentifier(target) { check(target) }
  }

  /// Notes the control that GTK found under the event.
  func hit(_ target: any HitTarget) {
    guard kind.isPointer else { return }
    self.target = target
    state.settle(ObjectIdentifier(target))
    if kind == .press { check(target) }
  }

  private func check(_ target: any HitTarget) {
    guard refused == nil, let delay = target.reflowDelay else { return }
    guard state.isTooEarly(delay: delay, appeared: target.appearedAt) else { return }
    refused = ObjectIdentifier(target)
    // GTK sets the state after this event, and draws only after this handler has removed the state.
    calm = (target as Widget).connect(Signal("state-flags-changed") { _ in }) { widget in
      if widget.stateFlags.contains(.active) { widget.unsetStateFlags(.active) }
    }
  }

  /// Returns whether to ignore the click that ends the current press.
  func refuses(_ control: Widget) -> Bool {
    guard kind == .release, refused == ObjectIdentifier(control) else { return false }
    refused = nil
    return true
  }
}
