extension ButtonWork {
  /// The options of a button for its work and the announcements about it.
  public struct Options: Hashable, Sendable {
    /// The effect of a press while the action runs. The default is ``ActivationPolicy/drop``. A command and its buttons
    /// share one policy.
    public var activationPolicy: ActivationPolicy = .drop

    /// Indicates whether Escape calls ``ButtonWork/cancel()`` while the button has keyboard focus. The default is true.
    public var isCancellable = true

    /// The words for announcements about the work.
    public var words = PendingWords()

    /// The sentence announced when the button starts to show its work. The default is nil, for the label, a comma and
    /// ``PendingWords/busy``.
    public var busyLabel: String?

    /// The times of the pending state. The default is nil, for those of the theme. A change applies from the next run
    /// on.
    public var timing: PendingTiming?

    /// Creates the default options.
    public init() {}
  }
}
