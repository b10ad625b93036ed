import ATSPI
package import FoundationEssentials
import Glibc
import Synchronization

/// A process we started, and the only kind we ever end.
///
/// Its output goes to files, which are complete once it has ended, whoever else still holds them.
package final class ChildProcess: Sendable {
  private let life: Life
  private let files: URL
  /// True once it was asked to end.
  private let isAsked = Mutex(false)

  var processID: Int32 { life.processID }
  var isRunning: Bool { life.end == nil }
  /// The signal that ended it, other than those that ``end(allowing:)`` sends.
  package var crash: Int32? {
    guard case .signalled(let signal) = life.end else { return nil }
    return isAsked.withLock(\.self) && [SIGTERM, SIGKILL].contains(signal) ? nil : signal
  }
  package var standardError: String { text("stderr") }
  package var standardOutput: String { text("stdout") }

  /// Starts a program.
  ///
  /// Its standard input is the pipe or nothing, its output goes to the pipe or a file. It has the environment of this
  /// process, unless it gets another.
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
      // The child has its own by then.
      defer {
        for file in [out, errors].compactMap(\.self) { close(file) }
        input?.closeReading()
        output?.closeWriting()
      }
      life = Life(
        processID: try Spawning.start(
          [program.path] + arguments,
          environment: environment.map { $0.map { "\($0)=\($1)" } } ?? Spawning.environment, input: input?.reading,
          output: out ?? output?.writing, errors: errors))
    } catch let error as ATSPIError {
      throw TestFailure("cannot start \(program.path): \(error.message)")
    } catch {
      throw TestFailure("cannot start \(program.path): \(error)")
    }
    life.follow()
  }

  /// Starts a program in the environment of this process, without input.
  package convenience init(_ program: URL, _ arguments: [String]) throws(TestFailure) {
    try self.init(program, arguments, environment: nil)
  }

  deinit {
    life.signal(SIGTERM)
    try? FileManager.default.removeItem(at: files)
  }

  /// Waits for the end by itself, then asks for it with TERM, then forces it.
  ///
  /// Returns the exit status, or the signal.
  package func end(allowing patience: Duration) async -> Int32 {
    if let status = await life.ending.wait(atMost: patience) { return status }
    isAsked.withLock { $0 = true }
    life.signal(SIGTERM)
    if let status = await life.ending.wait(atMost: .seconds(10)) { return status }
    life.signal(SIGKILL)
    return await life.ending.wait(atMost: .seconds(10)) ?? SIGKILL
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

/// A process from its start to its end. The thread that waits for the end holds it, too.
private final class Life: Sendable {
  let processID: Int32
  let ending = Ending()
  private let state = Mutex<LaunchedProgram.Ending?>(nil)

  init(processID: Int32) { self.processID = processID }

  /// Its end; nil while it runs.
  var end: LaunchedProgram.Ending? { state.withLock(\.self) }

  /// Sends a signal, unless it has ended: its number may then be that of another process.
  func signal(_ number: Int32) {
    state.withLock { if $0 == nil { kill(processID, number) } }
  }

  /// Waits for the end on a thread.
  func follow() {
    Spawning.onThread { [self] in
      let end = Spawning.end(ofChild: processID) ?? .exited(status: 0)
      state.withLock { state in
        state = end
        // Gives the number back.
        waitpid(processID, nil, 0)
      }
      switch end {
      case .exited(let number), .signalled(let number): ending.reach(number)
      }
    }
  }
}
