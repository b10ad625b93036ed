/// The effect of a press while the work of its button or command is running.
public enum ActivationPolicy: Hashable, Sendable {
  /// The button ignores the press and does not call handlers of `clicked`. The default.
  case drop
  /// The work runs once more for each press, one run after the other.
  case queue
  /// The running work is cancelled. After it has ended, the work runs again once, for any number of presses.
  case latest
  /// The work begins when no press has come for this long. All presses before that, and all presses during the work,
  /// count as one.
  case debounce(Duration)
  /// The press cancels the running work: a button that starts and stops. A screen reader hears "Press again to cancel".
  case cancel
}

/// The gate that decides which presses start work, as values. It answers synchronously, so that a double click never
/// runs an action twice.
struct ActivationGate: Equatable, Sendable {
  enum Answer: Equatable, Sendable {
    /// Begin the work now.
    case run
    /// Ignore the press.
    case drop
    /// Remember the press.
    case wait
    /// Cancel the running work and remember the press.
    case replace
    /// Cancel the running work.
    case cancel
  }

  var policy: ActivationPolicy = .drop
  private(set) var isRunning = false
  /// The number of further runs that are due.
  private(set) var owed = 0
  /// The time of the next call of ``advance(to:)``; nil unless a debounced press waits.
  private(set) var deadline: Duration?

  /// Indicates whether the gate would drop the next press.
  var isClosed: Bool { isRunning && policy == .drop }

  /// Indicates whether presses wait for a pause before they start work.
  var isDebounced: Bool {
    if case .debounce = policy { return true }
    return false
  }

  mutating func press(at now: Duration) -> Answer {
    if case .debounce(let quiet) = policy {
      deadline = now + quiet
      return .wait
    }
    guard isRunning else {
      isRunning = true
      return .run
    }
    switch policy {
    case .queue:
      owed += 1
      return .wait
    case .latest:
      owed = 1
      return .replace
    case .cancel: return .cancel
    case .drop, .debounce: return .drop
    }
  }

  /// Advances the gate to a time.
  ///
  /// - Returns: whether to begin the work now.
  mutating func advance(to now: Duration) -> Bool {
    guard let deadline, now >= deadline else { return false }
    self.deadline = nil
    guard !isRunning else {
      owed = 1
      return false
    }
    isRunning = true
    return true
  }

  /// Ends the current run.
  ///
  /// - Returns: whether to begin the work again now.
  mutating func end() -> Bool {
    isRunning = owed > 0
    owed = max(0, owed - 1)
    return isRunning
  }

  /// Forgets waiting presses.
  ///
  /// - Returns: whether any press was waiting.
  mutating func forget() -> Bool {
    let waited = owed > 0 || deadline != nil
    owed = 0
    deadline = nil
    return waited
  }
}
