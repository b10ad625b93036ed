/// The runner of the work of a button, or of a command and all its buttons: one run at a time.
///
/// ``ActivationGate`` decides which requests start work. Observers get each ``Event``.
@MainActor
final class WorkRunner {
  /// The work to run.
  enum Work {
    case now(@MainActor () -> Void)
    case task(@MainActor (ActionProgress) async throws -> Void)
  }

  enum Event {
    /// A run has begun, perhaps right after another.
    case began
    /// The progress has changed.
    case progressed
    /// All work has ended.
    case ended(PendingOutcome, reason: String?)
    /// The waiting requests or the policy have changed.
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
  /// The latest request: the work, the name of the requester, and the press that caused it.
  private var request: (work: Work, name: String, press: Press?)?

  isolated deinit { task?.cancel() }

  var policy: ActivationPolicy {
    get { gate.policy }
    set {
      gate.policy = newValue
      events.tell(.gateChanged)
    }
  }

  /// Indicates whether work is running.
  var isRunning: Bool { task != nil }

  /// Indicates whether work is running or a request waits.
  var isEngaged: Bool { gate.isRunning || gate.deadline != nil }

  /// Indicates whether the gate would drop a request.
  var isClosed: Bool { gate.isClosed }

  /// The completed share of the running work, 0…1; nil while it is unknown.
  var fraction: Double? { progress?.fraction }

  // MARK: Requests

  /// Requests work, which runs now, later or not at all, as the policy says. The answer comes synchronously.
  ///
  /// - Parameters:
  ///   - work: the work to run.
  ///   - name: the name of the button or command. The log uses it for an error without a handler.
  /// - Returns: false if the request is dropped.
  func request(_ work: Work, named name: @autoclosure () -> String) -> Bool {
    if case .now(let action) = work, !gate.isDebounced {
      action()
      return true
    }
    let answer = gate.press(at: pacemaker.now())
    if answer == .cancel { return cancel() }
    guard answer != .drop else { return false }
    request = (work, name(), Press.current)
    switch answer {
    case .run: run()
    case .replace: task?.cancel()
    case .wait, .drop, .cancel: break
    }
    gateChanged()
    return true
  }

  /// Cancels the running work and forgets waiting requests. The work ends when it responds to the cancellation.
  ///
  /// - Returns: true if there was work or a request to cancel that had not been cancelled before.
  @discardableResult
  func cancel() -> Bool {
    let waited = gate.forget()
    let runs = task?.isCancelled == false
    if runs { task?.cancel() }
    gateChanged()
    return waited || runs
  }

  /// Waits until no work runs and no request waits.
  ///
  /// - Returns: the outcome of the work; cancelled if it was forgotten before it began.
  func waitForEnd() async -> PendingOutcome {
    guard isEngaged else { return .neutral }
    var observation: ObservationToken?
    let outcome = await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<PendingOutcome, Never>? = continuation
      observation = events.add { [weak self] event in
        switch event {
        case .ended(let outcome, _): waiting?.resume(returning: outcome)
        case .gateChanged where self?.isEngaged == false: waiting?.resume(returning: .cancelled)
        default: return
        }
        waiting = nil
      }
    }
    return withExtendedLifetime(observation) { outcome }
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

/// The receiver of errors that an action throws. The running action holds it, so that an error is reported even after
/// the button is released.
@MainActor
final class FailureSink {
  var handler: (@MainActor (any Error) -> Void)?

  /// Calls the handler, or writes to the log without one.
  func report(_ error: any Error, of label: String) {
    if let handler {
      handler(error)
    } else if !(error is ReportedError) {
      Log.warning("The action of \"\(label)\" failed, and no errorHandler is set: \(error)")
    }
  }
}

/// An error with a reason for the user.
///
/// ```swift
/// struct Offline: ExplainedError {
///   var reason: String { "You are offline" }
/// }
/// ```
/// When the work of a button throws such an error, the reason is announced after the outcome: "Send Report, failed. You
/// are offline".
public protocol ExplainedError: Error {
  /// A sentence in the user's language, without a full stop.
  var reason: String { get }
}

extension Error {
  /// The reason to announce; nil if the error has none or a blank one.
  var spokenReason: String? { (self as? any ExplainedError).flatMap { AccessibleName.spoken($0.reason) } }
}

/// The progress of an action, reported to its button or command.
///
/// ```swift
/// Button("Save") { progress in
///   for (index, page) in pages.enumerated() {
///     try await page.write()
///     progress.fraction = Double(index + 1) / Double(pages.count)
///   }
/// }
/// ```
/// Each run of the action has its own progress object. The object does nothing after its run has ended.
@MainActor
public final class ActionProgress {
  private weak var runner: WorkRunner?
  private var value = ProgressFraction()

  init(_ runner: WorkRunner) { self.runner = runner }

  /// The completed share of the work, 0…1; nil, the default, while it is unknown.
  ///
  /// The share never decreases: smaller values, nil and NaN are ignored. Values above 1 count as 1.
  public var fraction: Double? {
    get { value.value }
    set { if value.advance(to: newValue) { runner?.events.tell(.progressed) } }
  }
}

/// A completed share of work that never decreases.
struct ProgressFraction: Equatable, Sendable {
  /// The share, 0…1; nil while it is unknown.
  private(set) var value: Double?

  /// Sets a new share.
  ///
  /// - Returns: whether the new share is larger than the old one.
  mutating func advance(to new: Double?) -> Bool {
    guard let new, !new.isNaN else { return false }
    let share = min(max(new, 0), 1)
    if let value, share <= value { return false }
    value = share
    return true
  }
}
