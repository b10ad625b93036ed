/// An application running in a ``DesktopSession``.
public final class LaunchedApp: Sendable {
  private let process: ChildProcess

  init(_ process: ChildProcess) {
    self.process = process
  }

  /// The application's own process, by which the accessibility bus knows it.
  public var processID: Int32 { process.processID }

  /// True while it runs.
  public var isRunning: Bool { process.isRunning }

  /// All it has said on standard error so far; complete after ``end(allowing:)``.
  public var standardError: String { process.standardError }

  /// All it has said on standard output so far; complete after ``end(allowing:)``.
  public var standardOutput: String { process.standardOutput }

  /// Warnings, criticals and style sheet errors it has logged so far, but for those with one of the `expected` texts.
  ///
  ///     #expect(app.complaints() == [])
  public func complaints(besides expected: String...) -> [String] {
    GtkLog.complaints(in: standardError, besides: expected)
  }

  /// Ends it: waits as long as given for it to end by itself, then sends TERM, and at last KILL.
  ///
  /// - Returns: The exit status, or the number of the signal that ended it.
  @discardableResult
  public func end(allowing patience: Duration = .zero) async -> Int32 {
    await process.end(allowing: patience)
  }
}
