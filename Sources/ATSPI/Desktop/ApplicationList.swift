import Processes

/// The applications on the accessibility bus at one time.
public struct ApplicationList: Hashable, Sendable {
  /// An application on the bus that has not answered in time: it hangs, or is stopped.
  ///
  /// The registry of at-spi2-core 2.61 and newer asks each application every 30 seconds whether it is there, and stops
  /// listing one that gives no answer within 10 seconds. GTK 4 answers on a thread of its own, also while the
  /// application hangs.
  public struct Silent: Hashable, Sendable {
    /// The application's process.
    public let processID: Int32
    /// The file name of the application's program, as the system reports it.
    public let program: String
    /// The file names of its program and of its first argument. The first argument of an interpreter is the script.
    let names: [String]

    init(processID: Int32) {
      self.processID = processID
      names = ProcessTable.commandLine(of: processID).prefix(2).map { word in
        String(word.split(separator: "/").last ?? "")
      }
      program = names.first ?? ""
    }

    /// Returns true if the program or script has this name. Only the application itself knows its real name.
    public func mayBeCalled(_ name: String) -> Bool { names.contains(name) }
  }

  /// The applications that answer, in the order of their start.
  public internal(set) var applications: [Application] = []
  /// The applications that do not answer.
  public internal(set) var silent: [Silent] = []
}

// MARK: - Names

extension ApplicationList {
  /// Returns the applications with this name or process, otherwise those that a program or a script with this file name, or
  /// a process with this number, has started.
  ///
  /// A silent application that may have the name is waited for.
  package func applications(called name: String) -> [Application] {
    let matching = applications.filter { $0.name == name || "\($0.processID)" == name }
    guard matching.isEmpty, !silent.contains(where: { $0.mayBeCalled(name) }) else { return matching }
    let leaders = Int32(name).map { [$0] } ?? ProcessTable.processes(running: name)
    let family = leaders.flatMap { ProcessFamily(leader: $0, mark: name).members() }
    return applications.filter { family.contains($0.processID) }
  }
}

// MARK: - Conformances

extension ApplicationList.Silent: CustomStringConvertible {
  /// The program and the process.
  public var description: String { "\(program) (process \(processID))" }
}
