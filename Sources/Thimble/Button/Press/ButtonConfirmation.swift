/// The confirmation of one button: it asks, counts the time, and announces the result.
@MainActor
final class ButtonConfirmation {
  /// Weak, because another thread may release the last reference, and time can pass before the deinitializer runs on
  /// the main thread.
  private weak var button: Button?
  private(set) var state: ConfirmationState
  let kind: Confirmation
  private(set) var bubble: ControlBubble?
  private var hintEnd: Duration?
  private var press: Press?
  private let alarm = Alarm()
  private var leaving: LeaveWatch?

  init(_ kind: Confirmation, of button: Button) {
    self.kind = kind
    self.button = button
    state = ConfirmationState(kind)
  }

  private var options: ButtonPress.Options { button?.press.options ?? ButtonPress.Options() }
  private var words: ConfirmationWords { options.confirmationWords }

  /// The hint in the button's description.
  var hint: String? {
    guard case .hold = kind else { return nil }
    return sentence(words.hold)
  }

  /// The title in a menu, where nobody can hold; nil for the button's name.
  var menuTitle: String? {
    guard case .hold = kind else { return nil }
    return sentence(state.deadline == nil ? words.pressTwice : words.pressAgain)
  }

  private var pacemaker: Pacemaker { button?.pacemaker ?? .continuous }

  /// The visible title, or the accessible name if there is no title. It ignores the temporary title during undo.
  var title: String {
    guard let button else { return "" }
    return button.title.isEmpty ? button.name.lasting : AccessibleName.withoutMnemonic(button.title)
  }

  private func sentence(_ template: String, seconds: Int = 0) -> String {
    words.sentence(template, title: title, seconds: seconds)
  }

  // MARK: Presses

  /// Returns whether a press at a time may run the action now.
  func allows(_ press: Press, at time: Duration) -> Bool {
    let answer = state.press(
      by: press.source, at: time, now: pacemaker.now(), secondPress: options.timing.secondPress,
      doubleClick: PressGuard.doubleClickTime, extended: TimeLimits.extended)
    let hold = sentence(words.hold)
    switch answer {
    case .run: return true
    case .ignore: break
    // Space presses the button only if it has keyboard focus.
    case .askToHold: ask(button?.isFocused == true ? words.sentence(words.orPressSpaceTwice, title: hold) : hold)
    case .askToHoldOrAgain: ask(words.sentence(words.orPressAgain, title: hold))
    case .askAgain: ask(sentence(words.pressAgain))
    case .offerUndo: offer(press)
    case .undo: takeBack()
    }
    schedule()
    return false
  }

  /// Ends the confirmation after the action ran or began.
  ///
  /// - Parameter title: the button's title before the action, which may have changed it.
  func confirmed(_ title: String) {
    state.forget()
    removeHint()
    button?.pending.sayOutcome(title)
  }

  /// Handles Escape: cancels the waiting action, or forgets the first of two presses.
  ///
  /// - Returns: whether an action or a press was waiting.
  func callOff() -> Bool {
    guard state.deadline != nil else { return false }
    let isCounting = state.isCounting
    state.forget()
    if isCounting { takeBack() } else { removeHint() }
    schedule()
    return true
  }

  /// Ends the confirmation and removes its traces from the button.
  func end() {
    if state.isCounting { restore() }
    state.forget()
    removeHint()
    alarm.set(nil, by: pacemaker) {}
  }

  /// Ends the confirmation because the button leaves its window, or gets another action. A waiting action runs now if
  /// ``ButtonPress/Options/undoOnLeaving`` says so.
  func leave() {
    let press = press
    let runs = state.isCounting && options.undoOnLeaving == .run
    end()
    if runs, let press { button?.existingPress?.fire(press) }
  }

  private func offer(_ press: Press) {
    guard let button, case .undo(let duration) = kind else { return }
    self.press = press
    let seconds = (TimeLimits.extended(duration) / .seconds(1)).rounded(.up)
    button.say(sentence(words.undoOffer, seconds: Int(clamping: seconds)))
    button.existingPress?.passingTitle = words.undo
    button.setStyleClass("undoable", true)
    button.existingPress?.signs?.show(countdown: { [weak self] in
      guard let self else { return 0 }
      return state.remaining(at: pacemaker.now())
    })
    leaving = LeaveWatch(button) { [weak self] in self?.leave() }
  }

  private func takeBack() {
    button?.say([words.undone, button?.disabledReason].compactMap(\.self).reduce(title, Phrase.list))
    restore()
    // The second press of a double click would begin anew.
    meaningChanged(for: PressGuard.doubleClickTime)
  }

  /// The time from which a press is no longer meant for the undo.
  private(set) var meaningSettlesAt: Duration?

  private func meaningChanged(for time: Duration) { meaningSettlesAt = PressGuard.settling(after: time) }

  private func restore() {
    leaving = nil
    guard let button else { return }
    button.existingPress?.signs?.show(countdown: nil)
    button.setStyleClass("undoable", false)
    button.existingPress?.passingTitle = nil
  }

  // MARK: Words

  private func ask(_ text: String) {
    removeHint()
    guard let button else { return }
    let place = button.shownPlace
    if let window = place.window, place.isMapped { bubble = ControlBubble(text, at: place, in: window) }
    hintEnd = pacemaker.now() + TimeLimits.extended(options.timing.hint)
    button.say(text)
  }

  private func removeHint() {
    bubble?.remove()
    bubble = nil
    hintEnd = nil
  }

  // MARK: Time

  private func schedule() {
    let next = [state.deadline, hintEnd].compactMap { $0 }.min()
    alarm.set(next, by: pacemaker) { [weak self] in self?.timePassed() }
  }

  private func timePassed() {
    guard let button else { return }
    let now = pacemaker.now()
    if let hintEnd, now >= hintEnd { removeHint() }
    if let deadline = state.deadline, now >= deadline, button.isHighlighted {
      // A press that began in time still counts. GTK reports its end in several ways, and some of them not at all.
      return alarm.set(now + Self.pressCheck, by: pacemaker) { [weak self] in self?.timePassed() }
    }
    if state.advance(to: now) {
      if button.availability.isEnabled {
        if let press { button.existingPress?.fire(press) }
        restore()
        meaningChanged(for: PressGuard.reactionTime)
      } else {
        // It has been disabled since the press.
        takeBack()
      }
      press = nil
    }
    schedule()
  }

  /// The time between two looks at a press that is down when the time is over.
  private static let pressCheck = Duration.milliseconds(100)
}
