package import FoundationEssentials
import Glibc
import Processes
import Synchronization

/// A process that we started. We end no other processes.
///
/// Its output goes to files, which are complete once it has ended, even if other processes still have them open.
package final class ChildProcess: Sendable {
  private let process: StartedProcess
  private let files: URL
  /// True after the request to end.
  private let isAsked = Mutex(false)

  var processID: Int32 { process.processID }
  var isRunning: Bool { process.end == nil }
  /// The signal that ended it, other than those that ``end(allowing:)`` sends.
  package var crash: Int32? {
    guard case .signalled(let signal) = process.end else { return nil }
    return isAsked.withLock(\.self) && [SIGTERM, SIGKILL].contains(signal) ? nil : signal
  }
  package var standardError: String { text("stderr") }
  package var standardOutput: String { text("stdout") }

  /// Starts a program.
  ///
  /// Its standard input is the pipe or empty; its output goes to the pipe or a file. It gets the environment of this
  /// process, unless another one is given.
  init(
    _ program: URL,
    _ arguments: [String],
    environment: [String: String]?,
    input: Channel? = nil,
    output: Channel? = nil
  ) throws(TestFailure) {
    files = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-test-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      let out = output == nil ? try Self.file(files.appendingPathComponent("stdout")) : nil
      let errors = try Self.file(files.appendingPathComponent("stderr"))
      // The child has its own copies by then.
      defer {
        for file in [out, errors].compactMap(\.self) { close(file) }
        input?.closeReading()
        output?.closeWriting()
      }
      process = try StartedProcess(
        [program.path] + arguments, environment: environment.map { $0.map { "\($0)=\($1)" } } ?? Spawning.environment,
        input: input?.reading, output: out ?? output?.writing, errors: errors)
    } catch {
      throw TestFailure("cannot start \(program.path): \(error)")
    }
  }

  /// Starts a program in the environment of this process, without input.
  package convenience init(_ program: URL, _ arguments: [String]) throws(TestFailure) {
    try self.init(program, arguments, environment: nil)
  }

  deinit {
    process.signal(SIGTERM)
    try? FileManager.default.removeItem(at: files)
  }

  /// Waits until the process ends by itself, then sends TERM, then KILL.
  ///
  /// Returns the exit status, or the signal.
  package func end(allowing patience: Duration) async -> Int32 {
    if let status = await process.status(within: patience) { return status }
    isAsked.withLock { $0 = true }
    process.signal(SIGTERM)
    if let status = await process.status(within: .seconds(10)) { return status }
    process.signal(SIGKILL)
    return await process.status(within: .seconds(10)) ?? SIGKILL
  }

  private func text(_ name: String) -> String {
    let data = (try? Data(contentsOf: files.appendingPathComponent(name))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  private static func file(_ url: URL) throws -> Int32 {
    let file = unsafe open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw TestFailure("\(url.path) cannot be written.") }
    return file
  }
}
