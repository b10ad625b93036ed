import CGio
import Glibc

/// The start of a process, and its end.
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

  /// Starts a program, which leads a session of its own: signals to a terminal's process group do not reach it.
  ///
  /// The caller closes the files that it passes, and waits for the end of the process.
  ///
  /// - Parameters:
  ///   - command: The program, looked up in `PATH` where it has no slash, and its arguments.
  ///   - environment: Lines `NAME=VALUE`. Of several lines for one name the last one counts.
  ///   - input: The file of its standard input; nil for an empty one.
  ///   - output: The file of its standard output; nil for that of this process.
  ///   - errors: The file of its standard error; nil for that of this process.
  /// - Returns: The process.
  /// - Throws: ``ATSPIError/Code/notFound`` when it cannot be started.
  package static func start(
    _ command: [String], environment: [String], input: Int32? = nil, output: Int32? = nil, errors: Int32? = nil
  ) throws(ATSPIError) -> Int32 {
    guard !command.isEmpty else {
      throw ATSPIError(.notFound, message: "the command is empty", advice: "Name a program")
    }
    let named = Dictionary(environment.map { ($0.prefix { $0 != "=" }, $0) }) { $1 }
    let words = unsafe command.map { unsafe g_strdup($0) }
    let lines = unsafe named.values.map { unsafe g_strdup($0) }
    defer { unsafe (words + lines).forEach { unsafe g_free($0) } }
    // The program's first three files must not replace each other.
    let files = [input, output, errors].map { file in
      file.map { $0 <= STDERR_FILENO ? fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) : $0 } ?? -1
    }
    defer { for file in files where file >= 0 && ![input, output, errors].contains(file) { close(file) } }
    var process: pid_t = 0
    let error = unsafe thimble_spawn(&process, words + [nil], lines + [nil], files[0], files[1], files[2])
    guard error == 0 else {
      let reason = unsafe String(cString: strerror(error))
      throw ATSPIError(
        .notFound, message: "\(command[0]): \(reason)", advice: "See whether the command is written right")
    }
    return process
  }

  /// Waits until a child has ended, without releasing its process number: the caller must wait for it again.
  ///
  /// - Returns: The way in which it ended; nil if the system does not know.
  package static func end(ofChild process: Int32) -> LaunchedProgram.Ending? {
    var end = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(process), &end, WEXITED | WNOWAIT) != 0 {
      guard errno == EINTR else { return nil }
    }
    let number = unsafe thimble_siginfo_status(&end)
    return unsafe end.si_code == CLD_EXITED ? .exited(status: number) : .signalled(number)
  }

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
