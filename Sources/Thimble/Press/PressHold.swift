/// What holding a press means, as values: the action again and again, another action, or the confirmation of its own.
struct PressHold: Equatable, Sendable {
  enum Purpose: Equatable, Sendable {
    /// The action after `delay`, and then after each `interval`.
    case repeats(delay: Duration, interval: Duration)
    /// Another action after `delay`, once.
    case longPress(delay: Duration)
    /// The action after `duration`, once; not by a short press.
    case confirm(duration: Duration)
  }

  /// What a release means.
  enum End: Equatable, Sendable {
    /// It was a short press: the action, as ever.
    case click
    /// All has been done.
    case nothing
    /// It was not held for long enough.
    case tooShort
  }

  let purpose: Purpose
  /// When ``advance(to:)`` has something to do; nil while there is nothing to wait for.
  private(set) var deadline: Duration?
  /// How often it has come to something in this press.
  private(set) var count = 0
  private var start: Duration?

  init(_ purpose: Purpose) { self.purpose = purpose }

  /// Whether a press is held.
  var isHeld: Bool { start != nil }

  mutating func begin(at now: Duration) {
    count = 0
    start = now
    deadline = now + delay
  }

  /// The press has left the button: nothing goes on out there, and a confirmation begins anew.
  mutating func leave() { deadline = nil }

  /// The press has come back.
  mutating func enter(at now: Duration) {
    guard isHeld, deadline == nil else { return }
    switch purpose {
    case .repeats(_, let interval): deadline = now + interval
    // Who slid away and back has not meant to hold.
    case .longPress: break
    case .confirm(let duration):
      guard count == 0 else { break }
      start = now
      deadline = now + duration
    }
  }

  /// Time has passed.
  ///
  /// - Returns: whether what the hold is for is to be done now.
  mutating func advance(to now: Duration) -> Bool {
    guard let deadline, now >= deadline else { return false }
    count += 1
    if case .repeats(_, let interval) = purpose {
      // A program that was busy does not catch up.
      self.deadline = now + interval
    } else {
      self.deadline = nil
    }
    return true
  }

  /// The press goes up, on the button.
  mutating func end() -> End {
    defer { cancel() }
    guard isHeld, count == 0 else { return .nothing }
    if case .confirm = purpose { return .tooShort }
    return .click
  }

  mutating func cancel() {
    start = nil
    deadline = nil
  }

  /// How much of the time has passed, 0…1.
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
