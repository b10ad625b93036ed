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

  /// Whether the button is at work. Focus, tooltip and size stay; what a press does then is ``activationPolicy``.
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

  /// Asks the running action to stop, and forgets presses that wait. It ends when its work heeds the cancellation.
  public func cancel() { existingPending?.cancel() }

  /// Whether Escape does what ``cancel()`` does while the button has focus. The default is true.
  public var isCancellable: Bool {
    get { existingPending?.isCancellable ?? true }
    set { pending.isCancellable = newValue }
  }

  /// What a press does while the action runs. The default is ``ActivationPolicy/drop``.
  public var activationPolicy: ActivationPolicy {
    get { existingPending?.policy ?? .drop }
    set { pending.policy = newValue }
  }

  /// Told what an action throws, `CancellationError` excepted, even if the button has gone meanwhile. Where none is set,
  /// it is logged. An ``ExplainedError`` also tells the user why, with the outcome.
  public var errorHandler: (@MainActor (any Error) -> Void)? {
    get { existingPending?.failures.handler }
    set { pending.failures.handler = newValue }
  }
}

// MARK: - Words and times

extension Button {
  /// What is said, whole, when work is shown; nil for the label, a comma and ``PendingWords/busy``.
  public var accessibilityLabelWhenLoading: String? {
    get { existingPending?.labelWhenLoading }
    set { pending.labelWhenLoading = newValue }
  }

  /// What the button says of its work.
  public var pendingWords: PendingWords {
    get { existingPending?.words ?? PendingWords() }
    set { pending.words = newValue }
  }

  /// The times of the pending state, by default those of the theme. Changed only while the button is idle.
  public var pendingTiming: PendingTiming {
    get { existingPending?.timing ?? themeTiming }
    set { pending.timing = newValue }
  }

  /// The times that the theme gives.
  var themeTiming: PendingTiming { ThemeController.shared.metrics(of: self).pendingTiming }

  /// Where the pending state's time comes from.
  public var pacemaker: Pacemaker {
    get { pending.pacemaker }
    set { pending.pacemaker = newValue }
  }

  /// How the button speaks up by itself.
  public var announcer: Announcer {
    get { pending.announcer }
    set { pending.announcer = newValue }
  }
}
