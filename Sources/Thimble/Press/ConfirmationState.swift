/// The state of a button's ``Confirmation``, as values. It decides what a press means.
struct ConfirmationState: Equatable, Sendable {
  enum Answer: Equatable, Sendable {
    /// Run the action now.
    case run
    /// Announce that the user must hold the button, or press a key twice.
    case askToHold
    /// Announce that the user must hold the button or press again.
    case askToHoldOrAgain
    /// Announce that the user must press again.
    case askAgain
    /// Do nothing: the key came again too soon to be meant.
    case ignore
    /// Start the time in which the user can undo.
    case offerUndo
    case undo
  }

  let confirmation: Confirmation
  /// The end of the wait for a second press or for undo; nil without a wait.
  private(set) var deadline: Duration?
  /// The time of the latest press that did not run the action.
  private var start: Duration = .zero

  init(_ confirmation: Confirmation) { self.confirmation = confirmation }

  /// Indicates whether the action waits and can be undone.
  var isCounting: Bool {
    if case .undo = confirmation { return deadline != nil }
    return false
  }

  /// Handles a press that was not held for long enough.
  ///
  /// A pointer must hold, because a double click can be a slip. All other sources can press twice. A key that bounces, or
  /// a hand that trembles, presses twice as well: a key's second press counts after the time of a double click.
  ///
  /// - Parameters:
  ///   - source: the source of the press.
  ///   - time: the time of the press.
  ///   - now: the current time, which is later if a busy main thread handles the press late; nil for the same. The time
  ///     to undo begins now, because the user sees no earlier that there is something to undo.
  ///   - secondPress: the time after the first press in which a second press confirms.
  ///   - doubleClick: the time after a key's press in which another one is ignored.
  ///   - extended: makes that time and the time to undo longer: ``TimeLimits``.
  /// - Returns: the response of the button.
  mutating func press(
    by source: Press.Source, at time: Duration, now: Duration? = nil, secondPress: Duration = PressTiming().secondPress,
    doubleClick: Duration = .zero, extended: (Duration) -> Duration = { $0 }
  ) -> Answer {
    switch confirmation {
    case .hold:
      if source.isPointer { return .askToHold }
      let pause = time - start
      start = time
      if let deadline, time <= deadline {
        if source.isKey, pause < doubleClick { return .ignore }
        self.deadline = nil
        return .run
      }
      deadline = time + extended(secondPress)
      return source == .key ? .askToHoldOrAgain : .askAgain
    case .undo(let duration):
      if deadline != nil {
        deadline = nil
        return .undo
      }
      start = now ?? time
      deadline = start + extended(duration)
      return .offerUndo
    }
  }

  /// Advances the state to a time.
  ///
  /// - Returns: whether to run the action now.
  mutating func advance(to now: Duration) -> Bool {
    guard let deadline, now >= deadline else { return false }
    let runs = isCounting
    self.deadline = nil
    return runs
  }

  /// Ends any wait.
  mutating func forget() { deadline = nil }

  /// Returns the share of the undo time that is left, 1…0.
  func remaining(at now: Duration) -> Double {
    guard isCounting, let deadline, deadline > start else { return 0 }
    return min(max((deadline - now) / (deadline - start), 0), 1)
  }
}
