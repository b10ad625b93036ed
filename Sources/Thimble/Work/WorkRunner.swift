/// Runs the work of a button, or of a command and all its buttons: one piece at a time.
///
/// ``ActivationGate`` decides which requests become work. Observers are told of each ``Event``.
@MainActor
final class WorkRunner {
  /// A piece of work.
  enum Work {
    case now(@MainActor () -> Void)
    case task(@MainActor (ActionProgress) async throws -> Void)
  }

  enum Event {
    /// A piece of work has begun, perhaps right after another.
    case began
    /// More of it is done.
    case progressed
    /// All work has ended.
    case ended(PendingOutcome, reason: String?)
    /// Requests wait, have stopped waiting, or are treated in another way than before.
    case gateChanged
  }

  let events = Observers<Event>()
  let failures = FailureSink()
  var pacemaker = Pacemaker.continuous

  private var gate = ActivationGate()
  private let alarm = Alarm()
  private var task: Task<Void, Never>?
  private var progress: ActionProgress?
  private var outcome: PendingOutcome?
  private var reason: String?
  /// The work that was asked for last, the name of what asked, and the press that did.
  private var request: (work: Work, name: String, press: Press?)?

  isolated deinit { task?.cancel() }

  var policy: ActivationPolicy {
    get { gate.policy }
    set {
      gate.policy = newValue
      events.tell(.gateChanged)
    }
  }

  /// Whether a piece of work is going on.
  var isRunning: Bool { task != nil }

  /// Whether work is going on, or a request waits.
  var isEngaged: Bool { gate.isRunning || gate.deadline != nil }

  /// Whether a request would be dropped.
  var isClosed: Bool { gate.isClosed }

  /// The part that is done of the work that goes on, 0…1; nil while that is unknown.
  var fraction: Double? { progress?.fraction }

  // MARK: Requests

  /// Does the work now, later or not at all, as the policy says. The answer is given before anything can suspend.
  ///
  /// - Parameters:
  ///   - work: the work to be done.
  ///   - name: the name of the button or command; the log uses it where nobody handles a failure.
  /// - Returns: false if the request is dropped.
  func request(_ work: Work, named name: @autoclosure () -> String) -> Bool {
    if case .now(let action) = work, !gate.isDebounced {
      action()
      return true
    }
    let answer = gate.press(at: pacemaker.now())
    guard answer != .drop else { return false }
    request = (work, name(), Press.current)
    switch answer {
    case .run: run()
    case .replace: task?.cancel()
    case .wait, .drop: break
    }
    gateChanged()
    return true
  }

  /// Stops the work, and forgets the requests that wait. The work ends when it heeds the cancellation.
  ///
  /// - Returns: true if there was anything to stop that had not been stopped before.
  @discardableResult
  func cancel() -> Bool {
    let waited = gate.forget()
    let runs = task?.isCancelled == false
    if runs { task?.cancel() }
    gateChanged()
    return waited || runs
  }

  private func gateChanged() {
    if !isEngaged { request = nil }
    alarm.set(gate.deadline, by: pacemaker) { [weak self] in self?.timePassed() }
    events.tell(.gateChanged)
  }

  private func timePassed() {
    if gate.advance(to: pacemaker.now()) { run() }
    gateChanged()
  }

  // MARK: Work

  private func run() {
    guard let request else { return }
    Press.$current.withValue(request.press) {
      switch request.work {
      case .now(let action):
        action()
        if gate.end() { run() }
      case .task(let action): begin(action, request.name)
      }
    }
  }

  private func begin(_ action: @escaping @MainActor (ActionProgress) async throws -> Void, _ name: String) {
    let progress = ActionProgress(self)
    self.progress = progress
    task = Task { [weak self, failures] in
      do {
        try await action(progress)
        self?.ended(.success)
      } catch is CancellationError {
        self?.ended(.cancelled)
      } catch {
        self?.ended(.failure, error.spokenReason)
        failures.report(error, of: name)
      }
    }
    events.tell(.began)
  }

  private func ended(_ last: PendingOutcome, _ why: String? = nil) {
    task = nil
    progress = nil
    let outcome = outcome?.followed(by: last) ?? last
    let reason = why ?? reason
    if gate.end() {
      (self.outcome, self.reason) = (outcome, reason)
      return run()
    }
    (self.outcome, self.reason) = (nil, nil)
    events.tell(.ended(outcome, reason: reason))
    gateChanged()
  }
}

/// The receiver of errors that an action throws. The running action holds it, so that an error is reported even if the button
/// has gone.
@MainActor
final class FailureSink {
  var handler: (@MainActor (any Error) -> Void)?

  /// Calls the handler, or writes to the log if there is none.
  func report(_ error: any Error, of label: String) {
    if let handler {
      handler(error)
    } else {
      Log.warning("The action of \"\(label)\" failed, and no errorHandler is set: \(error)")
    }
  }
}
