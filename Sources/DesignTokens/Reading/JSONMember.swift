/// A key and its value in a JSON object, in the order they were written.
public struct JSONMember: Sendable {
  /// The key, unescaped.
  public var key: String
  /// The value.
  public var value: JSONValue
  /// Where the key was written.
  package var place: Place

  /// Creates a member that was not read from a file.
  public init(key: String, value: JSONValue) {
    self.init(key: key, value: value, place: .none)
  }

  package init(key: String, value: JSONValue, place: Place) {
    self.key = key
    self.value = value
    self.place = place
  }
}
