/// That a token should no longer be used, and what its author says about it.
public struct Deprecation: Sendable, Hashable {
  /// The author's explanation, if there is one.
  public var reason: String?

  /// Creates a deprecation.
  public init(reason: String? = nil) {
    self.reason = reason
  }

  /// Reads `$deprecated`; nil when it is `false` or of the wrong kind.
  init?(_ value: JSONValue) {
    switch value.content {
    case .string(let reason): self.reason = reason
    case .bool(true): reason = nil
    default: return nil
    }
  }
}
