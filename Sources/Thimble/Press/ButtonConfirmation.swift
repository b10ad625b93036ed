/// The confirmation of one button: asks, counts, and says so.
@MainActor
final class ButtonConfirmation {
  /// Weak, because time can pass after the last reference to the button went on another thread, and before its deinitializer
  /// runs on the main one.
  private weak var button: Button?
  private(set) var state: ConfirmationState
  let kind: Confirmation
  var words = ConfirmationWords()
  private(set) var bubble: ControlBubble?
  private var hintEnd: Duration?
  private var press: Press?
  private var wait: Task<Void, Never>?
  private var leaving: LeaveWatch?

  init(_ kind: Confirmation, of button: Button) {
    self.kind = kind
    self.button = button
    state = ConfirmationState(kind)
  }

  isolated deinit { wait?.cancel() }

  var timing = PressTiming() {
    didSet { state.secondPress = timing.secondPress }
  }

  /// What the button's description says of it.
  var hint: String? {
    guard case .hold = kind else { return nil }
    return sentence(words.hold)
  }

  private var pacemaker: Pacemaker { button?.existingPress?.pacemaker ?? .continuous }

  private var title: String {
    guard let button else { return "" }
    return AccessibleName.withoutMnemonic(button.title.isEmpty ? button.accessibilityLabel : button.title)
  }

  private func sentence(_ template: String, seconds: Int = 0) -> String {
    words.sentence(template, title: title, seconds: seconds)
  }

  // MARK: Presses

  /// The button was pressed, and its action is to wait or not.
  func allows(_ press: Press) -> Bool {
    let answer = state.press(canHold: press.source.canHold, at: pacemaker.now())
    switch answer {
    case .run:
      removeHint()
      return true
    case .askToHold: ask(words.hold)
    case .askAgain: ask(words.pressAgain)
    case .offerUndo: offer(press)
    case .undo: takeBack()
    }
    schedule()
    return false
  }

  /// Escape: takes back what waits.
  ///
  /// - Returns: whether anything did.
  func callOff() -> Bool {
    guard state.isCounting else { return false }
    state.forget()
    takeBack()
    schedule()
    return true
  }

  /// The button's side of the confirmation ends.
  func end() {
    if state.isCounting { restore() }
    state.forget()
    removeHint()
    wait?.cancel()
  }

  private func offer(_ press: Press) {
    guard let button else { return }
    self.press = press
    button.existingPress?.passingTitle = words.undo
    button.setStyleClass("undoable", true)
    guard case .undo(let duration) = kind else { return }
    button.existingPress?.signs?.show(countdown: { [weak self] in
      guard let self else { return 0 }
      return state.remaining(at: pacemaker.now())
    })
    leaving = LeaveWatch(button) { [weak self] in self?.end() }
    button.pending.say(sentence(words.undoOffer, seconds: Int((duration / .seconds(1)).rounded(.up))))
  }

  private func takeBack() {
    restore()
    button?.pending.say(localized("%1$@, %2$@", title, words.undone))
  }

  private func restore() {
    leaving = nil
    guard let button else { return }
    button.existingPress?.signs?.show(countdown: nil)
    button.setStyleClass("undoable", false)
    button.existingPress?.passingTitle = nil
  }

  // MARK: Words

  private func ask(_ template: String) {
    let text = sentence(template)
    removeHint()
    guard let button else { return }
    if let window = button.window, button.isMapped { bubble = ControlBubble(text, at: button, in: window) }
    hintEnd = pacemaker.now() + timing.hint
    button.pending.say(text)
  }

  private func removeHint() {
    bubble?.remove()
    bubble = nil
    hintEnd = nil
  }

  // MARK: Time

  private func schedule() {
    wait?.cancel()
    wait = [state.deadline, hintEnd].compactMap { $0 }.min().map { deadline in
      Task { [weak self, pacemaker] in
        guard (try? await pacemaker.wait(deadline)) != nil, !Task.isCancelled else { return }
        self?.timePassed()
      }
    }
  }

  private func timePassed() {
    guard let button else { return }
    let now = pacemaker.now()
    if let hintEnd, now >= hintEnd { removeHint() }
    if state.advance(to: now) {
      restore()
      if let press { button.existingPress?.fire(press) }
      press = nil
    }
    schedule()
  }
}
