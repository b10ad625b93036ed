/// The pending side of one button: made when it first has work, so that idle buttons do not pay for it.
@MainActor
final class ButtonLoading {
  private unowned let button: Button
  private(set) var state: PendingState
  private(set) var spinner: Spinner?
  private var task: Task<Void, Never>?
  private var wait: Task<Void, Never>?
  private var rootObservation: SignalConnection?
  private var isHeldByDeveloper = false

  /// Whom to tell what an action throws.
  var errorHandler: (@MainActor (any Error) -> Void)?

  /// Where the time comes from.
  var pacemaker = Pacemaker.continuous

  init(_ button: Button, timing: PendingTiming = PendingTiming()) {
    self.button = button
    state = PendingState(timing: timing)
  }

  isolated deinit {
    task?.cancel()
    wait?.cancel()
  }

  var timing: PendingTiming {
    get { state.timing }
    set { if state.phase == .idle { state = PendingState(timing: newValue) } }
  }

  // MARK: Two doors

  /// Work that the button owns. The guard is set before anything can suspend.
  func run(_ action: @escaping @MainActor () async throws -> Void) {
    guard task == nil else { return }
    begin()
    rootObservation = button.observe(Property<Button, Widget?>("root")) { [weak self] _, root in
      if root == nil { self?.leftWindow() }
    }
    task = Task { [weak self] in
      do {
        try await action()
        self?.ended(nil)
      } catch {
        self?.ended(error)
      }
    }
  }

  func start() {
    isHeldByDeveloper = true
    begin()
  }

  func stop() {
    isHeldByDeveloper = false
    endIfDone()
  }

  func cancel() { task?.cancel() }

  // MARK: One machine

  private func begin() {
    change { $0.begin(at: $1) }
  }

  private func ended(_ error: (any Error)?) {
    task = nil
    rootObservation?.disconnect()
    rootObservation = nil
    endIfDone()
    guard let error, !(error is CancellationError) else { return }
    if let errorHandler {
      errorHandler(error)
    } else {
      Log.warning("The action of \"\(button.accessibilityLabel)\" failed, and no errorHandler is set: \(error)")
    }
  }

  private func endIfDone() {
    guard task == nil, !isHeldByDeveloper else { return }
    change { $0.end(at: $1) }
  }

  /// A button may be on its way to another window: only one that has none when the loop turns again is gone for good.
  private func leftWindow() {
    Task { [weak self] in
      guard let self, button.window == nil else { return }
      cancel()
    }
  }

  private func change(_ transition: (inout PendingState, Duration) -> Void) {
    let before = state
    transition(&state, pacemaker.now())
    guard state != before else { return }
    show(before)
    scheduleAdvance()
  }

  private func scheduleAdvance() {
    wait?.cancel()
    wait = state.deadline.map { deadline in
      Task { [weak self, pacemaker] in
        guard (try? await pacemaker.wait(deadline)) != nil else { return }
        self?.change { $0.advance(to: $1) }
      }
    }
  }

  private func show(_ before: PendingState) {
    if state.isPending != before.isPending {
      button.setStyleClass("pending", state.isPending)
      button.setAccessibleBusy(state.isPending)
      button.setAccessibleDisabled(state.isPending)
    }
    guard state.isShown != before.isShown else { return }
    if state.isShown, spinner == nil {
      let spinner = Spinner(isPresentation: true)
      spinner.canTarget = false
      spinner.setParent(button)
      self.spinner = spinner
    }
    spinner?.isVisible = state.isShown
    spinner?.isSpinning = state.isShown
    button.setStyleClass("loading", state.isShown)
  }
}
