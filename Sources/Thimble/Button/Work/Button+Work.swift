extension Button {
  /// The work that a press starts.
  enum Work {
    case none
    /// The button's own work.
    case own(WorkRunner.Work)
    /// An action, found by its name.
    case action(ButtonAction)
    /// A command. All its buttons show its work.
    case command(ButtonCommand)

    static func now(_ action: @escaping @MainActor () -> Void) -> Self { .own(.now(action)) }

    static func task(_ action: @escaping @MainActor (ActionProgress) async throws -> Void) -> Self {
      .own(.task(action))
    }
  }

  /// Handles a press that may start the work.
  ///
  /// - Returns: whether the press counts.
  func perform(_ press: Press) -> Bool { existingPress?.click(press) ?? run(press) }

  /// Starts the work for a press.
  ///
  /// - Returns: whether the press counts.
  func run(_ press: Press) -> Bool {
    guard workAvailability != .busy else { return false }
    return Press.$current.withValue(press) {
      switch work {
      case .none:
        if hasHandlers(of: "work-started") {
          return pending.runner.request(signalledWork, named: accessibilityLabel)
        }
      case .own(.now(let action)) where existingPending == nil: action()
      case .own(let work): return pending.runner.request(work, named: accessibilityLabel)
      case .action(let action): action.press()
      case .command(let command): command.press()
      }
      return true
    }
  }
}

// MARK: - Pending

extension Button {
  /// Creates a button that owns the work it starts and shows its progress.
  ///
  /// ```swift
  /// Button("Save") { progress in
  ///   for page in 1...12 {
  ///     try await document.save(page)
  ///     progress.fraction = Double(page) / 12
  ///   }
  /// }
  /// ```
  /// - Parameters:
  ///   - title: the visible title and accessible name. `_` marks the next letter as the mnemonic, pressed with Alt;
  ///     `__` shows an underscore.
  ///   - icon: the icon before the title.
  ///   - variant: the visual emphasis; nil leaves it to role, container and theme.
  ///   - size: the size; nil leaves it to the container.
  ///   - action: the work. Its errors go to ``errorHandler``; `CancellationError` is not an error here.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil,
    action: @escaping @MainActor (ActionProgress) async throws -> Void
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .task(action))
  }

  /// Indicates whether the button is at work. It keeps its focus, tooltip and size; ``WorkOptions/activationPolicy``
  /// decides the effect of a press.
  public var isPending: Bool { existingPending?.state.isPending ?? false }

  /// Shows work that the button did not start. Presses are dropped until ``stopLoading(_:reason:)``. The call is the
  /// same as setting ``Configuration/Details/showsActivityIndicator``.
  public func startLoading() {
    if !configuration.showsActivityIndicator { configuration.showsActivityIndicator = true }
  }

  /// Ends the work that ``startLoading()`` began. If the work was shown, the button shows and announces the outcome. A
  /// running `async` action keeps the button pending.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of the work.
  ///   - reason: the reason of a failure, for the user. It is announced after a failure, like the reason of an
  ///     ``ExplainedError``.
  public func stopLoading(_ outcome: PendingOutcome = .neutral, reason: String? = nil) {
    existingPending?.stop(outcome, reason: reason)
    if configuration.showsActivityIndicator { configuration.showsActivityIndicator = false }
  }

  /// The completed share of the work, 0…1; nil while it is unknown or no work is running.
  ///
  /// Set it between ``startLoading()`` and ``stopLoading(_:reason:)``; an action uses its ``ActionProgress`` instead.
  /// The share never decreases: smaller values, nil and NaN are ignored.
  public var progressFraction: Double? {
    get { existingPending?.fraction }
    set { existingPending?.advance(to: newValue) }
  }

  /// Cancels the running action and forgets waiting presses. The action ends when it responds to the cancellation. The
  /// work of a command stops for all its buttons.
  public func cancel() { existingPending?.runner.cancel() }

  /// Called when an action throws an error other than `CancellationError`, even if the button has been released
  /// meanwhile. Without a handler, the error is logged. For an ``ExplainedError``, the button also announces the reason
  /// after the outcome. A command and its buttons share one handler.
  public var errorHandler: (@MainActor (any Error) -> Void)? {
    get { command?.errorHandler ?? existingPending?.runner.failures.handler }
    set { pending.runner.failures.handler = newValue }
  }
}

// MARK: - Work in other languages

extension Button {
  /// Emitted when a press begins work that the program does: a button without an action of its own is pending from then
  /// on, until the program ends the work by thimble_button_finish_work() or thimble_button_fail_work().
  ///
  /// The token is cancelled when the user presses Escape, when the button leaves its window permanently, and by
  /// thimble_button_cancel_work(). A button without handlers of this signal is never pending by a press.
  static var workSignal: NativeSignal { NativeSignal("work-started", carrying: Cancellable.self) }

  /// Work that the handlers of `work-started` do. It runs until ``finishWork(_:)``.
  private var signalledWork: WorkRunner.Work {
    .task { [weak self] _ in
      // A separate statement, so that the button is not held while the work runs.
      let run = self?.beginSignalledWork()
      try await run?.waitForEnd()
    }
  }

  private func beginSignalledWork() -> SignalWork {
    let run = SignalWork()
    pending.signalWork = run
    emit("work-started", run.cancellable)
    return run
  }

  /// Ends the work that the signal `work-started` began.
  ///
  /// - Returns: whether there was such work.
  package func finishWork(_ result: Result<Void, any Error>) -> Bool {
    guard let run = existingPending?.signalWork else { return false }
    existingPending?.signalWork = nil
    run.end(result)
    return true
  }
}

// MARK: - Options

extension Button {
  /// The options for the work and the announcements about it.
  public var workOptions: WorkOptions {
    get {
      var options = existingPending?.options ?? WorkOptions()
      if let command { options.activationPolicy = command.activationPolicy }
      return options
    }
    set { pending.options = newValue }
  }

  /// The times from the theme.
  var themeTiming: PendingTiming { ThemeController.shared.metrics(of: self).pendingTiming }
}
