/// A mark that a token should no longer be used.
public struct Deprecation: Sendable, Hashable {
  /// The author's explanation, if there is one.
  public var reason: String?

  /// Reads `$deprecated`; nil if it is `false` or of the wrong kind.
  init?(_ value: JSONValue) {
    switch value.content {
    case .string(let reason): self.reason = reason
    case .bool(true): reason = nil
    default: return nil
    }
  }
}
