/// The work that a press of a button starts.
enum PressAction {
  case none
  /// The button's own work.
  case own(WorkRunner.Work)
  /// An action, found by its name.
  case named(ButtonAction)
  /// A command. All its buttons show its work.
  case command(ButtonCommand)

  static func now(_ action: @escaping @MainActor () -> Void) -> Self { .own(.now(action)) }

  static func task(_ action: @escaping @MainActor (ActionProgress) async throws -> Void) -> Self {
    .own(.task(action))
  }

  /// The binding to a named action, if there is one.
  var binding: ButtonAction? {
    if case .named(let binding) = self { return binding }
    return nil
  }

  /// The binding to a command, if there is one.
  var commandBinding: ButtonCommand? {
    if case .command(let binding) = self { return binding }
    return nil
  }

  /// Indicates whether the action is on or off itself. The button then shows that state.
  @MainActor
  var hasState: Bool {
    switch self {
    case .none, .own: false
    case .named(let binding): binding.watch?.isOn != nil
    case .command(let binding): binding.hasState
    }
  }
}

extension ButtonWork {
  /// Starts the work for a press.
  ///
  /// - Returns: whether the press counts.
  func run(_ press: Press) -> Bool {
    guard button.workAvailability != .busy else { return false }
    return Press.$current.withValue(press) {
      switch button.pressAction {
      case .none:
        if button.hasHandlers(of: "work-started") { return request(signalledWork) }
      case .own(.now(let action)) where button.existingPending == nil: action()
      case .own(let work): return request(work)
      case .named(let action): action.press()
      case .command(let command): command.press()
      }
      return true
    }
  }

  private func request(_ work: WorkRunner.Work) -> Bool {
    button.pending.runner.request(work, named: button.accessibilityLabel)
  }

  // MARK: Work in other languages

  /// Work that the handlers of `work-started` do. It runs until ``finish(_:)``.
  private var signalledWork: WorkRunner.Work {
    .task { [weak button = button] _ in
      // A separate statement, so that the button is not held while the work runs.
      let run = button?.work.beginSignalledWork()
      try await run?.waitForEnd()
    }
  }

  private func beginSignalledWork() -> SignalWork {
    let run = SignalWork()
    button.pending.signalWork = run
    button.emit("work-started", run.cancellable)
    return run
  }

  /// Ends the work that the signal `work-started` began.
  ///
  /// - Returns: whether there was such work.
  package func finish(_ result: Result<Void, any Error>) -> Bool {
    guard let run = button.existingPending?.signalWork else { return false }
    button.existingPending?.signalWork = nil
    run.end(result)
    return true
  }
}
