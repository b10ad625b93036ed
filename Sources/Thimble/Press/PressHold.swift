/// The state of a held press, as values: it repeats the action, runs a long-press action, or confirms the action.
struct PressHold: Equatable, Sendable {
  enum Purpose: Equatable, Sendable {
    /// Run the action after `delay`, and then after each `interval`.
    case repeats(delay: Duration, interval: Duration)
    /// Run the long-press action once, after `delay`.
    case longPress(delay: Duration)
    /// Run the action once, after `duration`. A short press does not run it.
    case confirm(duration: Duration)
  }

  /// The meaning of a release.
  enum End: Equatable, Sendable {
    /// It was a short press: run the action.
    case click
    /// The time was over before the release, but nobody has advanced the hold: do its purpose.
    case reached
    /// Nothing is left to do.
    case nothing
    /// The press was too short.
    case tooShort
  }

  let purpose: Purpose
  /// The time of the next call of ``advance(to:)``; nil while nothing waits.
  private(set) var deadline: Duration?
  /// The number of times this press has reached its purpose.
  private(set) var count = 0
  private var start: Duration?

  init(_ purpose: Purpose) { self.purpose = purpose }

  /// Indicates whether a press is held.
  var isHeld: Bool { start != nil }

  mutating func begin(at now: Duration) {
    count = 0
    start = now
    deadline = now + delay
  }

  /// Pauses the hold after the press leaves the button. A confirmation starts over.
  mutating func leave() { deadline = nil }

  /// Resumes the hold after the press comes back to the button.
  mutating func enter(at now: Duration) {
    guard isHeld, deadline == nil else { return }
    switch purpose {
    case .repeats(_, let interval): deadline = now + interval
    // Leaving the button cancels the long press.
    case .longPress: break
    case .confirm(let duration):
      guard count == 0 else { break }
      start = now
      deadline = now + duration
    }
  }

  /// Advances the hold to a time.
  ///
  /// - Returns: whether to do the hold's purpose now.
  mutating func advance(to now: Duration) -> Bool {
    guard let deadline, now >= deadline else { return false }
    count += 1
    if case .repeats(_, let interval) = purpose {
      // After a delay, the program does not catch up on missed repetitions.
      self.deadline = now + interval
    } else {
      self.deadline = nil
    }
    return true
  }

  /// Ends the hold with a release on the button at a time.
  mutating func end(at now: Duration) -> End {
    defer { cancel() }
    guard isHeld, count == 0 else { return .nothing }
    switch purpose {
    case .repeats: return .click
    case .longPress: return advance(to: now) ? .reached : .click
    case .confirm: return advance(to: now) ? .reached : .tooShort
    }
  }

  mutating func cancel() {
    start = nil
    deadline = nil
  }

  /// Returns the share of the time that has passed, 0…1.
  func fraction(at now: Duration) -> Double {
    guard let start, let deadline, deadline > start else { return 0 }
    return min(max((now - start) / (deadline - start), 0), 1)
  }

  private var delay: Duration {
    switch purpose {
    case .repeats(let delay, _): delay
    case .longPress(let delay): delay
    case .confirm(let duration): duration
    }
  }
}
