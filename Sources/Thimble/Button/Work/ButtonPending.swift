/// The pending side of one button: made when the button first has work, so that idle buttons do not pay for it.
///
/// The work is the button's own or its command's (``WorkRunner``). Two values decide what the button makes of it:
/// ``PendingState`` says what is to be seen, ``PendingSpeech`` what is to be said.
@MainActor
final class ButtonPending {
  /// Weak, because work can end after the last reference to the button went on another thread, and before its deinitializer
  /// runs on the main one.
  private weak var button: Button?
  let runner: WorkRunner
  private let isShared: Bool
  private(set) var state = PendingState(timing: PendingTiming())
  private var speech = PendingSpeech()

  /// Whether ``Button/startLoading()`` keeps the button pending.
  private var isHeld = false
  private var heldFraction = ProgressFraction()
  private var endings: PendingOutcome?
  private var failureReason: String?

  let sign: PendingSign
  private(set) var frozenLayout: ButtonLayout?

  private var observation: ObservationToken?
  private var watch: PendingGuard?
  private let alarm = Alarm()

  var options = Button.WorkOptions() {
    didSet { if options.activationPolicy != oldValue.activationPolicy { runner.policy = options.activationPolicy } }
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

  /// Whether a press would be dropped.
  var refusesPresses: Bool { isHeld || runner.isClosed }

  /// How much is done, by whichever door more was said.
  var fraction: Double? {
    guard state.isPending else { return nil }
    return [runner.fraction, heldFraction.value].compactMap { $0 }.max()
  }

  private var pacemaker: Pacemaker { button?.pacemaker ?? .continuous }

  // MARK: Doors

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

  /// Stops the work on behalf of the Escape key.
  ///
  /// - Returns: true if there was any that may be stopped and had not been stopped before.
  func stopByEscape() -> Bool { options.isCancellable && runner.cancel() }

  // MARK: Work

  func pacemakerChanged() { if !isShared { runner.pacemaker = pacemaker } }

  /// Shows what goes on already: work that a command began before this button looked at it.
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
      failureReason = reason ?? failureReason
      add(outcome)
      finish()
    case .gateChanged:
      standBy()
      button?.exposeDisabled()
    }
  }

  /// A new piece of work has begun: what was reported of an earlier one is over. Progress that is set by hand goes on while
  /// the button is held.
  private func restartProgress() {
    if !isHeld { heldFraction = ProgressFraction() }
    speech.restartProgress()
    sign.ring?.fraction = fraction
  }

  private func add(_ outcome: PendingOutcome) { endings = endings?.followed(by: outcome) ?? outcome }

  private func finish() {
    guard !runner.isRunning, !isHeld else { return showExposed() }
    let outcome = endings ?? .neutral
    endings = nil
    change { $0.end(outcome, at: $1) }
  }

  /// Listens to Escape, and to the button's leaving, while there is something to stop.
  private func standBy() {
    guard let button, runner.isEngaged else {
      watch?.end()
      watch = nil
      return
    }
    guard watch == nil else { return }
    // A command's work belongs to the command: it goes on when one of its buttons leaves.
    let cancel: @MainActor () -> Void = { [weak runner] in runner?.cancel() }
    watch = PendingGuard(
      button, onEscape: { [weak self] in self?.stopByEscape() == true }, onLeaving: isShared ? nil : cancel)
  }

  // MARK: Showing and saying it

  private func begin() {
    if state.phase == .idle { state = PendingState(timing: options.timing ?? button?.themeTiming ?? PendingTiming()) }
    if !state.isPending { failureReason = nil }
    change { $0.begin(at: $1) }
  }

  private func change(_ transition: (inout PendingState, Duration) -> Void) {
    guard let button else { return }
    let before = state
    let now = pacemaker.now()
    transition(&state, now)
    if state.isPending != before.isPending {
      button.setStyleClass("pending", state.isPending)
      button.notify("pending")
    }
    showExposed()
    if state.isPending != before.isPending { button.existingFollower?.setNeedsUpdate() }
    if state.face != before.face { sign.show(state.face, fraction: fraction) }
    if state.phase == .idle { thaw() }
    say(speech.utterance(from: before, to: state, at: now, isAttended: button.isAttended))
    alarm.set(state.deadline, by: pacemaker) { [weak self] in self?.change { $0.advance(to: $1) } }
  }

  private func showExposed() {
    button?.setAccessibleBusy(state.isPending)
    button?.exposeDisabled()
  }

  private func showProgress() {
    if state.face == .work { sign.ring?.fraction = fraction }
    guard let button, let fraction else { return }
    say(
      speech.utterance(
        for: fraction, at: pacemaker.now(), timing: state.timing, isAttended: button.isAttended))
  }

  private func say(_ utterance: PendingSpeech.Utterance?) {
    guard let button, let utterance else { return }
    button.say(
      options.words.sentence(
        utterance, label: button.accessibilityLabel, labelWhenLoading: options.busyLabel, reason: failureReason))
  }

  /// Says how a press ended that the user had to confirm: at once, or at the end of the work that it began.
  ///
  /// - Parameter title: the button's title at the time of the press.
  func sayOutcome(_ title: String) {
    if runner.isEngaged || state.isPending { return speech.oweOutcome() }
    button?.say(options.words.sentence(.outcome(.success), label: title))
  }

  // MARK: Size

  /// Keeps the size as it is now, just before the content changes, until all is over.
  func freeze() {
    guard let button, state.phase != .idle, frozenLayout == nil, button.isMapped else { return }
    frozenLayout = button.layout()
    button.content.isFrozen = true
  }

  private func thaw() {
    guard let button, frozenLayout != nil else { return }
    frozenLayout = nil
    button.content.isFrozen = false
    button.queueResize()
  }
}
