/// A token with its value, all references followed.
public struct ResolvedToken: Sendable {
  /// The names joined with dots, such as `theme.color.background.brand`.
  public var path: String
  /// The place of the token's name.
  package var place: Place
  /// The value as authored.
  package var authored: JSONValue
  /// The value.
  public var value: TokenValue
  /// The value in DTCG form: as the author wrote it, with references followed and old forms brought up to date.
  public var json: JSONValue
  /// The author's `$description`.
  public var description: String?
  /// The author's `$extensions`, as they were written.
  public var extensions: JSONValue?
  /// The deprecation; nil if the token is not deprecated.
  public var deprecation: Deprecation?

  /// The type of the value.
  public var type: TokenType { value.type }

  /// The path of the token that this one is an alias of; nil if it has a value of its own.
  public var alias: String? {
    switch Reference(authored) {
    case .token(let path): path.withoutBlanks
    case .pointer(let steps) where steps.firstIndex(of: "$value").map { $0 == steps.count - 1 } ?? true:
      steps.prefix { $0 != "$value" }.joined(separator: ".")
    default: nil
    }
  }

  /// The paths of all tokens that the value refers to, also inside of text and of composite values.
  package var references: [String] { Reference.paths(in: authored) }
}

extension ResolvedToken {
  /// Creates a token with a value that is not from a file.
  init(path: String, _ value: TokenValue) {
    self.init(path: path, place: .none, authored: value.json, value: value, json: value.json)
  }
}
