/// The pending behaviour of one button. It is created when the button first has work, so that idle buttons cost
/// nothing.
///
/// The work is the button's own or its command's (``WorkRunner``). Two values decide the button's response:
/// ``PendingState`` decides what it shows, ``PendingSpeech`` what it announces.
@MainActor
final class ButtonPending {
  /// Weak, because another thread may release the last reference, and work can end before the deinitializer runs on the
  /// main thread.
  private weak var button: Button?
  private(set) var runner: WorkRunner
  private var isShared: Bool
  private(set) var state = PendingState(timing: PendingTiming())
  private var speech = PendingSpeech()

  /// Indicates whether ``ButtonWork/start()`` keeps the button pending.
  private var isHeld = false
  private var heldFraction = ProgressFraction()
  private var endings: PendingOutcome?
  private var failureReason: String?

  /// The current run of work in the code of another language, if there is one.
  var signalWork: SignalWork?

  let sign: PendingSign
  /// The layout from before the content changed, and the style that it was measured with.
  private var frozen: (layout: ButtonLayout, style: ContentStyle)?
  /// The outcome that waits to be heard.
  private var unheard: AttentionWait? { didSet { oldValue?.end() } }
  /// The time from which a press is no longer meant to cancel the latest work.
  private(set) var meaningSettlesAt: Duration?

  private var observation: ObservationToken?
  /// The Escape key, while there is work to cancel.
  private var escape: KeyController?
  private var leaving: LeaveWatch?
  private let alarm = Alarm()

  var options = ButtonWork.Options() {
    didSet {
      guard options.activationPolicy != oldValue.activationPolicy else { return }
      runner.policy = options.activationPolicy
      button?.notify("activation-policy")
    }
  }

  init(_ button: Button) {
    self.button = button
    sign = PendingSign(button)
    let shared = button.command?.runner
    isShared = shared != nil
    runner = shared ?? WorkRunner()
    if !isShared { runner.pacemaker = button.pacemaker }
    options.activationPolicy = runner.policy
    observation = runner.events.add { [weak self] in self?.follow($0) }
  }

  isolated deinit {
    // No code can end the run of a button that is gone.
    signalWork?.end(.failure(CancellationError()))
    unheard?.end()
  }

  /// Indicates whether presses are dropped because of the work of another button.
  var isLocked = false

  /// The effect of the work on a press.
  var availability: Availability { isHeld || isLocked || runner.isClosed ? .busy : .ready }

  /// The completed share: the larger of the action's and the application's reports.
  var fraction: Double? {
    guard state.isPending else { return nil }
    return [runner.fraction, heldFraction.value].compactMap { $0 }.max()
  }

  private var pacemaker: Pacemaker { button?.pacemaker ?? .continuous }

  // MARK: Requests

  func start() {
    if !runner.isRunning, !isHeld { restartProgress() }
    isHeld = true
    begin()
  }

  func stop(_ outcome: PendingOutcome, reason: String? = nil) {
    guard isHeld else { return }
    isHeld = false
    if outcome == .failure { failureReason = reason.flatMap(AccessibleName.spoken) ?? failureReason }
    if !runner.isRunning { add(outcome) }
    finish()
  }

  func advance(to fraction: Double?) {
    if state.isPending, heldFraction.advance(to: fraction) { showProgress() }
  }

  /// Cancels the work for the Escape key.
  ///
  /// - Returns: true if there was cancellable work that had not been cancelled before.
  func stopByEscape() -> Bool { options.isCancellable && runner.cancel() }

  // MARK: Work

  func pacemakerChanged() { if !isShared { runner.pacemaker = pacemaker } }

  /// Follows other work from now on: that of another command. The button leaves the earlier work at once, without an
  /// announcement, and shows nothing more of it.
  func move(to other: WorkRunner, isShared: Bool) {
    (runner, self.isShared) = (other, isShared)
    observation = runner.events.add { [weak self] in self?.follow($0) }
    options.activationPolicy = runner.policy
    endings = nil
    if !isHeld { change { state, _ in state.reset() } }
    catchUp()
  }

  /// The hint that a press cancels the running work; nil if it does not.
  var cancelHint: String? {
    guard runner.isRunning, runner.policy == .cancel else { return nil }
    return localized("Press again to cancel", de: "Zum Abbrechen erneut drücken", ja: "もう一度押すと中止します")
  }

  /// Shows work that a command began before this button needed it.
  func catchUp() {
    if runner.isRunning { follow(.began) }
    follow(.gateChanged)
  }

  private func follow(_ event: WorkRunner.Event) {
    switch event {
    case .began:
      restartProgress()
      begin()
    case .progressed: showProgress()
    case .ended(let outcome, let reason):
      // A press that was meant to cancel the work would begin it anew. After a cancellation, that is the second press of a
      // double click.
      if runner.policy == .cancel {
        let isExpected = outcome == .cancelled
        let time = isExpected ? PressGuard.doubleClickTime : PressGuard.reactionTime
        meaningSettlesAt = PressGuard.settling(after: time)
      }
      failureReason = reason ?? failureReason
      add(outcome)
      finish()
    case .gateChanged:
      standBy()
      button?.exposeDisabled()
      if runner.policy == .cancel { button?.updateDescription() }
    }
  }

  /// Resets the progress for new work. Progress that the application sets stays while ``ButtonWork/start()`` keeps
  /// the button pending.
  private func restartProgress() {
    if !isHeld { heldFraction = ProgressFraction() }
    speech.restartProgress()
    sign.ring?.fraction = fraction
    button?.notify("progress")
  }

  private func add(_ outcome: PendingOutcome) { endings = endings?.followed(by: outcome) ?? outcome }

  private func finish() {
    guard !runner.isRunning, !isHeld else { return showExposed() }
    let outcome = endings ?? .neutral
    endings = nil
    change { $0.end(outcome, at: $1) }
  }

  /// Listens to Escape and to the button's leaving while there is work to cancel.
  private func standBy() {
    guard let button, runner.isEngaged else {
      escape.map { button?.remove($0) }
      (escape, leaving) = (nil, nil)
      return
    }
    guard escape == nil else { return }
    let escape = KeyController { [weak self] _, key in key == "Escape" && self?.stopByEscape() == true }
    button.add(escape)
    self.escape = escape
    // A command's work belongs to the command: it continues when one of its buttons leaves.
    if !isShared { leaving = LeaveWatch(button) { [weak runner] in runner?.cancel() } }
  }

  // MARK: Display and announcements

  private func begin() {
    if state.phase == .idle { state = PendingState(timing: options.timing ?? themeTiming) }
    if !state.isPending { (failureReason, unheard) = (nil, nil) }
    change { $0.begin(at: $1) }
  }

  /// The times from the theme.
  private var themeTiming: PendingTiming {
    button.map { ThemeController.shared.metrics(of: $0).pendingTiming } ?? PendingTiming()
  }

  private func change(_ transition: (inout PendingState, Duration) -> Void) {
    guard let button else { return }
    let before = state
    let now = pacemaker.now()
    transition(&state, now)
    if state.isPending != before.isPending {
      button.setStyleClass("pending", state.isPending)
      button.notify("pending")
      if !state.isPending { button.notify("progress") }
    }
    showExposed()
    if state.isPending != before.isPending || state.face != before.face {
      button.existingFollower?.setNeedsUpdate()
    }
    if state.face != before.face { sign.show(state.face, fraction: fraction) }
    if state.phase == .idle { thaw() }
    say(speech.utterance(from: before, to: state, at: now))
    alarm.set(state.deadline, by: pacemaker) { [weak self] in self?.change { $0.advance(to: $1) } }
  }

  private func showExposed() {
    button?.setAccessibleBusy(state.isPending)
    button?.exposeDisabled()
  }

  private func showProgress() {
    if state.face == .work { sign.ring?.fraction = fraction }
    guard let button, let fraction else { return }
    button.notify("progress")
    say(speech.utterance(for: fraction, at: pacemaker.now(), timing: state.timing))
  }

  /// Announces the work if this button speaks for it. While the window is not the active one, the outcome waits, and
  /// everything else is dropped.
  private func say(_ utterance: PendingSpeech.Utterance?) {
    guard let button, let utterance, isSpeaker else { return }
    let sentence = options.words.sentence(
      utterance, label: button.accessibilityLabel, labelWhenLoading: options.busyLabel, reason: failureReason)
    if button.isAttended { return button.say(sentence) }
    if case .outcome = utterance { unheard = button.window?.whenAttended { [weak button] in button?.say(sentence) } }
  }

  /// The behaviours of all buttons with this work.
  private var sharers: [ButtonPending] {
    guard isShared else { return [self] }
    let all = Window.all.flatMap { $0.descendants(of: Button.self) }
    return all.compactMap(\.existingPending).filter { $0.runner === runner }
  }

  /// Indicates whether this button speaks for the work. Of a command's buttons, only one does: one in the active window
  /// if there is one; there, the focused or else the pressed one; else one on screen rather than a hidden one.
  private var isSpeaker: Bool {
    let all = sharers.compactMap(\.button)
    let attended = all.filter(\.isAttended)
    let buttons = attended.isEmpty ? all : attended
    let speaker =
      buttons.first(where: \.isFocused) ?? buttons.first { PressOrigin.last(of: $0) != nil }
      ?? buttons.first(where: \.isMapped) ?? buttons.first
    return speaker === button
  }

  /// Announces the outcome of a press that the user had to confirm: immediately, or at the end of the work that it
  /// began.
  ///
  /// - Parameter title: the button's title at the time of the press.
  func sayOutcome(_ title: String) {
    guard runner.isEngaged || state.isPending else {
      button?.say(options.words.sentence(.outcome(.success), label: title))
      return
    }
    for sharer in sharers { sharer.speech.oweOutcome() }
  }

  /// The button's name with its work, for a menu, where no sign shows it: "Export, 50 %"; nil without work.
  var menuTitle: String? {
    guard let button, state.isPending else { return nil }
    let percent = fraction.map { PendingSpeech.Utterance.progress(percent: Int(clamping: ($0 * 100).rounded(.down))) }
    return options.words.sentence(
      percent ?? .busy, label: button.accessibilityLabel, labelWhenLoading: options.busyLabel)
  }

  // MARK: Size

  /// The layout to keep; nil for that of the current content. It ends when the sizes of texts or of the theme change.
  var frozenLayout: ButtonLayout? {
    guard let frozen, button?.contentStyle.hasSizes(of: frozen.style) == true else { return nil }
    return frozen.layout
  }

  /// Freezes the current size just before the content changes, until the pending state ends.
  func freeze() {
    guard let button, state.phase != .idle, frozenLayout == nil, button.isMapped else { return }
    frozen = (button.layout(), button.contentStyle)
    button.content.isFrozen = true
  }

  private func thaw() {
    guard let button, frozen != nil else { return }
    frozen = nil
    button.content.isFrozen = false
    button.queueResize()
  }
}
