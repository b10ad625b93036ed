import Glibc
import Processes
package import Thimble

/// A program that the gallery starts, with all processes that it starts.
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

  private let process: StartedProcess
  private let family: ProcessFamily
  /// The output, as a file without a name: a pipe would wait for every process that still holds its other end.
  private let output: Int32

  /// Starts a program.
  ///
  /// - Parameter words: the program, which is searched for in `PATH` unless it has a slash, and its arguments.
  /// - Throws: ``HostError`` when it cannot be started.
  package init(_ words: [String]) throws(HostError) {
    let folder = OwnProcesses.environment("TMPDIR") ?? "/tmp"
    var name = Array("\(folder)/thimble-XXXXXX".utf8CString)
    let output = unsafe mkstemp(&name)
    guard output >= 0 else { throw HostError(.notOpened, "Could not make a temporary file in \(folder).") }
    unsafe unlink(name)
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    let mark = ProcessFamily.newMark()
    do throws(SpawnFailure) {
      process = try StartedProcess(
        words, environment: Spawning.environment + ["\(ProcessFamily.variable)=\(mark)"], leadsSession: false,
        output: output, errors: output)
    } catch {
      close(output)
      throw HostError(.notOpened, "Could not start \(error).")
    }
    self.output = output
    family = ProcessFamily(leader: process.processID, mark: mark)
  }

  isolated deinit {
    end()
    close(output)
  }

  /// Waits until the program has ended.
  package func ended() async -> End {
    let status: Int32? = if case .exited(let status) = await process.ended() { status } else { nil }
    return End(status: status, output: text)
  }

  private var text: String {
    var bytes = [UInt8](repeating: 0, count: min(max(0, Int(lseek(output, 0, SEEK_END))), 16 << 20))
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe pread(output, $0.baseAddress, $0.count, 0) }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Ends the program and all processes that it has started. Does nothing after the program has ended.
  ///
  /// Each process is asked first, and has `grace` milliseconds.
  package func end(grace: Int = 300) {
    guard process.end == nil else { return }
    let all = family.members()
    for member in all { kill(member, SIGTERM) }
    let limit = ContinuousClock.now + .milliseconds(grace)
    while ContinuousClock.now < limit, !family.members().isEmpty { usleep(10_000) }
    for member in family.members() { kill(member, SIGKILL) }
  }
}
