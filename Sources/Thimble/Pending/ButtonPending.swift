/// The pending side of one button: made when it first has work, so that idle buttons do not pay for it.
///
/// It obeys four values: ``ActivationGate`` says which presses become work, ``PendingState`` what is to be seen,
/// ``PendingSpeech`` what is to be said, ``ProgressFraction`` how much is done.
@MainActor
final class ButtonPending {
  /// Weak, because what is under way can end after the last reference to the button went on another thread, and before
  /// its deinitializer runs on the main one.
  private weak var button: Button?
  private(set) var state = PendingState(timing: PendingTiming())
  private var gate = ActivationGate()
  private var speech = PendingSpeech()
  private var handFraction = ProgressFraction()

  let sign: PendingSign
  let failures = FailureSink()
  private(set) var frozenLayout: ButtonLayout?

  private var task: Task<Void, Never>?
  private var progress: ActionProgress?
  private var watch: PendingGuard?
  private var isHeldByDeveloper = false
  private var endings: PendingOutcome?
  /// The latest press that counted.
  private var origin: Press?

  private var wait: Task<Void, Never>?

  /// Where the time comes from, and where words go.
  var pacemaker = Pacemaker.continuous
  var announcer = Announcer.screenReader
  var words = PendingWords()
  var labelWhenLoading: String?
  /// Why the last work failed, if it did and there is a reason to be told.
  private var failureReason: String?
  var isCancellable = true

  init(_ button: Button) {
    self.button = button
    sign = PendingSign(button)
  }

  isolated deinit {
    task?.cancel()
    wait?.cancel()
  }

  private var ownTiming: PendingTiming?

  /// The times of the work that goes on, and of the next while none does: the button's own or its theme's.
  var timing: PendingTiming {
    get { state.phase == .idle ? ownTiming ?? button?.themeTiming ?? PendingTiming() : state.timing }
    set { if state.phase == .idle { ownTiming = newValue } }
  }

  var policy: ActivationPolicy {
    get { gate.policy }
    set {
      gate.policy = newValue
      button?.exposeDisabled()
    }
  }

  /// Whether a press would be dropped.
  var refusesPresses: Bool { isHeldByDeveloper || gate.isClosed }

  /// How much is done, by whichever door more was said.
  var fraction: Double? {
    guard state.isPending else { return nil }
    return [progress?.fraction, handFraction.value].compactMap { $0 }.max()
  }

  // MARK: Doors

  /// The button was pressed. The guard is set before anything can suspend.
  ///
  /// - Returns: whether the press counts.
  func press() -> Bool {
    guard let button, !refusesPresses else { return false }
    if case .none = button.work { return true }
    origin = Press.current
    switch gate.press(at: pacemaker.now()) {
    case .run: run()
    case .drop: return false
    case .wait: break
    case .replace: task?.cancel()
    }
    standBy()
    schedule()
    return true
  }

  func start() {
    if task == nil, !isHeldByDeveloper { beginProgress(nil) }
    isHeldByDeveloper = true
    begin()
  }

  func stop(_ outcome: PendingOutcome, reason: String? = nil) {
    guard isHeldByDeveloper else { return }
    isHeldByDeveloper = false
    if outcome == .failure { failureReason = reason.flatMap(AccessibleName.spoken) ?? failureReason }
    finish(outcome)
  }

  func advance(to fraction: Double?) {
    guard state.isPending, handFraction.advance(to: fraction) else { return }
    showProgress()
  }

  /// Stops the work and forgets the presses that wait.
  ///
  /// - Returns: whether there was anything to stop that had not been stopped before.
  @discardableResult
  func cancel() -> Bool {
    let waited = gate.forget()
    let runs = task?.isCancelled == false
    if runs { task?.cancel() }
    standBy()
    schedule()
    return waited || runs
  }

  /// Escape stops the work that may be stopped.
  ///
  /// - Returns: whether there was any that had not been stopped before.
  func stopByEscape() -> Bool { isCancellable && cancel() }

  // MARK: Work

  private func run() {
    guard let button else { return }
    switch button.work {
    case .none: again()
    case .now(let action):
      action()
      again()
    case .task(let action):
      let progress = ActionProgress(self)
      beginProgress(progress)
      task = Task { [weak self, failures, label = button.accessibilityLabel] in
        do {
          try await action(progress)
          self?.ended(.success)
        } catch is CancellationError {
          self?.ended(.cancelled)
        } catch {
          self?.failureReason = error.spokenReason
          self?.ended(.failure)
          failures.report(error, of: label)
        }
      }
      begin()
    }
  }

  /// A new piece of work has begun: what was said of the one before it, by either door, is over. What is held by hand
  /// goes on.
  private func beginProgress(_ progress: ActionProgress?) {
    self.progress = progress
    if !isHeldByDeveloper { handFraction = ProgressFraction() }
    speech.restartProgress()
    sign.ring?.fraction = fraction
  }

  private func ended(_ outcome: PendingOutcome) {
    task = nil
    progress = nil
    endings = endings?.followed(by: outcome) ?? outcome
    if !again() { finish(outcome) }
  }

  /// Does the work once more if a press waits for it.
  @discardableResult
  private func again() -> Bool {
    guard gate.end() else {
      standBy()
      return false
    }
    Press.$current.withValue(origin) { run() }
    return true
  }

  private func finish(_ outcome: PendingOutcome) {
    guard task == nil, !isHeldByDeveloper else { return showExposed() }
    let last = endings?.followed(by: outcome) ?? outcome
    endings = nil
    change { $0.end(last, at: $1) }
  }

  private func standBy() {
    let isNeeded = gate.isRunning || gate.deadline != nil
    if isNeeded, watch == nil, let button {
      watch = PendingGuard(
        button, onEscape: { [weak self] in self?.stopByEscape() == true },
        onLeaving: { [weak self] in self?.cancel() })
    } else if !isNeeded, let watch {
      watch.end()
      self.watch = nil
    }
  }

  // MARK: What is seen and heard

  private func begin() {
    if state.phase == .idle { state = PendingState(timing: timing) }
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
    schedule()
  }

  private func showExposed() {
    button?.setAccessibleBusy(state.isPending)
    button?.exposeDisabled()
  }

  /// More is done: of the work that runs, whoever says so.
  func showProgress() {
    if state.face == .work { sign.ring?.fraction = fraction }
    guard let button, let fraction else { return }
    let now = pacemaker.now()
    say(speech.utterance(for: fraction, at: now, timing: timing, isAttended: button.isAttended))
  }

  private func say(_ utterance: PendingSpeech.Utterance?) {
    guard let button, let utterance else { return }
    say(
      words.sentence(
        utterance, label: button.accessibilityLabel, labelWhenLoading: labelWhenLoading, reason: failureReason))
  }

  /// Says a sentence.
  func say(_ message: String) {
    if let button { announcer.say(message, button) }
  }

  /// Says how a press ended that the user had to confirm, by the title that the button had then: at once, or at the end of the
  /// work that it began.
  func sayOutcome(_ title: String) {
    if case .task = button?.work { return speech.oweOutcome() }
    if state.isPending { return speech.oweOutcome() }
    say(words.sentence(.outcome(.success), label: title))
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

  // MARK: Time

  private func schedule() {
    let deadline = [state.deadline, gate.deadline].compactMap { $0 }.min()
    wait?.cancel()
    wait = deadline.map { deadline in
      Task { [weak self, pacemaker] in
        guard (try? await pacemaker.wait(deadline)) != nil, !Task.isCancelled else { return }
        self?.timePassed()
      }
    }
  }

  private func timePassed() {
    if gate.advance(to: pacemaker.now()) { Press.$current.withValue(origin) { run() } }
    change { $0.advance(to: $1) }
  }
}
