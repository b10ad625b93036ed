/// The press that is down on a button: its phases, the hold, and the time until the hold has its effect.
///
/// It follows two values: ``PressTracker`` decides the phases, ``PressHold`` the meaning of the hold.
@MainActor
final class PressRun {
  private weak var behavior: PressBehavior?
  private var tracker = PressTracker()
  private var hold: PressHold?
  private let alarm = Alarm()
  /// The beginning of the press: its event, and the time at which the hold began.
  private var start: (event: InputEvent?, time: Duration) = (nil, .zero)
  /// Indicates whether the release of this press has no further effect.
  private(set) var isSpent = false

  init(of behavior: PressBehavior) { self.behavior = behavior }

  /// The press; nil while none is down.
  var press: Press? { tracker.press }

  /// Indicates whether the press is on the button.
  var isInside: Bool { tracker.isInside }

  private var pacemaker: Pacemaker { behavior?.pacemaker ?? .continuous }

  /// The time of the event that is being handled, or the current time. A press takes as long as its events say, even if
  /// a busy main thread handles them all at once.
  private var now: Duration {
    pacemaker.time(from: start.event, to: InputEvent.current).map { start.time + $0 } ?? pacemaker.now()
  }

  // MARK: Phases

  /// Forgets the effect of the press before.
  func renew() { isSpent = false }

  func begin(_ press: Press) {
    let now = pacemaker.now()
    start = (InputEvent.current, now)
    hold = behavior?.purpose(of: press).map { PressHold($0) }
    hold?.begin(at: now)
    show(press, at: now)
    schedule()
  }

  private func show(_ press: Press, at time: Duration) {
    behavior?.send(tracker.begin(press, at: time))
    if let ripple = behavior?.options.ripple { behavior?.signs?.begin(ripple, at: press.location, pacemaker) }
  }

  func move(to point: Point, isInside: Bool) {
    let wasInside = tracker.isInside
    behavior?.send(tracker.move(to: point, isInside: isInside, at: now))
    guard wasInside != isInside else { return }
    if !isInside, behavior?.options.cancelsOnPointerExit == true { return callOff() }
    if isInside { hold?.enter(at: now) } else { hold?.leave() }
    schedule()
  }

  /// Ends the press with a release; `point` is nil without a pointer.
  @discardableResult
  func end(_ point: Point?, isInside: Bool) -> PressHold.End {
    let (now, press) = (now, tracker.press)
    var last = PressHold.End.click
    if isInside { last = hold?.end(at: now) ?? .click } else { hold?.cancel() }
    isSpent = last == .nothing || last == .reached
    settle(tracker.end(point, isInside: isInside, at: now))
    if last == .reached, let press, behavior?.canBePressed == true { reached(press) }
    return last
  }

  /// Cancels the press without an action.
  func cancel() {
    hold?.cancel()
    settle(tracker.cancel(at: pacemaker.now()))
  }

  /// Cancels the press and keeps GTK from clicking.
  func callOff() {
    behavior?.gesture?.claim()
    // GTK keeps the pressed look until the release.
    behavior?.button?.unsetStateFlags(.active)
    isSpent = true
    cancel()
  }

  private func settle(_ events: [PressEvent]) {
    behavior?.keys?.letGo()
    behavior?.signs?.end(pacemaker)
    schedule()
    behavior?.send(events)
  }

  // MARK: Activations of GTK

  /// Begins the press of an activation by key or assistive technology, which has no hold.
  ///
  /// - Parameters:
  ///   - press: the press.
  ///   - isShown: whether anything follows the press.
  func activationBegan(_ press: Press, isShown: Bool) {
    renew()
    guard tracker.press == nil, isShown else { return }
    hold = nil
    show(press, at: pacemaker.now())
  }

  /// Ends the press of an activation at its click.
  func activationEnded() {
    guard let press = tracker.press, press.location == nil, behavior?.keys?.isHolding != true else { return }
    end(nil, isInside: true)
  }

  // MARK: The hold

  private func schedule() {
    behavior?.signs?.show(hold, pacemaker)
    alarm.set(hold?.deadline, by: pacemaker) { [weak self] in self?.timePassed() }
  }

  private func timePassed() {
    guard let behavior, let button = behavior.button else { return }
    guard hold?.advance(to: pacemaker.now()) == true else { return schedule() }
    schedule()
    guard var press = tracker.press, behavior.canBePressed || button.isPending else { return cancel() }
    switch hold?.purpose {
    case .repeats:
      // While work is running, repetitions are dropped.
      guard !button.isPending else { return }
      press.repeatIndex = (hold?.count ?? 1) - 1
      behavior.fire(press)
    case .longPress, .confirm:
      callOff()
      reached(press)
    case nil: break
    }
  }

  /// Does the purpose of a hold whose time is over.
  private func reached(_ press: Press) {
    if case .longPress = hold?.purpose { behavior?.longPress?.perform(press) } else { behavior?.fire(press) }
  }
}
