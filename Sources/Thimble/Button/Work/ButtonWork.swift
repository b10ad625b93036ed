/// The work of a button: of its `async` action, or work that the application shows.
///
/// ```swift
/// upload.work.start()
/// upload.work.progress = 0.5
/// upload.work.stop(.success)
/// ```
/// A button that never works has no memory for it: reading makes nothing. ``Button/isPending`` tells whether the button
/// is at work.
@MainActor
public struct ButtonWork {
  let button: Button

  private var pending: ButtonPending? { button.existingPending }

  /// The options for the work and the announcements about it.
  public var options: Options {
    get {
      var options = pending?.options ?? Options()
      if let command = button.command { options.activationPolicy = command.activationPolicy }
      return options
    }
    nonmutating set { button.pending.options = newValue }
  }

  /// Shows work that the button did not start. Presses are dropped until ``stop(_:reason:)``. The call is the same as
  /// setting ``Button/Configuration/Details/showsActivityIndicator``.
  public func start() {
    if !button.configuration.showsActivityIndicator { button.configuration.showsActivityIndicator = true }
  }

  /// Ends the work that ``start()`` began. If the work was shown or has failed, the button shows and announces the outcome.
  /// A running `async` action keeps the button pending.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of the work.
  ///   - reason: the reason of a failure, for the user. It is announced after a failure, like the reason of an
  ///     ``ExplainedError``.
  public func stop(_ outcome: PendingOutcome = .neutral, reason: String? = nil) {
    pending?.stop(outcome, reason: reason)
    if button.configuration.showsActivityIndicator { button.configuration.showsActivityIndicator = false }
  }

  /// The completed share of the work, 0…1; nil while it is unknown or no work is running.
  ///
  /// Set it between ``start()`` and ``stop(_:reason:)``; an action uses its ``ActionProgress`` instead. The share never
  /// decreases: smaller values, nil and NaN are ignored.
  public var progress: Double? {
    get { pending?.fraction }
    nonmutating set { pending?.advance(to: newValue) }
  }

  /// Cancels the running action and forgets waiting presses. The action ends when it responds to the cancellation. The
  /// work of a command stops for all its buttons.
  public func cancel() { pending?.runner.cancel() }

  /// Called when an action throws an error other than `CancellationError`, even if the button has been released
  /// meanwhile. Without a handler, the error is logged. For an ``ExplainedError``, the button also announces the reason
  /// after the outcome. A command and its buttons share one handler.
  public var errorHandler: (@MainActor (any Error) -> Void)? {
    get { button.command?.errorHandler ?? pending?.runner.failures.handler }
    nonmutating set { button.pending.runner.failures.handler = newValue }
  }
}
