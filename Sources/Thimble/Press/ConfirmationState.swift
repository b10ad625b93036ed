/// Decides what a press on a button with a ``Confirmation`` means, as values.
struct ConfirmationState: Equatable, Sendable {
  enum Answer: Equatable, Sendable {
    /// Do the action now.
    case run
    /// Say that it must be held, and that keys can press it twice instead.
    case askToHold
    /// Say that it must be held or pressed again.
    case askToHoldOrAgain
    /// Say that it must be pressed again.
    case askAgain
    /// The time in which it can be taken back begins.
    case offerUndo
    /// It is taken back.
    case undo
  }

  let confirmation: Confirmation
  /// Until when an answer is waited for.
  private(set) var deadline: Duration?
  private var start: Duration = .zero

  init(_ confirmation: Confirmation) { self.confirmation = confirmation }

  /// Whether the action waits, and can be taken back.
  var isCounting: Bool {
    if case .undo = confirmation { return deadline != nil }
    return false
  }

  /// The button was pressed, and not held for long enough.
  ///
  /// A pointer has to hold, because a double click can be a slip. All others can press twice.
  ///
  /// - Parameters:
  ///   - source: who or what presses.
  ///   - now: the time of the press.
  ///   - secondPress: how long after the first press a second one confirms.
  /// - Returns: what the button is to do.
  mutating func press(
    by source: Press.Source, at now: Duration, secondPress: Duration = PressTiming().secondPress
  ) -> Answer {
    switch confirmation {
    case .hold:
      if source.isPointer { return .askToHold }
      if let deadline, now <= deadline {
        self.deadline = nil
        return .run
      }
      deadline = now + secondPress
      return source == .key ? .askToHoldOrAgain : .askAgain
    case .undo(let duration):
      if deadline != nil {
        deadline = nil
        return .undo
      }
      start = now
      deadline = now + duration
      return .offerUndo
    }
  }

  /// Time has passed.
  ///
  /// - Returns: whether the action is to be done now.
  mutating func advance(to now: Duration) -> Bool {
    guard let deadline, now >= deadline else { return false }
    let runs = isCounting
    self.deadline = nil
    return runs
  }

  /// Nothing is waited for any more.
  mutating func forget() { deadline = nil }

  /// How much of the time to take it back is left, 1…0.
  func remaining(at now: Duration) -> Double {
    guard isCounting, let deadline, deadline > start else { return 0 }
    return min(max((deadline - now) / (deadline - start), 0), 1)
  }
}
