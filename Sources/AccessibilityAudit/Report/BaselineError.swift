/// An error in a file with a ``Baseline``.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
