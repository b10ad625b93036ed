extension Button {
  /// How a button does its work, and what it says of it.
  public struct WorkOptions: Hashable, Sendable {
    /// What a press does while the action runs. The default is ``ActivationPolicy/drop``. A command and its buttons have one
    /// policy.
    public var activationPolicy: ActivationPolicy = .drop

    /// Whether Escape does what ``Button/cancel()`` does while the button has focus. The default is true.
    public var isCancellable = true

    /// The words that are said of the work.
    public var words = PendingWords()

    /// The sentence that is said when the work is shown; nil, the default, for the label, a comma and ``PendingWords/busy``.
    public var busyLabel: String?

    /// The times of the pending state; nil, the default, for those of the theme. A change holds from the next work on.
    public var timing: PendingTiming?

    /// The default options.
    public init() {}
  }
}
