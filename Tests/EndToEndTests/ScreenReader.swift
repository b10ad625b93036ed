import ATSPI
import AccessibilityAudit
import DesktopSession
import Foundation
import Synchronization
import Testing

/// Orca in a test's session. The test reads its words from a file.
///
/// Orca looks at an event when it comes to it, and says nothing of what has passed by then. A test therefore does one
/// thing, waits for its effect on the accessibility bus, and lets Orca come to rest before it does the next one.
final class ScreenReader: Sendable {
  private static let program = URL(fileURLWithPath: "/usr/bin/orca")
  /// Its user's folder, as far as tests need one.
  private static let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Support/orca")
  /// A busy machine takes its time; where all is well it is over at once.
  private static let patience = Duration.seconds(60)

  private let process: LaunchedApp
  private let file: URL
  private let app = Mutex<Application?>(nil)
  private let heard = Mutex(Transcript())

  private init(_ process: LaunchedApp, writing file: URL) {
    self.process = process
    self.file = file
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  /// Starts it, and waits until it has come to rest.
  ///
  /// The test is tagged `screenReader`, and skipped where there is none.
  static func start(in session: DesktopSession) async throws -> ScreenReader {
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      try Test.cancel("Orca is not installed (Debian package orca).")
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("orca-\(UUID().uuidString)")
    // Braille, of which nobody reads a line here, is most of the work that Orca has with a control.
    let process = try session.launch(
      program, ["--disable", "braille", "--debug-file", file.path], environment: try environment(in: session))
    let reader = ScreenReader(process, writing: file)
    try await reader.wait { $0.rests > 0 }
    return reader
  }

  /// Listens to an application from here on.
  func turn(to app: Application) { self.app.withLock { $0 = app } }

  /// Ends it, so that another one can start on the same desktop.
  func end() async { await process.end() }

  /// All words so far, in order.
  var said: [String] {
    heard.withLock { transcript in
      transcript.readOn(file)
      return transcript.utterances
    }
  }

  /// Waits until it has nothing left to do: it has looked at all events that went over the accessibility bus before
  /// this call, and has said all it says of them.
  func rest() async throws {
    // The application has sent what it had to send before it answers, and the bus has handed that on.
    _ = try await app.withLock { $0 }?.root.states()
    let rests = heard.withLock { transcript in
      transcript.readOn(file)
      return transcript.rests
    }
    kill(process.processID, SIGUSR2)
    try await wait { $0.rests > rests }
  }

  /// Runs an action, and returns the words of Orca after it.
  ///
  /// The action returns when its effect is there. If it cannot wait for the effect on the bus, this waits for `words`
  /// instead.
  @discardableResult
  func speech(upTo words: String? = nil, after action: () async throws -> Void) async throws -> Speech {
    let count = said.count
    try await action()
    if let words {
      // The test itself reports missing words.
      try? await wait { Speech($0.utterances[count...]).contains(words) }
    }
    try await rest()
    return Speech(said[count...])
  }

  /// Waits until its file is as wanted.
  private func wait(until isEnough: (Transcript) -> Bool) async throws {
    let deadline = ContinuousClock.now.advanced(by: Self.patience)
    while !heard.withLock({
      $0.readOn(file)
      return isEnough($0)
    }) {
      guard process.isRunning else {
        throw ScreenReaderError(description: "Orca ended: \(process.standardOutput)\(process.standardError)")
      }
      guard ContinuousClock.now < deadline else {
        throw ScreenReaderError(description: "Orca does not come to an end. It has said \(said)")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Installs the script that reports when Orca is at rest, and hides other Orcas from it.
  private static func environment(in session: DesktopSession) throws -> [String: String] {
    let data = try #require(session.environment["XDG_DATA_HOME"])
    let folder = URL(fileURLWithPath: data).appendingPathComponent("orca")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "orca-customizations.py"
    try Data(contentsOf: support.appendingPathComponent(name)).write(to: folder.appendingPathComponent(name))
    return ["PATH": "\(support.path):\(session.environment["PATH"] ?? "/usr/bin:/bin")"]
  }
}

/// The part of the file that has been read.
private struct Transcript {
  private static let speech = "SPEECH OUTPUT: '"
  /// The spoken words, in order.
  private(set) var utterances: [String] = []
  /// The number of times that it was at rest.
  private(set) var rests = 0
  private var offset: UInt64 = 0

  /// Reads the lines that have come since.
  mutating func readOn(_ file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return }
    defer { try? handle.close() }
    guard (try? handle.seek(toOffset: offset)) != nil, let new = try? handle.readToEnd(),
      let end = new.lastIndex(of: UInt8(ascii: "\n"))
    else { return }
    offset += UInt64(end - new.startIndex + 1)
    for line in new[..<end].split(separator: UInt8(ascii: "\n")) { read(line) }
  }

  private mutating func read(_ line: Data) {
    if line.elementsEqual("AT REST".utf8) { return rests += 1 }
    // The words, and then the voice.
    guard let mark = line.range(of: Data(Self.speech.utf8)),
      let words = String(decoding: line[mark.upperBound...], as: UTF8.self).prefixMatch(of: /(.*)'\s?\{/)
    else { return }
    utterances.append(words.1.trimmingCharacters(in: .whitespaces))
  }
}

extension Gallery {
  /// Starts Orca, and lets it listen.
  func screenReader() async throws -> ScreenReader {
    let orca = try await ScreenReader.start(in: session)
    try await beHeard(by: orca)
    return orca
  }

  /// Lets Orca listen, and shows that it says where focus comes: beside the list of pages, where focus is at first, and
  /// back.
  func beHeard(by orca: ScreenReader) async throws {
    try await app.root.children().first?.wait { $0.states.contains(.active) }
    orca.turn(to: app)
    let trail = try await focusTrail()
    var place = try await app.root.first(.listItem, within: patience) { $0.states.contains(.focused) }
    try await orca.rest()
    for key in ["shift+Tab", "Tab"] {
      let speech = try await orca.speech {
        try await press(key)
        place = try #require(await trail.next(from: place), "\(key) does not move focus.")
      }
      guard !speech.utterances.isEmpty else {
        throw ScreenReaderError(description: "Orca does not say where focus comes: \(orca.said)")
      }
    }
  }

  /// Presses a key that moves keyboard focus, and waits until it has.
  func moveFocus(by key: String) async throws {
    let before = try await focused()
    try await press(key)
    try await waitForFocus(toLeave: before)
  }
}

/// The reason why there is no screen reader.
struct ScreenReaderError: Error, CustomStringConvertible {
  let description: String
}
