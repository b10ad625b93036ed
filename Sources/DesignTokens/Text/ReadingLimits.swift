/// The limits of a token file, so that no file can exhaust the process.
public struct ReadingLimits: Sendable, Hashable {
  /// The largest file in bytes.
  ///
  /// The largest published theme known is a tenth of the default.
  public var bytes: Int
  /// The deepest nesting of objects and arrays.
  public var depth: Int
  /// The most tokens of one theme, counting those that groups inherit; also the most groups.
  ///
  /// The largest published theme known has a tenth of the default.
  public var tokens: Int
  /// The most elements of a list in a token's value: layers of a shadow, families, dashes.
  static let elements = 1_000
  /// The longest path of a token or group in bytes.
  ///
  /// The names of groups would be repeated in the path of each token otherwise.
  static let path = 1_024
  /// The largest size of all values of a theme together, in bytes as by ``JSONValue/size``. References could repeat a
  /// value of a megabyte for each token.
  static let values = 16 << 20

  /// Creates limits; the defaults are 8 MiB, 128 levels and 25,000 tokens.
  public init(bytes: Int = 8 << 20, depth: Int = 128, tokens: Int = 25_000) {
    self.bytes = min(bytes, Int(Int32.max) - 1)
    self.depth = min(depth, 512)
    self.tokens = tokens
  }
}
