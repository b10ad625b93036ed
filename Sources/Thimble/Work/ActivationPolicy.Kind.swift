extension ActivationPolicy {
  /// An activation policy without its time, for properties: the effects of a press while the work of the button is running.
  public enum Kind: String, NativeEnumeration, CaseIterable {
    /// The button ignores the press. The default.
    case drop
    /// The work runs once more for each press.
    case queue
    /// The running work is cancelled, and runs again once.
    case latest
    /// The work begins when no press has come for a while: half a second, unless the program sets another time.
    case debounce
    /// The press cancels the running work.
    case cancel

    public static var nativeName: String { "ThimbleActivationPolicy" }
  }

  /// Creates a policy of a kind; ``Kind/debounce`` with half a second.
  public init(_ kind: Kind) {
    self =
      switch kind {
      case .drop: .drop
      case .queue: .queue
      case .latest: .latest
      case .debounce: .debounce(.milliseconds(500))
      case .cancel: .cancel
      }
  }

  var kind: Kind {
    switch self {
    case .drop: .drop
    case .queue: .queue
    case .latest: .latest
    case .debounce: .debounce
    case .cancel: .cancel
    }
  }
}
