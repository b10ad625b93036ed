import DesktopSession
import Foundation
import Testing

/// Orca, running in a test's session: what it would have said is what it wrote.
struct ScreenReader {
  private static let program = URL(fileURLWithPath: "/usr/bin/orca")
  private let process: LaunchedApp
  private let file: URL

  /// Starts it, and waits until it has said so. The test is tagged `screenReader`, and skipped where there is none.
  static func start(in session: DesktopSession) async throws -> ScreenReader {
    #expect(Test.current?.tags.contains(.screenReader) == true, "Another test could start it at the same time.")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      try Test.cancel("Orca is not installed (Debian package orca).")
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("orca-\(UUID().uuidString)")
    let reader = ScreenReader(process: try session.launch(program, ["--debug-file", file.path]), file: file)
    let deadline = ContinuousClock.now.advanced(by: .seconds(30))
    while !reader.utterances.contains("Screen reader on.") {
      guard ContinuousClock.now < deadline, reader.process.isRunning else {
        throw ScreenReaderError(description: "Orca did not start: \(reader.process.standardError)")
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    return reader
  }

  /// What it said, in order, up to something that begins like this at the least; then ends it.
  ///
  /// It writes in large pieces, and does not always end when it is asked to: `more` gives it something to say until what
  /// is waited for is in the file.
  func transcript(upTo prefix: String, _ more: () async throws -> Void) async throws -> [String] {
    try await transcript(until: { $0.contains { $0.hasPrefix(prefix) } }, more)
  }

  /// The same, until it has said all that is waited for.
  func transcript(until isEnough: ([String]) -> Bool, _ more: () async throws -> Void) async throws -> [String] {
    defer { try? FileManager.default.removeItem(at: file) }
    try await hear(until: isEnough, more)
    let said = utterances
    await process.end()
    return said
  }

  /// Waits until it has said all that is waited for, and lets it go on.
  func hear(until isEnough: ([String]) -> Bool, _ more: () async throws -> Void) async throws {
    let deadline = ContinuousClock.now.advanced(by: .seconds(30))
    while !isEnough(utterances), ContinuousClock.now < deadline { try await more() }
  }

  private var utterances: [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.matches(of: /SPEECH OUTPUT: '(.*)'\s?\{/).map { String($0.1).trimmingCharacters(in: .whitespaces) }
  }
}

/// Why there is no screen reader.
struct ScreenReaderError: Error, CustomStringConvertible {
  let description: String
}
