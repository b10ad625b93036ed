import CGtk
import FileReading
import Glibc

/// A child process, with all processes that it starts.
///
/// Its standard input is empty. Its standard output and error are one text. Releasing this object ends the program.
@MainActor
package final class ChildProcess {
  /// The end of a program.
  package struct End: Equatable, Sendable {
    /// The exit status; nil if a signal ended the program.
    package let status: Int32?
    /// The standard output and error, at most 16 MiB.
    package let output: String
  }

  private let process: OpaquePointer
  /// The output, as a file without a name: a pipe would wait for every process that still holds its other end.
  private let output: Int32

  /// Starts a program.
  ///
  /// - Parameter words: the program, which is searched for in `PATH` unless it has a slash, and its arguments.
  /// - Throws: ``HostError`` when it cannot be started.
  package init(_ words: [String]) throws(HostError) {
    var error: ErrorPointer?
    var name: UnsafeMutablePointer<CChar>?
    output = g_file_open_tmp(nil, &name, &error)
    guard output >= 0, let name else { throw HostError(.notOpened, taking: error, doing: "make a temporary file") }
    unlink(name)
    g_free(name)
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    let launcher = g_subprocess_launcher_new(GSubprocessFlags(rawValue: 0))
    defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
    g_subprocess_launcher_take_stdout_fd(launcher, dup(output))
    g_subprocess_launcher_take_stderr_fd(launcher, dup(output))
    let arguments = words.map { UnsafePointer(strdup($0)) }
    defer { for argument in arguments { free(UnsafeMutableRawPointer(mutating: argument)) } }
    guard let process = g_subprocess_launcher_spawnv(launcher, arguments + [nil], &error) else {
      close(output)
      throw HostError(.notOpened, taking: error, doing: "start \(words.first ?? "a program without a name")")
    }
    self.process = process
  }

  isolated deinit {
    end()
    close(output)
    g_object_unref(UnsafeMutableRawPointer(process))
  }

  /// Waits until the program has ended.
  package func ended() async -> End {
    _ = await AsyncResult.of {
      g_subprocess_wait_async(self.process, nil, $0, $1)
    } finish: { _, result in
      g_subprocess_wait_finish(self.process, result, nil)
    }
    let hasExited = g_subprocess_get_if_exited(process) != 0
    return End(status: hasExited ? g_subprocess_get_exit_status(process) : nil, output: text)
  }

  private var text: String {
    var bytes = [UInt8](repeating: 0, count: min(max(0, Int(lseek(output, 0, SEEK_END))), 16 << 20))
    let count = bytes.withUnsafeMutableBytes { pread(output, $0.baseAddress, $0.count, 0) }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// The number of the process; nil after it has ended.
  private var id: pid_t? {
    g_subprocess_get_identifier(process).flatMap { pid_t(String(cString: $0)) }
  }

  /// Ends the program and all processes that it has started. Does nothing after the program has ended.
  ///
  /// Each process is asked first, and has `grace` milliseconds.
  package func end(grace: Int = 300) {
    guard let id else { return }
    let all = ProcessEntry.tree(of: id)
    for entry in all { kill(entry.id, SIGTERM) }
    for _ in 0..<(grace / 10) where all.contains(where: \.isRunning) { usleep(10_000) }
    for entry in all where entry.isRunning { kill(entry.id, SIGKILL) }
  }
}

/// A process as the system lists it.
private struct ProcessEntry {
  let id: pid_t
  private let parent: pid_t
  private let state: Substring
  /// The start time, which differs from that of a later process with the same number.
  private let start: Substring

  /// Reads `/proc/ID/stat`: the number, the name in parentheses, and from there on words.
  private init?(_ id: pid_t) {
    guard let bytes = try? RegularFile.bytes(of: "/proc/\(id)/stat", atMost: 4_096) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let words = text[text.index(after: end)...].split(separator: " ")
    guard words.count > 19, let parent = pid_t(words[1]) else { return nil }
    (self.id, self.parent, state, start) = (id, parent, words[0], words[19])
  }

  /// Indicates whether the process has not ended.
  var isRunning: Bool {
    guard let now = ProcessEntry(id) else { return false }
    return now.start == start && now.state != "Z"
  }

  /// Returns a process and its descendants, parents before their children.
  static func tree(of root: pid_t) -> [ProcessEntry] {
    let all = (Folder.names(in: "/proc") ?? []).compactMap { pid_t($0) }.compactMap { ProcessEntry($0) }
    let children = Dictionary(grouping: all, by: \.parent)
    var found = all.filter { $0.id == root }
    var index = 0
    while index < found.count {
      found += children[found[index].id] ?? []
      index += 1
    }
    return found
  }
}
