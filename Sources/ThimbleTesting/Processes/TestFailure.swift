/// The reason why a test cannot go on: a failed expectation, an object that was not found, or a desktop that did not start.
///
/// It is an error, so that any testing library reports it: let the test throw it.
public struct TestFailure: Error, CustomStringConvertible, Sendable {
  /// The problem. After a search for an object also the nearest candidates, the tree and the file of a picture.
  public var description: String

  /// Creates a failure.
  public init(_ description: String) {
    self.description = description
  }
}
