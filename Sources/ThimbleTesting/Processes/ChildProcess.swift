import ATSPI
package import FoundationEssentials
import Glibc
import Synchronization

/// A process that we started. We end no other processes.
///
/// Its output goes to files, which are complete once it has ended, even if other processes still have them open.
package final class ChildProcess: Sendable {
  private let life: Life
  private let files: URL
  /// True after the request to end.
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

  /// Waits until the process ends by itself, then sends TERM, then KILL.
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

/// The life of a process from start to end. The thread that waits for the end also holds this object.
private final class Life: Sendable {
  let processID: Int32
  let ending = Ending()
  private let state = Mutex<LaunchedProgram.Ending?>(nil)

  init(processID: Int32) { self.processID = processID }

  /// The way in which it ended; nil while it runs.
  var end: LaunchedProgram.Ending? { state.withLock(\.self) }

  /// Sends a signal, unless the process has ended: then the number may belong to another process.
  func signal(_ number: Int32) {
    state.withLock { if $0 == nil { kill(processID, number) } }
  }

  /// Starts to wait for the end, on a thread.
  func follow() {
    Spawning.onThread { [self] in
      let end = Spawning.end(ofChild: processID) ?? .exited(status: 0)
      state.withLock { state in
        state = end
        // Releases the process number.
        waitpid(processID, nil, 0)
      }
      switch end {
      case .exited(let number), .signalled(let number): ending.reach(number)
      }
    }
  }
}
