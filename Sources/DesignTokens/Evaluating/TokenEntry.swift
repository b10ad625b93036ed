/// A token of the merged tree, before its value is read.
struct TokenEntry {
  /// The names joined with dots.
  var path: String
  /// The place of its name.
  var place: Place
  var object: JSONValue
  /// The value as authored: the content of `$value`, or the object with its `$ref`.
  var authored: JSONValue
  /// The token's own type.
  var ownType: TokenType?
  /// The type of the nearest group that has one.
  var groupType: TokenType?
  /// The token's own `$deprecated`, or that of the nearest group that has one.
  var deprecation: Deprecation?
  /// The type of the token or of the nearest group, if only older tools have such a type.
  var foreignType: String?
  /// True if a problem with the type was already reported.
  var hasTypeProblem = false
  /// True if a member changes the value in a way that is not read, which was reported.
  var isUnclear = false
}

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
