/// The applications that are on the accessibility bus at one time.
public struct ApplicationList: Hashable, Sendable {
  /// An application that is on the bus and has not answered in time: it hangs, or is stopped.
  public struct Silent: Hashable, Sendable {
    /// Its process.
    public let processID: Int32
    /// The file name of its program, as the system knows it.
    public let program: String
    /// The file name of its program and of its first argument, which for an interpreter is the script.
    let names: [String]

    init(processID: Int32) {
      self.processID = processID
      names = ProcessTable.commandLine(of: processID).prefix(2).map { word in
        String(word.split(separator: "/").last ?? "")
      }
      program = names.first ?? ""
    }

    /// Returns true if its program or script has this name; only the application itself knows its own.
    public func mayBeCalled(_ name: String) -> Bool { names.contains(name) }
  }

  /// The applications that answer, in the order in which they came.
  public internal(set) var applications: [Application] = []
  /// The applications that do not answer.
  public internal(set) var silent: [Silent] = []
}

// MARK: - Conformances

extension ApplicationList.Silent: CustomStringConvertible {
  /// The program and the process.
  public var description: String { "\(program) (process \(processID))" }
}
