/// Why a test's desktop session could not do what it was asked to.
public struct DesktopSessionError: Error, CustomStringConvertible, Sendable {
  /// What went wrong, with what the programs said about it.
  public var description: String

  init(_ description: String) {
    self.description = description
  }
}
