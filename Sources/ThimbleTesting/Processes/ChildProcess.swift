package import Foundation
import Synchronization

/// A process we started, and the only kind we ever end.
///
/// Its output goes to files, which are complete once it has ended, whoever else still holds them.
package final class ChildProcess: Sendable {
  private let process: Process
  private let ending = Ending()
  private let files: URL
  /// True once it was asked to end.
  private let isAsked = Mutex(false)

  var processID: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }
  /// The signal that ended it, other than those that ``end(allowing:)`` sends.
  package var crash: Int32? {
    guard ending.isReached, process.terminationReason == .uncaughtSignal else { return nil }
    let signal = process.terminationStatus
    return isAsked.withLock(\.self) && [SIGTERM, SIGKILL].contains(signal) ? nil : signal
  }
  package var standardError: String { text("stderr") }
  package var standardOutput: String { text("stdout") }

  /// Starts a program.
  ///
  /// Its standard input is the pipe or nothing, its output goes to the pipe or a file.
  package init(
    _ program: URL,
    _ arguments: [String],
    environment: [String: String]?,
    input: Pipe? = nil,
    output: Pipe? = nil
  ) throws(TestFailure) {
    process = Process()
    files = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-test-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      process.executableURL = program
      process.arguments = arguments
      if let environment { process.environment = environment }
      process.standardInput = input ?? FileHandle.nullDevice
      let out = output == nil ? try Self.file(files.appendingPathComponent("stdout")) : nil
      let errors = try Self.file(files.appendingPathComponent("stderr"))
      // The child has its own by then. Foundation keeps them for as long as it keeps the process, and cannot start
      // another one where well over a thousand files are open.
      defer { for file in [out, errors] { try? file?.close() } }
      process.standardOutput = output ?? out
      process.standardError = errors
      let ending = ending
      process.terminationHandler = { ending.reach($0.terminationStatus) }
      try Self.hearingSignals { try process.run() }
    } catch {
      throw TestFailure("cannot start \(program.path): \(error)")
    }
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: files)
  }

  /// Waits for the end by itself, then asks for it with TERM, then forces it.
  ///
  /// Returns the exit status, or the signal.
  package func end(allowing patience: Duration) async -> Int32 {
    if let status = await ending.wait(atMost: patience) { return status }
    isAsked.withLock { $0 = true }
    process.terminate()
    if let status = await ending.wait(atMost: .seconds(10)) { return status }
    kill(process.processIdentifier, SIGKILL)
    return await ending.wait(atMost: .seconds(10)) ?? SIGKILL
  }

  /// Runs `body` with no signal blocked.
  ///
  /// The threads that run tasks block them all, and a program started from one would never hear that it is to end.
  private static func hearingSignals(_ body: () throws -> Void) throws {
    var none = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  private func text(_ name: String) -> String {
    let data = (try? Data(contentsOf: files.appendingPathComponent(name))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  private static func file(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}
