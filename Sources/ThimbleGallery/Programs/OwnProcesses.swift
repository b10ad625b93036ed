import Glibc
import PlainText
import Processes
package import Thimble

/// Further processes of this program, for work that one process can do on one processor only.
@MainActor
package enum OwnProcesses {
  /// The number of processors that this program may use.
  package static var processorCount: Int { Spawning.processorCount }

  /// Runs this program once for each list of arguments, all at the same time, and waits until all have ended.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of each process, without the program's name.
  ///   - limit: the longest time between two lines, in seconds. All processes are ended after it.
  ///   - line: called with each line that a process writes with ``tell(_:)``, as it comes.
  /// - Returns: the end of each process.
  /// - Throws: ``HostError`` when a process cannot be started. The processes already started are ended.
  package static func run(
    _ arguments: [[String]], limit: Int, line: (String) -> Void
  ) throws(HostError) -> [End] {
    guard let pipe = Spawning.pipe() else { throw HostError(.notOpened, "Could not make a pipe.") }
    defer { close(pipe.reading) }
    var processes: [Int32] = []
    do throws(HostError) {
      // All processes write to one pipe, which ends with the last of them.
      defer { close(pipe.writing) }
      for arguments in arguments { processes.append(try start(arguments, output: pipe.writing)) }
    } catch {
      for process in processes { kill(process, SIGKILL) }
      for process in processes { waitpid(process, nil, 0) }
      throw error
    }
    let isInTime = read(pipe.reading, limit, line)
    if !isInTime { for process in processes { kill(process, SIGKILL) } }
    return processes.map { process in
      let end = Spawning.end(ofChild: process)
      // Releases the process number.
      waitpid(process, nil, 0)
      switch end {
      case .exited(let status): return .exited(status)
      case .signalled(let signal): return isInTime ? .crashed(signal: signal) : .wasTooSlow
      case nil: return .exited(0)
      }
    }
  }

  /// The end of a process.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case crashed(signal: Int32)
    /// It was ended because no process wrote a line in time.
    case wasTooSlow
  }

  /// Returns the value of a variable in the environment; nil if it is not set.
  package static func environment(_ name: String) -> String? { unsafe getenv(name).map { unsafe String(cString: $0) } }

  /// Replaces this program by another one in the same process. Returns only by throwing.
  ///
  /// - Parameters:
  ///   - program: the path of the program.
  ///   - arguments: the arguments, without the program's name.
  /// - Throws: ``HostError`` when the program cannot be started. This one goes on then.
  package static func become(_ program: String, _ arguments: [String]) throws(HostError) {
    do throws(SpawnFailure) { try Spawning.become([program] + arguments) } catch {
      throw HostError(.notOpened, "Could not start \(error).")
    }
  }

  private static func start(_ arguments: [String], output: Int32) throws(HostError) -> Int32 {
    let program = Files.realPath("/proc/self/exe") ?? CommandLine.arguments[0]
    do throws(SpawnFailure) {
      return try Spawning.start([program] + arguments, leadsSession: false, output: output)
    } catch {
      throw HostError(.notOpened, "Could not start \(error).")
    }
  }

  /// Reads lines until the pipe ends. Returns false if none came within the limit, in seconds.
  private static func read(_ pipe: Int32, _ limit: Int, _ line: (String) -> Void) -> Bool {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      var wait = pollfd(fd: pipe, events: Int16(clamping: POLLIN), revents: 0)
      let ready = unsafe poll(&wait, 1, Int32(clamping: limit.multipliedReportingOverflow(by: 1_000).partialValue))
      if ready < 0, errno == EINTR { continue }
      if ready == 0 { return false }
      let count = unsafe Glibc.read(pipe, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return true }
      rest += buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
  }

  /// Writes a line for the process that started this one.
  package nonisolated static func tell(_ line: String) { write(1, line + "\n") }

  /// Writes lines about the arguments of this process, or about anything else, to standard error.
  package nonisolated static func complain(_ text: String) {
    write(2, text.terminalLines(about: CommandLine.arguments) + "\n")
  }

  /// Replaces the line on the terminal by another one, or by nothing. Does nothing where standard error is no terminal.
  package static func show(progress: String) { if isatty(2) != 0 { write(2, "\r\u{1B}[K" + progress) } }

  private nonisolated static func write(_ file: Int32, _ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
