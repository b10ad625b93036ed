/// The effect of a press while the work of its button, or of its command, is going on.
public enum ActivationPolicy: Hashable, Sendable {
  /// The press is dropped, and so are handlers of `clicked`. The default.
  case drop
  /// The work is done once more for each press, one after the other.
  case queue
  /// The running work is cancelled and, when it has ended, done again: once, however many presses there were.
  case latest
  /// The work begins when no press has come for this long. All presses before that, and during the work, count as one.
  case debounce(Duration)
}

/// Decides which presses become work, as values. Its answer is given before anything can suspend, so that a double click
/// never runs an action twice.
struct ActivationGate: Equatable, Sendable {
  enum Answer: Equatable, Sendable {
    /// Begin the work now.
    case run
    /// The press counts for nothing.
    case drop
    /// The press is remembered.
    case wait
    /// Cancel the work that runs; the press is remembered.
    case replace
  }

  var policy: ActivationPolicy = .drop
  private(set) var isRunning = false
  /// How often the work is to be done once more.
  private(set) var owed = 0
  /// When ``advance(to:)`` has something to do; nil unless a debounced press waits.
  private(set) var deadline: Duration?

  /// Whether the next press would be dropped.
  var isClosed: Bool { isRunning && policy == .drop }

  /// Whether presses wait for a pause before they become work.
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
    case .drop, .debounce: return .drop
    }
  }

  /// Time has passed.
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

  /// The work has ended.
  ///
  /// - Returns: whether to begin it again now.
  mutating func end() -> Bool {
    isRunning = owed > 0
    owed = max(0, owed - 1)
    return isRunning
  }

  /// What waits is forgotten.
  ///
  /// - Returns: whether anything did.
  mutating func forget() -> Bool {
    let waited = owed > 0 || deadline != nil
    owed = 0
    deadline = nil
    return waited
  }
}
