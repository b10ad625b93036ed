import ATSPI
import AccessibilityAudit
import FoundationEssentials
import Glibc
import Synchronization

/// The screen reader Orca on the desktop of a test. It makes no sound: it records its words as texts, with times.
///
///     let reader = try await ScreenReader.start(in: app.session)
///     reader.listen(to: app)
///     let words = try await reader.utterances { try await app.press("Tab") }
///     #expect(words.map(\.text) == ["Save push button"])
///
/// Orca reads an object when it handles an event, and does not speak of changes that have passed by then. So a test
/// performs one action, waits for its effect on the accessibility bus, and lets Orca come to rest before the next
/// action. The words differ between versions of Orca.
public final class ScreenReader: Sendable {
  /// Words that the screen reader spoke at once.
  public struct Utterance: Hashable, Sendable, CustomStringConvertible {
    /// The words.
    public var text: String
    /// The time from the start of the screen reader to its words.
    public var time: Duration

    /// The words.
    public var description: String { text }
  }

  private static let program = URL(fileURLWithPath: "/usr/bin/orca")
  /// The longest time for Orca on a busy machine; usually the wait is short.
  private static let patience = Patience.usualLimit(atLeast: .seconds(60))

  /// The reason why there is no screen reader on this machine; nil if there is one.
  public static let unavailable: String? =
    FileManager.default.isExecutableFile(atPath: program.path) ? nil : "Orca is not installed (Debian package orca)."

  private let process: LaunchedApp
  /// The folder of Orca's output and configuration.
  private let folder: URL
  private let app = Mutex<Application?>(nil)
  private let heard = Mutex(Transcript())

  private var file: URL { folder.appendingPathComponent("speech") }

  private init(_ process: LaunchedApp, in folder: URL) {
    self.process = process
    self.folder = folder
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Starts Orca, and waits until it is at rest.
  ///
  /// Orca follows applications that start later, but some versions do not speak everything of them: start the
  /// application first.
  ///
  /// - Throws: ``TestFailure`` if Orca is missing or ends.
  public static func start(in session: DesktopSession) async throws -> ScreenReader {
    if let unavailable { throw TestFailure(unavailable) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("orca-\(UUID().uuidString)")
    session.useUp()
    let environment = try environment(in: session, folder)
    let speech = folder.appendingPathComponent("speech").path
    // Braille is off: tests do not use it, and it is most of Orca's work with a control.
    let process = try session.launch(
      program, ["--disable", "braille", "--debug-file", speech], environment: environment)
    let reader = ScreenReader(process, in: folder)
    try await reader.wait { $0.rests > 0 }
    return reader
  }

  /// Sets the application to which Orca listens from now on.
  public func listen(to app: TestApplication) { self.app.withLock { $0 = app.application } }

  /// Ends Orca, so that another one can start on the same desktop.
  public func end() async { await process.end() }

  /// All words so far, in order.
  public var utterances: [Utterance] {
    heard.withLock { transcript in
      transcript.readOn(file)
      return transcript.utterances
    }
  }

  /// Waits until Orca has handled all events that were sent on the accessibility bus before this call, and has spoken
  /// about them.
  public func rest() async throws {
    // The application sends its pending events before it answers, and the bus delivers them in order.
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
  /// The action must return after its effect. If it cannot wait for the effect on the bus, use `isEnough` to wait for
  /// certain words.
  ///
  /// - Parameters:
  ///   - isEnough: Returns true if the words are complete. Nil to wait until Orca is at rest.
  ///   - action: The action.
  /// - Returns: The words, in order.
  /// - Throws: ``TestFailure`` when Orca ends or does not come to rest, and errors of the action.
  nonisolated(nonsending) public func utterances(
    until isEnough: (([Utterance]) -> Bool)? = nil, after action: () async throws -> Void
  ) async throws -> [Utterance] {
    let count = utterances.count
    try await action()
    if let isEnough {
      // The test itself reports missing words.
      try? await wait { isEnough(Array($0.utterances[count...])) }
    }
    try await rest()
    return Array(utterances[count...])
  }

  /// Waits until Orca's file fulfils a condition.
  nonisolated(nonsending) private func wait(until isEnough: (Transcript) -> Bool) async throws {
    let deadline = ContinuousClock.now.advanced(by: Self.patience)
    while !heard.withLock({
      $0.readOn(file)
      return isEnough($0)
    }) {
      guard process.isRunning else {
        throw TestFailure("Orca ended: \(process.standardOutput)\(process.standardError)")
      }
      guard ContinuousClock.now < deadline else {
        throw TestFailure("Orca does not come to an end. It has said \(utterances)")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Installs the script that reports when Orca is at rest, and hides other instances of Orca from this one.
  private static func environment(in session: DesktopSession, _ support: URL) throws -> [String: String] {
    guard let data = session.environment["XDG_DATA_HOME"] else {
      throw TestFailure("The desktop has no XDG_DATA_HOME.")
    }
    let folder = URL(fileURLWithPath: data).appendingPathComponent("orca")
    for (folder, name, bytes) in [
      (folder, "orca-customizations.py", PackageResources.orca_customizations_py),
      (support, "pgrep", PackageResources.pgrep),
    ] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return ["PATH": "\(support.path):\(session.environment["PATH"] ?? "/usr/bin:/bin")"]
  }
}

/// The content of Orca's file so far.
private struct Transcript {
  private static let speech = "SPEECH OUTPUT: '"
  private static let time = "SPEAKS AT "
  /// The spoken words, in order.
  private(set) var utterances: [ScreenReader.Utterance] = []
  /// The time of the next words.
  private var now = Duration.zero
  /// The number of times that Orca was at rest.
  private(set) var rests = 0
  private var offset = 0

  /// Reads the lines that were added since the last call.
  mutating func readOn(_ file: URL) {
    let new = FileEnd.bytes(of: file, from: offset)
    guard let end = new.lastIndex(of: UInt8(ascii: "\n")) else { return }
    offset += end - new.startIndex + 1
    for line in new[..<end].split(separator: UInt8(ascii: "\n")) { read(line) }
  }

  private mutating func read(_ line: Data) {
    if line.elementsEqual("AT REST".utf8) { return rests += 1 }
    if let mark = line.firstPlace(of: Self.time), mark.lowerBound == line.startIndex {
      now = .seconds(Double(String(decoding: line[mark.upperBound...], as: UTF8.self)) ?? 0)
      return
    }
    // The line has the words, and then the voice.
    guard let mark = line.firstPlace(of: Self.speech),
      let words = String(decoding: line[mark.upperBound...], as: UTF8.self).prefixMatch(of: /(.*)'\s?\{/)
    else { return }
    let text = String(words.1).trimmed
    utterances.append(ScreenReader.Utterance(text: text, time: now))
  }
}
