// MARK: - Loading

extension Button {
  /// Whether the button is at work: presses are dropped, focus, tooltip and size stay.
  public var isPending: Bool { existingLoading?.state.isPending ?? false }

  /// Shows that work is going on which the button did not start. Ends with ``stopLoading()``.
  public func startLoading() { loading.start() }

  /// Ends what ``startLoading()`` began. An `async` action that still runs keeps the button pending.
  public func stopLoading() { loading.stop() }

  /// Asks the running `async` action to stop. It ends when its work heeds the cancellation.
  public func cancel() { loading.cancel() }

  /// Told what an `async` action throws, `CancellationError` excepted. Where none is set, it is logged.
  public var errorHandler: (@MainActor (any Error) -> Void)? {
    get { loading.errorHandler }
    set { loading.errorHandler = newValue }
  }

  /// The times of the pending state. Changed only while the button is idle.
  public var pendingTiming: PendingTiming {
    get { loading.timing }
    set { loading.timing = newValue }
  }

  /// Where the pending state's time comes from.
  public var pacemaker: Pacemaker {
    get { loading.pacemaker }
    set { loading.pacemaker = newValue }
  }
}
