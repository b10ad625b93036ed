/// A guard that ignores presses that were meant for something else: on controls that came under a still pointer a moment
/// ago, or below what a double click closed, as ``ReflowGuard`` decides, and on controls whose press got another meaning a
/// moment ago.
@MainActor
final class PressGuard {
  /// The source of time. Tests set their own.
  var now: () -> Duration = { Pacemaker.continuous.now() }

  /// The time that a person needs to see that a press means something else now, and to stop the hand.
  static let reactionTime = Duration.seconds(1)

  /// The desktop's time between the presses of a double click. After a change that a person has caused, only the second of
  /// these presses is a mistake.
  static var doubleClickTime: Duration { .milliseconds(Settings.shared[.doubleClickTime]) }

  /// Returns the time from which presses are meant for what a control does from now on.
  static func settling(after time: Duration) -> Duration { HitArbiter.shared.pressGuard.now() + time }

  private var state = ReflowGuard<ObjectIdentifier>()
  private var kind = InputEvent.Kind.other
  private weak var target: (any HitTarget)?
  private var refused: ObjectIdentifier?
  /// The control that the latest press went to, with the time from which its meaning then was the present one.
  private weak var pressed: (any HitTarget)?
  private var meaningOfPress: Duration?
  private var rest: InputWait?
  /// The connection that prevents GTK from drawing the refused control as pressed.
  private var calm: SignalConnection?

  /// Notes an event. Its own time counts, because the program may have been busy since then.
  func begin(_ event: InputEvent) {
    kind = event.kind
    guard kind.isPointer else { return }
    if kind == .press || kind == .release {
      calm?.disconnect()
      calm = nil
    }
    if kind == .press {
      (refused, pressed, meaningOfPress) = (nil, target, target?.meaningSettlesAt)
      state.doubleClickTime = Self.doubleClickTime
    }
    if kind == .release { rest = InputWait { [weak self] in self?.released() } }
    state.begin(event, at: now() - event.age)
    if kind == .press, let target, state.under == ObjectIdentifier(target) { check(target) }
  }

  /// Notes the control that GTK found under the event.
  func hit(_ target: any HitTarget) {
    guard kind.isPointer else { return }
    self.target = target
    state.settle(ObjectIdentifier(target))
    guard kind == .press else { return }
    (pressed, meaningOfPress) = (target, target.meaningSettlesAt)
    check(target)
  }

  /// Ends the pressed look after a release. GTK counts presses for it, on a control and all widgets around it, and loses
  /// count if a window, another button of the mouse or a change of the control comes between press and release.
  private func released() {
    guard kind != .press else { return }
    refused = nil
    for widget in [pressed, target].compactMap({ $0 as Widget? }) {
      for around in widget.selfAndAncestors where around.stateFlags.contains(.active) {
        around.unsetStateFlags(.active)
      }
    }
    pressed = nil
  }

  private func check(_ target: any HitTarget) {
    guard refused == nil, isMistaken(target) else { return }
    refused = ObjectIdentifier(target)
    // GTK sets the state after this event, and draws only after this handler has removed the state.
    calm = (target as Widget).connect(Signal("state-flags-changed") { _ in }) { widget in
      if widget.stateFlags.contains(.active) { widget.unsetStateFlags(.active) }
    }
  }

  private func isMistaken(_ target: any HitTarget) -> Bool {
    if isForTheOldMeaning(target) { return true }
    guard let delay = target.reflowDelay else { return false }
    return state.isTooEarly(delay: delay, appeared: target.appearedAt)
  }

  /// Returns whether the event that is being handled was meant for what the control did before.
  func isForTheOldMeaning(_ target: any HitTarget) -> Bool {
    guard let start = target.meaningSettlesAt else { return false }
    return now() - (InputEvent.current?.age ?? .zero) < start
  }

  /// Returns whether to ignore the press that is under way, from its begin until the click that ends it: it is refused, or
  /// the control has got another meaning since it began.
  func refuses(_ control: Widget) -> Bool {
    guard kind.isPointer else { return false }
    if refused == ObjectIdentifier(control) { return true }
    guard kind == .release, let pressed, pressed === control else { return false }
    return pressed.meaningSettlesAt != meaningOfPress
  }
}
