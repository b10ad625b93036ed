/// Why a test's desktop session could not do what it was asked to.
public struct DesktopSessionError: Error, CustomStringConvertible, Sendable {
  /// The problem, with the output of the programs.
  public var description: String

  init(_ description: String) {
    self.description = description
  }
}
