import CGtk
import Glibc

/// Further processes of this program, for work that one process can do on one processor only.
@MainActor
package enum OwnProcesses {
  /// The number of processors that this program may use.
  package static var processorCount: Int { Int(g_get_num_processors()) }

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
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw HostError(.notOpened, "Could not make a pipe: \(String(cString: g_strerror(errno)))")
    }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let launcher = g_subprocess_launcher_new(GSubprocessFlags(rawValue: 0))
    // All processes write to one pipe, which ends with the last of them.
    g_subprocess_launcher_take_stdout_fd(launcher, ends[1])
    var processes: [OpaquePointer] = []
    defer { for process in processes { g_object_unref(UnsafeMutableRawPointer(process)) } }
    do throws(HostError) {
      defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
      for arguments in arguments { processes.append(try start(arguments, launcher)) }
    } catch {
      for process in processes { g_subprocess_force_exit(process) }
      throw error
    }
    let isInTime = read(ends[0], limit, line)
    if !isInTime { for process in processes { g_subprocess_force_exit(process) } }
    return processes.map { process in
      g_subprocess_wait(process, nil, nil)
      if g_subprocess_get_if_exited(process) != 0 { return .exited(g_subprocess_get_exit_status(process)) }
      return isInTime ? .crashed(signal: g_subprocess_get_term_sig(process)) : .wasTooSlow
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
  package static func environment(_ name: String) -> String? { g_getenv(name).map { String(cString: $0) } }

  /// Replaces this program by another one in the same process. Returns only by throwing.
  ///
  /// - Parameters:
  ///   - program: the path of the program.
  ///   - arguments: the arguments, without the program's name.
  /// - Throws: ``HostError`` when the program cannot be started. This one goes on then.
  package static func become(_ program: String, _ arguments: [String]) throws(HostError) {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    fflush(nil)
    execv(program, &words)
    throw HostError(.notOpened, "Could not start \(program): \(String(cString: g_strerror(errno)))")
  }

  private static func start(_ arguments: [String], _ launcher: OpaquePointer?) throws(HostError) -> OpaquePointer {
    let program = Files.realPath("/proc/self/exe") ?? CommandLine.arguments[0]
    let words = ([program] + arguments).map { UnsafePointer(strdup($0)) }
    defer { for word in words { free(UnsafeMutableRawPointer(mutating: word)) } }
    var error: ErrorPointer?
    guard let process = g_subprocess_launcher_spawnv(launcher, words + [nil], &error) else {
      throw HostError(.notOpened, taking: error, doing: "start \(program)")
    }
    return process
  }

  /// Reads lines until the pipe ends. Returns false if none came within the limit, in seconds.
  private static func read(_ pipe: Int32, _ limit: Int, _ line: (String) -> Void) -> Bool {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      var wait = pollfd(fd: pipe, events: Int16(clamping: POLLIN), revents: 0)
      let ready = poll(&wait, 1, Int32(clamping: limit.multipliedReportingOverflow(by: 1_000).partialValue))
      if ready < 0, errno == EINTR { continue }
      if ready == 0 { return false }
      let count = Glibc.read(pipe, &buffer, buffer.count)
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

  /// Writes a line to standard error.
  package nonisolated static func complain(_ line: String) { write(2, line + "\n") }

  /// Replaces the line on the terminal by another one, or by nothing. Does nothing where standard error is no terminal.
  package static func show(progress: String) { if isatty(2) != 0 { write(2, "\r\u{1B}[K" + progress) } }

  private nonisolated static func write(_ file: Int32, _ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
