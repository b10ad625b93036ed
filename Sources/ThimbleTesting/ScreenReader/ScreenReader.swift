import ATSPI
import AccessibilityAudit
import FoundationEssentials
import Glibc
import Synchronization

/// The screen reader Orca on the desktop of a test. It makes no sound: its words are texts, with times.
///
///     let reader = try await ScreenReader.start(in: app.session)
///     reader.listen(to: app)
///     let words = try await reader.utterances { try await app.press("Tab") }
///     #expect(words.map(\.text) == ["Save push button"])
///
/// Orca looks at an event when it comes to it, and says nothing of what has passed by then. A test therefore does one
/// thing, waits for its effect on the accessibility bus, and lets Orca come to rest before it does the next one. The words
/// differ between versions of Orca.
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
  /// A busy machine takes its time; where all is well it is over at once.
  private static let patience = Duration.seconds(60)

  /// The reason why there is no screen reader on this machine; nil if there is one.
  public static let unavailable: String? =
    FileManager.default.isExecutableFile(atPath: program.path) ? nil : "Orca is not installed (Debian package orca)."

  private let process: LaunchedApp
  /// The folder of what it writes and of what it reads.
  private let folder: URL
  private let app = Mutex<Application?>(nil)
  private let heard = Mutex(Transcript())

  private var file: URL { folder.appendingPathComponent("speech") }

  private init(_ process: LaunchedApp, in folder: URL) {
    self.process = process
    self.folder = folder
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Starts it, and waits until it has come to rest.
  ///
  /// It follows applications that start after it, but some versions do not say all of them: start the application first.
  ///
  /// - Throws: ``TestFailure`` where it is missing or ends.
  public static func start(in session: DesktopSession) async throws -> ScreenReader {
    if let unavailable { throw TestFailure(unavailable) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("orca-\(UUID().uuidString)")
    session.useUp()
    let environment = try environment(in: session, folder)
    let speech = folder.appendingPathComponent("speech").path
    // Braille, of which nobody reads a line here, is most of the work that Orca has with a control.
    let process = try session.launch(
      program, ["--disable", "braille", "--debug-file", speech], environment: environment)
    let reader = ScreenReader(process, in: folder)
    try await reader.wait { $0.rests > 0 }
    return reader
  }

  /// Listens to an application from here on.
  public func listen(to app: TestApplication) { self.app.withLock { $0 = app.application } }

  /// Ends it, so that another one can start on the same desktop.
  public func end() async { await process.end() }

  /// All words so far, in order.
  public var utterances: [Utterance] {
    heard.withLock { transcript in
      transcript.readOn(file)
      return transcript.utterances
    }
  }

  /// Waits until it has nothing left to do: it has looked at all events that went over the accessibility bus before
  /// this call, and has said all it says of them.
  public func rest() async throws {
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
  /// The action returns when its effect is there. If it cannot wait for the effect on the bus, this waits for words that
  /// are as wanted.
  ///
  /// - Parameters:
  ///   - isEnough: Returns true for the words to wait for. Without them this waits until Orca is at rest.
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

  /// Waits until its file is as wanted.
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

  /// Installs the script that reports when Orca is at rest, and hides other Orcas from it.
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

/// The part of the file that has been read.
private struct Transcript {
  private static let speech = "SPEECH OUTPUT: '"
  private static let time = "SPEAKS AT "
  /// The spoken words, in order.
  private(set) var utterances: [ScreenReader.Utterance] = []
  /// The time of the next words.
  private var now = Duration.zero
  /// The number of times that it was at rest.
  private(set) var rests = 0
  private var offset = 0

  /// Reads the lines that have come since.
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
    // The words, and then the voice.
    guard let mark = line.firstPlace(of: Self.speech),
      let words = String(decoding: line[mark.upperBound...], as: UTF8.self).prefixMatch(of: /(.*)'\s?\{/)
    else { return }
    let text = String(words.1).trimmed
    utterances.append(ScreenReader.Utterance(text: text, time: now))
  }
}
