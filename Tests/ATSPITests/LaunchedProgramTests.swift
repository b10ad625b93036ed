import ATSPI
import DesktopTraits
import Foundation
import Synchronization
import Testing
import ThimbleTesting

/// A launched program ends on request, and not earlier.
@Suite(.timeLimit(.minutes(5))) struct LaunchedProgramTests {
  @Test func `A program ends after the request, and its ending is known`() async throws {
    let program = try await LaunchedProgram.start(["sleep", "600"])
    #expect(program.processID > 0)
    #expect(await program.ending == nil)
    #expect(await program.end(allowing: .seconds(60)) == .signalled(15))
    #expect(await program.ending == .signalled(15))
    #expect(await program.end() == .signalled(15))
  }

  @Test func `A program that ignores the request is killed`() async throws {
    let mark = FileManager.default.temporaryDirectory.appendingPathComponent("deaf-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: mark) }
    let script = "trap '' TERM; : >'\(mark.path)'; while :; do sleep 1; done"
    let program = try await LaunchedProgram.start(["sh", "-c", script])
    // Earlier, the request would still end it.
    #expect(await Deadlines.holds { FileManager.default.fileExists(atPath: mark.path) })
    #expect(await program.end(allowing: .milliseconds(500)) == .signalled(9))
  }

  @Test func `The handler is called for its end, whether set before or after`() async throws {
    let program = try await LaunchedProgram.start(["sh", "-c", "exit 7"])
    #expect(await Self.ending(of: program) == .exited(status: 7))
    let again = Mutex<LaunchedProgram.Ending?>(nil)
    await program.whenEnded { ending in again.withLock { $0 = ending } }
    #expect(again.withLock { $0 } == .exited(status: 7))
  }

  @Test(
    "All processes that it has started end with it",
    arguments: [
      "sleep 600 & wait",
      "setsid sleep 600 & exit 3",
      "(setsid sh -c 'trap \"\" TERM; sleep 600 & wait; sleep 600' &) ; exit 3",
      "env -i sleep 600 & exit 3",
    ])
  func descendants(script: String) async throws {
    let program = try await LaunchedProgram.start(["sh", "-c", script])
    let leader = program.processID
    var left: Set<Int32> = []
    let end = ContinuousClock.now + patience
    while left.isEmpty, ContinuousClock.now < end { left = await program.processes().subtracting([leader]) }
    #expect(!left.isEmpty)
    _ = await program.end(allowing: .milliseconds(500))
    #expect(await program.processes() == [])
    for process in left { #expect(!Self.isRunning(process)) }
  }

  @Test func `The process of a program that ends at once is known`() async throws {
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<5 {
            let program = try await LaunchedProgram.start(["true"])
            guard program.processID > 1 else { return program.processID }
          }
          return 2
        }
      }
      for try await process in group { #expect(process > 1) }
    }
  }

  @Test func `No other program gets the process number of one that has ended, until that is released`() async throws {
    var program: LaunchedProgram? = try await LaunchedProgram.start(["sh", "-c", "exit 7"])
    let process = try #require(program?.processID)
    // A request to end would come before the shell's own end where the machine is busy.
    if let program { #expect(await Self.ending(of: program) == .exited(status: 7)) }
    #expect(kill(process, 0) == 0)
    program = nil
    #expect(await Deadlines.holds { kill(process, 0) != 0 })
  }

  @Test func `A script without a first line for the system is run by the shell`() async throws {
    let script = FileManager.default.temporaryDirectory.appendingPathComponent("script-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: script) }
    try "exit $1\n".write(to: script, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    #expect(await Self.ending(of: try LaunchedProgram.start([script.path, "5"])) == .exited(status: 5))
  }

  /// Waits until the process ends by itself, and returns the way in which it did.
  private static func ending(of program: LaunchedProgram) async -> LaunchedProgram.Ending {
    await withCheckedContinuation { continuation in
      Task { await program.whenEnded { continuation.resume(returning: $0) } }
    }
  }

  /// Returns true if the process runs. A zombie process does not run.
  private static func isRunning(_ process: Int32) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return !stat.contains(") Z ")
  }

  @Test func `A program that cannot be started throws an error with the reason`() async {
    let error = await #expect(throws: ATSPIError.self) { _ = try await LaunchedProgram.start(["/nowhere/at/all"]) }
    #expect(error?.code == .notFound && error?.message.contains("/nowhere/at/all") == true)
  }
}
