import Glibc
import Processes

/// A program that is started for an audit or a test, and ended afterwards with all processes that it has started.
///
///     let program = try await LaunchedProgram.start(["gnome-calculator"])
///     let application = try await desktop.application(of: program)
///     …
///     await program.end()
///
/// The program leads a session of its own, so that signals to a terminal's process group do not reach it. It writes its
/// output to standard error, and its standard input is empty.
///
/// The system gives the process number to no other program until this object is released. The calling process must not
/// ignore `SIGCHLD`.
public actor LaunchedProgram {
  /// The end of a program.
  public enum Ending: Hashable, Sendable {
    /// The process exited with this status.
    case exited(status: Int32)
    /// This signal ended the process.
    case signalled(Int32)
  }

  /// The process.
  public nonisolated let processID: Int32
  private var family: ProcessFamily
  /// The way in which the process itself ended; nil while it runs.
  public private(set) var ending: Ending?
  private var listeners: [@Sendable (Ending) -> Void] = []

  private init(_ command: [String]) throws(ATSPIError) {
    let mark = ProcessFamily.newMark()
    // The program's output is for people, so it goes to standard error, if that is open.
    let output = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    defer { close(output) }
    do throws(SpawnFailure) {
      processID = try Spawning.start(
        command, environment: Spawning.environment + ["\(ProcessFamily.variable)=\(mark)"], output: output)
    } catch {
      throw ATSPIError(.notFound, message: error.description, advice: error.advice)
    }
    family = ProcessFamily(leader: processID, mark: mark)
  }

  isolated deinit {
    for member in family.members() { kill(member, SIGKILL) }
    // Releases the process number.
    waitpid(processID, nil, WNOHANG)
  }

  /// Starts a program.
  ///
  /// - Parameter command: The program, looked up in `PATH` where it has no slash, and its arguments.
  /// - Returns: The running program.
  /// - Throws: ``ATSPIError/Code/notFound`` when it cannot be started.
  public static func start(_ command: [String]) async throws(ATSPIError) -> LaunchedProgram {
    let program = try LaunchedProgram(command)
    Spawning.onThread {
      let ending = Spawning.end(ofChild: program.processID)
      Task { await program.ended(ending) }
    }
    return program
  }

  /// Returns the process and its descendants that run now.
  public func processes() -> Set<Int32> { family.members() }

  /// Calls `body` when the process itself ends, or now if it has ended.
  public func whenEnded(_ body: @escaping @Sendable (Ending) -> Void) {
    if let ending { body(ending) } else { listeners.append(body) }
  }

  /// Waits until the process and its descendants have ended by themselves, or until the limit.
  package func comesToEnd(within limit: Duration) async {
    let limit = Deadline(within: limit)
    while ending == nil || !family.members().isEmpty, !limit.hasPassed {
      await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value
    }
  }

  /// Ends the program and its descendants: asks them to end, waits, and then forces them.
  ///
  /// Cancelling the task does not cut this short.
  ///
  /// - Parameter patience: The time that the processes have to end after the request.
  /// - Returns: The way in which the process itself ended, perhaps before this call.
  @discardableResult
  public func end(allowing patience: Duration = .seconds(5)) async -> Ending {
    let limit = Deadline(within: patience)
    // Even SIGKILL does not end a process that waits for a broken device.
    var last: Deadline?
    var asked: Set<Int32> = []
    while true {
      let members = family.members()
      if members.isEmpty, let ending { return ending }
      if let last, last.hasPassed { return ending ?? .signalled(SIGKILL) }
      for member in members where !asked.contains(member) {
        kill(member, SIGTERM)
        // A stopped process handles the signal only after it continues.
        kill(member, SIGCONT)
      }
      asked.formUnion(members)
      if limit.hasPassed {
        last = last ?? Deadline(within: .seconds(10))
        for member in members { kill(member, SIGKILL) }
      }
      await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value
    }
  }

  fileprivate func ended(_ end: ProcessEnd?) {
    // If the system has lost the status of a child, it may give the number to another program.
    if end == nil { family.leader = nil }
    let ending: Ending =
      switch end {
      case .exited(let status): .exited(status: status)
      case .signalled(let signal): .signalled(signal)
      case nil: .exited(status: 0)
      }
    self.ending = ending
    for listener in listeners { listener(ending) }
    listeners = []
  }
}
