// MARK: - Work

extension Button {
  /// A button that owns the work it starts, and shows how much of it is done.
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
  ///   - title: what it shows and is called. `_` marks the next letter as its key with Alt; two show one.
  ///   - icon: shown before the title.
  ///   - variant: how much it stands out; nil leaves that to role, container and theme.
  ///   - size: how large it is; nil leaves that to the container.
  ///   - action: the work. What it throws goes to ``errorHandler``; `CancellationError` is no failure.
  public convenience init(
    _ title: String, icon: Icon? = nil, variant: Variant? = nil, size: Size? = nil,
    action: @escaping @MainActor (ActionProgress) async throws -> Void
  ) {
    self.init(Self.make())
    setUp(title, icon, variant, size, .task(action))
  }

  /// Whether the button is at work. Focus, tooltip and size stay; what a press does then is ``WorkOptions/activationPolicy``.
  public var isPending: Bool { existingPending?.state.isPending ?? false }

  /// Shows that work is going on which the button did not start: presses are dropped until ``stopLoading(_:reason:)``. The
  /// same as setting ``Configuration/showsActivityIndicator``.
  public func startLoading() {
    if !configuration.showsActivityIndicator { configuration.showsActivityIndicator = true }
  }

  /// Ends the work that ``startLoading()`` began, and shows and says the outcome if the work was shown. An `async` action
  /// that still runs keeps the button pending.
  ///
  /// - Parameters:
  ///   - outcome: how the work ended.
  ///   - reason: why it failed, for the user: it is said after a failure, as the reason of an ``ExplainedError`` is.
  public func stopLoading(_ outcome: PendingOutcome = .neutral, reason: String? = nil) {
    existingPending?.stop(outcome, reason: reason)
    if configuration.showsActivityIndicator { configuration.showsActivityIndicator = false }
  }

  /// How much of the work is done, 0…1; nil while that is not known, or nothing is going on.
  ///
  /// Set it between ``startLoading()`` and ``stopLoading(_:reason:)``; an action has its ``ActionProgress`` for this. It never
  /// goes back: smaller values, nil and what is no number are ignored.
  public var progressFraction: Double? {
    get { existingPending?.fraction }
    set { existingPending?.advance(to: newValue) }
  }

  /// Asks the running action to stop, and forgets presses that wait. The action ends when it heeds the cancellation. The work
  /// of a command stops for all of its buttons.
  public func cancel() { existingPending?.runner.cancel() }

  /// Called with what an action throws, `CancellationError` excepted, even if the button has gone meanwhile. Without a handler
  /// the error is logged. An ``ExplainedError`` also tells the user why, with the outcome. A command and its buttons have one
  /// handler.
  public var errorHandler: (@MainActor (any Error) -> Void)? {
    get { command?.errorHandler ?? existingPending?.runner.failures.handler }
    set { pending.runner.failures.handler = newValue }
  }
}

// MARK: - Options

extension Button {
  /// How the button does its work, and what it says of it.
  public var workOptions: WorkOptions {
    get {
      var options = existingPending?.options ?? WorkOptions()
      if let command { options.activationPolicy = command.activationPolicy }
      return options
    }
    set { pending.options = newValue }
  }

  /// The times that the theme gives.
  var themeTiming: PendingTiming { ThemeController.shared.metrics(of: self).pendingTiming }
}
