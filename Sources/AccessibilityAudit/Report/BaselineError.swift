/// Why a file cannot be used as a ``Baseline``.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
