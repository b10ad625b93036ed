import CGio
import Glibc

/// The reason why a program cannot be started.
package struct SpawnFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The program, and the system's reason.
  package let description: String
  /// The next step for a person.
  package let advice: String
}

/// The way in which a process ended.
package enum ProcessEnd: Hashable, Sendable {
  /// The process exited with this status.
  case exited(status: Int32)
  /// This signal ended the process.
  case signalled(Int32)
}

/// The start of a process, and its end. All processes of the package are started here.
package enum Spawning {
  /// The environment of this process, as lines `NAME=VALUE`.
  package static var environment: [String] {
    let lines = unsafe g_get_environ()
    defer { unsafe g_strfreev(lines) }
    var result: [String] = []
    var next = unsafe lines
    while let line = unsafe next?.pointee {
      unsafe result.append(String(cString: line))
      unsafe next = next?.successor()
    }
    return result
  }

  /// Starts a program.
  ///
  /// The caller closes the files that it passes, and waits for the end of the process.
  ///
  /// - Parameters:
  ///   - command: The program, looked up in `PATH` where it has no slash, and its arguments.
  ///   - environment: Lines `NAME=VALUE`. Of several lines for one name the last one counts.
  ///   - leadsSession: True if the program leads a session of its own: signals to a terminal's process group, such as that
  ///     of Ctrl+C, do not reach it.
  ///   - input: The file of its standard input; nil for an empty one.
  ///   - output: The file of its standard output; nil for that of this process.
  ///   - errors: The file of its standard error; nil for that of this process.
  /// - Returns: The process.
  /// - Throws: ``SpawnFailure`` when it cannot be started.
  package static func start(
    _ command: [String], environment: [String] = environment, leadsSession: Bool = true, input: Int32? = nil,
    output: Int32? = nil, errors: Int32? = nil
  ) throws(SpawnFailure) -> Int32 {
    guard !command.isEmpty else {
      throw SpawnFailure(description: "the command is empty", advice: "Name a program")
    }
    let named = Dictionary(environment.map { ($0.prefix { $0 != "=" }, $0) }) { $1 }
    let words = unsafe command.map { unsafe g_strdup($0) }
    let lines = unsafe named.values.map { unsafe g_strdup($0) }
    defer { unsafe (words + lines).forEach { unsafe g_free($0) } }
    var process: pid_t = 0
    let problem = unsafe spawn(
      &process, command[0], words + [nil], lines + [nil], [input, output, errors], leadsSession)
    // A shell also runs a script that does not begin with "#!".
    if problem == ENOEXEC, command[0].contains("/") {
      return try start(
        ["/bin/sh"] + command, environment: environment, leadsSession: leadsSession, input: input, output: output,
        errors: errors)
    }
    guard problem == 0 else {
      let reason = unsafe String(cString: strerror(problem))
      throw SpawnFailure(description: "\(command[0]): \(reason)", advice: "See whether the command is written right")
    }
    return process
  }

  /// Starts a program with these first three files. Unlike fork, this does not copy the tables of the caller's memory.
  ///
  /// - Returns: 0, or an error number.
  private static func spawn(
    _ process: inout pid_t, _ program: String, _ arguments: [UnsafeMutablePointer<CChar>?],
    _ environment: [UnsafeMutablePointer<CChar>?], _ files: [Int32?], _ leadsSession: Bool
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawn_file_actions_init(&actions)
    defer {
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    // The threads that run tasks block every signal. A program that inherits this ignores the request to end.
    var none = sigset_t()
    var pipe = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigemptyset(&pipe)
    unsafe sigaddset(&pipe, SIGPIPE)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &pipe)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | (leadsSession ? thimble_spawn_setsid : 0))
    // The new files must not replace each other.
    var copies: [Int32] = []
    defer { copies.forEach { close($0) } }
    var problem: Int32 = 0
    if files[0] == nil {
      problem = unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    for (number, file) in zip(Int32(0)..., files) {
      guard problem == 0, let file, file >= 0 else { continue }
      let copy = fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard copy >= 0 else { return errno }
      copies.append(copy)
      problem = unsafe posix_spawn_file_actions_adddup2(&actions, copy, number)
    }
    if problem == 0 {
      problem = unsafe posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    }
    guard problem == 0 else { return problem }
    return unsafe posix_spawnp(&process, program, &actions, &attributes, arguments, environment)
  }

  /// Waits until a child has ended, without releasing its process number: the caller must wait for it again.
  ///
  /// - Returns: The way in which it ended; nil if the system does not know.
  package static func end(ofChild process: Int32) -> ProcessEnd? {
    var end = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(process), &end, WEXITED | WNOWAIT) != 0 {
      guard errno == EINTR else { return nil }
    }
    let number = unsafe thimble_siginfo_status(&end)
    return unsafe end.si_code == CLD_EXITED ? .exited(status: number) : .signalled(number)
  }

  /// Replaces this program by another one in the same process. Returns only by throwing.
  ///
  /// - Parameter command: The path of the program, and its arguments.
  /// - Throws: ``SpawnFailure`` when the program cannot be started. This one goes on then.
  package static func become(_ command: [String]) throws(SpawnFailure) {
    var words = unsafe command.map { unsafe g_strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe g_free($0) } }
    fflush(nil)
    unsafe execv(command[0], &words)
    let reason = unsafe String(cString: strerror(errno))
    throw SpawnFailure(description: "\(command[0]): \(reason)", advice: "See whether the program is there")
  }

  /// The number of processors that this program may use.
  package static var processorCount: Int { Int(g_get_num_processors()) }

  /// Opens a pipe that child processes do not inherit; nil if the system has no more pipes.
  package static func pipe() -> (reading: Int32, writing: Int32)? {
    var files: [Int32] = [-1, -1]
    guard unsafe g_unix_open_pipe(&files, FD_CLOEXEC, nil) != 0 else { return nil }
    return (files[0], files[1])
  }

  /// Calls `body`, which may block, on a thread of its own.
  package static func onThread(_ body: @escaping @Sendable () -> Void) {
    let thread = unsafe g_thread_new("waiting", call, Unmanaged.passRetained(Body(call: body)).toOpaque())
    unsafe g_thread_unref(thread)
  }
}

/// A function that a thread calls.
private final class Body: Sendable {
  let call: @Sendable () -> Void

  init(call: @escaping @Sendable () -> Void) { self.call = call }
}

// MARK: - Trampolines

private func call(_ data: gpointer?) -> gpointer? {
  guard let data = unsafe data else { return nil }
  unsafe Unmanaged<Body>.fromOpaque(data).takeRetainedValue().call()
  return nil
}
