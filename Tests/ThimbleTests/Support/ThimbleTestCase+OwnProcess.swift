import Foundation
import XCTest

extension ThimbleTestCase {
  nonisolated private static let mark = "THIMBLE_OWN_PROCESS"

  /// Indicates whether this process runs one test, by ``inOwnProcess(_:_:)``.
  nonisolated static var isOwnProcess: Bool { ProcessInfo.processInfo.environment[mark] != nil }

  /// Runs `body` in a new process, as this test alone; after a shell command in a user namespace of its own, if there is
  /// one.
  func inOwnProcess(_ test: String = #function, after shell: String? = nil, _ body: () throws -> Void) throws {
    if Self.isOwnProcess { return try body() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["ThimbleTests.\(Self.self)/\(test.dropLast(2))"]
    if let shell, let program = process.executableURL?.path {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
      process.arguments =
        ["--user", "--map-root-user", "sh", "-c", "\(shell) && exec \"$@\"", "sh", program] + (process.arguments ?? [])
    }
    process.environment = ProcessInfo.processInfo.environment.merging([Self.mark: "1"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(bytes: data, encoding: .utf8) ?? ""
    XCTAssert(process.terminationStatus == 0 && text.contains("Executed 1 test, with 0 failures"), text)
  }
}
