import AccessibilityAudit
import DesktopSession
import Foundation
import Synchronization
import Testing

/// Orca, running in a test's session: what it would have said is what it wrote.
final class ScreenReader: Sendable {
  private static let program = URL(fileURLWithPath: "/usr/bin/orca")
  private let process: LaunchedApp
  private let file: URL
  private let heard = Mutex(Transcript())

  private init(_ process: LaunchedApp, writing file: URL) {
    self.process = process
    self.file = file
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  /// Starts it, and waits until it has said so. The test is tagged `screenReader`, and skipped where there is none.
  static func start(in session: DesktopSession) async throws -> ScreenReader {
    #expect(Test.current?.tags.contains(.screenReader) == true, "Another test could start it at the same time.")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      try Test.cancel("Orca is not installed (Debian package orca).")
    }
    try customize(session)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("orca-\(UUID().uuidString)")
    let reader = ScreenReader(try session.launch(program, ["--debug-file", file.path]), writing: file)
    let deadline = ContinuousClock.now.advanced(by: .seconds(30))
    while !reader.said.contains("Screen reader on.") {
      guard ContinuousClock.now < deadline, reader.process.isRunning else {
        throw ScreenReaderError(description: "Orca did not start: \(reader.process.standardError)")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    return reader
  }

  /// All it has said so far, in order.
  var said: [String] { heard.withLock { $0.readOn(file) } }

  /// Waits until it has said all that is waited for; says whether it has, in ten seconds at the most.
  func waits(until isEnough: ([String]) -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now.advanced(by: .seconds(10))
    while !isEnough(said) {
      guard ContinuousClock.now < deadline else { return false }
      try await Task.sleep(for: .milliseconds(5))
    }
    return true
  }

  /// Does something, and holds that it then says exactly this.
  func expect(_ utterance: String, after action: () async throws -> Void) async throws {
    let count = said.count
    try await action()
    let isSaid = try await waits { $0[count...].contains(utterance) }
    #expect(isSaid, "It says \(said[count...]) instead of \(utterance)")
  }

  /// What it said, in order, up to something that begins like this at the least; then ends it.
  ///
  /// It may leave out what has passed when it comes to it: `more` gives it something to say until it has said what is
  /// waited for.
  func transcript(upTo prefix: String, _ more: () async throws -> Void) async throws -> [String] {
    try await transcript(until: { $0.contains { $0.hasPrefix(prefix) } }, more)
  }

  /// The same, until it has said all that is waited for.
  func transcript(until isEnough: ([String]) -> Bool, _ more: () async throws -> Void) async throws -> [String] {
    try await hear(until: isEnough, more)
    await process.end()
    return said
  }

  /// Waits until it has said all that is waited for, and lets it go on.
  func hear(until isEnough: ([String]) -> Bool, _ more: () async throws -> Void) async throws {
    let deadline = ContinuousClock.now.advanced(by: .seconds(30))
    while !isEnough(said), ContinuousClock.now < deadline { try await more() }
  }

  /// Orca writes in large pieces, unless it is told to write each line at once: by the file in which its users change
  /// what they like.
  private static func customize(_ session: DesktopSession) throws {
    guard let data = session.environment["XDG_DATA_HOME"] else { return }
    let folder = URL(fileURLWithPath: data).appendingPathComponent("orca")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = "from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n"
    try Data(lines.utf8).write(to: folder.appendingPathComponent("orca-customizations.py"))
  }
}

/// What has been read of the file so far.
private struct Transcript {
  private static let mark = Data("SPEECH OUTPUT: '".utf8)
  private var utterances: [String] = []
  private var offset: UInt64 = 0

  /// Reads the lines that have come since, and returns all that was said.
  mutating func readOn(_ file: URL) -> [String] {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return utterances }
    defer { try? handle.close() }
    guard (try? handle.seek(toOffset: offset)) != nil, let new = try? handle.readToEnd(),
      let end = new.lastIndex(of: UInt8(ascii: "\n"))
    else { return utterances }
    var rest = new[...end]
    while let mark = rest.range(of: Self.mark),
      let lineEnd = rest[mark.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
    {
      let line = String(decoding: rest[mark.upperBound..<lineEnd], as: UTF8.self)
      // The words, and then the voice.
      if let words = line.prefixMatch(of: /(.*)'\s?\{/) {
        utterances.append(words.1.trimmingCharacters(in: .whitespaces))
      }
      rest = rest[lineEnd...]
    }
    offset += UInt64(end - new.startIndex + 1)
    return utterances
  }
}

extension Gallery {
  /// Starts Orca, and goes to and fro beside the list of pages, where focus is at first, until Orca has spoken at each
  /// step: while it looks around in a window that is new to it, it may leave out where focus comes meanwhile.
  func screenReader() async throws -> ScreenReader {
    let orca = try await ScreenReader.start(in: session)
    let row = try #require(try await focused())
    var isAwake = try await orca.waits { Speech($0[...]).count(of: [row.name]) > 0 }
    for _ in 0..<3 {
      for key in ["shift+Tab", "Tab"] {
        let words = orca.said.count
        try await press(key)
        isAwake = try await orca.waits { !Speech($0[words...]).utterances.isEmpty } && isAwake
      }
      if isAwake { return orca }
      isAwake = true
    }
    throw ScreenReaderError(description: "Orca does not say where focus comes: \(orca.said)")
  }
}

/// Why there is no screen reader.
struct ScreenReaderError: Error, CustomStringConvertible {
  let description: String
}
