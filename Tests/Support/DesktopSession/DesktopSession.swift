public import Foundation
import Synchronization

/// A display, a session bus and an accessibility bus that belong to one test.
///
/// The desktop comes from a test that has ended, or is started. It has no application, and ends with this process.
///
///     try await DesktopSession.run { session in
///       let app = try session.launch(DesktopSession.product("thimble-gallery"), ["--page", "button"])
///       let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus))
///       let gallery = try await desktop.application(processID: app.processID)
///       …
///       await app.end()
///       #expect(app.complaints() == [])
///     }
///
/// The session hangs on a pipe from this process, and goes when this process does, however that ends.
public final class DesktopSession: Sendable {
  /// The environment for programs in the session.
  public let environment: [String: String]
  /// An identifier that no other desktop has, in this process or another.
  let id = UUID().uuidString
  private let script: ChildProcess
  private let input: Pipe
  private let apps = Mutex<[LaunchedApp]>([])

  private init(script: ChildProcess, input: Pipe, environment: [String: String]) {
    self.script = script
    self.input = input
    self.environment = environment
  }

  /// The X display, such as `:3`.
  public var display: String { environment["DISPLAY"] ?? "" }

  /// The D-Bus address of the accessibility bus.
  public var accessibilityBus: String { environment["A11Y_BUS"] ?? "" }

  /// The D-Bus address of the session bus.
  public var sessionBus: String { environment["DBUS_SESSION_BUS_ADDRESS"] ?? "" }

  /// True if it has not ended.
  var isRunning: Bool { script.isRunning }

  /// The reason why no session can be started on this machine: missing programs.
  ///
  /// Nil when all are there.
  ///
  ///     @Suite(.enabled(if: DesktopSession.unavailable == nil, "\(DesktopSession.unavailable ?? "")"))
  public static let unavailable: String? = {
    let process = Process()
    let output = Pipe()
    process.executableURL = headless
    process.arguments = ["--check"]
    process.standardError = output
    do {
      try process.run()
    } catch {
      return "cannot start \(headless.path): \(error)"
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : text.trimmingCharacters(in: .whitespacesAndNewlines)
  }()

  /// A program this package builds, beside the tests.
  public static func product(_ name: String) -> URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  private static let headless = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("headless")

  /// Lets `body` use a desktop that nobody else uses, and ends every application launched on it.
  ///
  /// The desktop is kept for another test, unless `body` throws.
  ///
  /// - Parameters:
  ///   - screen: The size of the screen in pixels.
  ///   - body: Runs in the session.
  /// - Returns: The result of `body`.
  /// - Throws: ``DesktopSessionError`` when the session does not start, and errors of `body`.
  public static func run<Result>(
    screen: (width: Int, height: Int) = (1280, 1024),
    _ body: (DesktopSession) async throws -> Result
  ) async throws -> Result {
    let isPooled = screen == DesktopPool.screen
    let session = if isPooled, let idle = DesktopPool.take() { idle } else { try await start(screen: screen) }
    do {
      let result = try await body(session)
      if isPooled { await DesktopPool.giveBack(session) } else { await session.end() }
      return result
    } catch {
      await session.end()
      throw error
    }
  }

  /// Starts a session; ``end()`` ends it.
  public static func start(
    screen: (width: Int, height: Int) = (1280, 1024)
  ) async throws(DesktopSessionError) -> DesktopSession {
    let input = Pipe()
    let output = Pipe()
    // Says what the environment is once everything is up, then stays until the pipe is closed.
    let report = "env -0 && printf 'ready\\0' && exec cat >&2"
    let script = try ChildProcess(
      headless,
      ["--screen", "\(screen.width)x\(screen.height)", "--", "sh", "-c", report],
      environment: nil,
      input: input,
      output: output
    )
    // The script gives up by itself when a part does not come up, which closes the pipe.
    if let environment = Self.environment(await output.fileHandleForReading.text(until: "ready\0")) {
      return DesktopSession(script: script, input: input, environment: environment)
    }
    _ = await script.end(allowing: .seconds(20))
    throw DesktopSessionError("the session did not start: \(script.standardError)")
  }

  /// Starts a program in the session.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: Variables beside those of the session, or instead of them.
  /// - Returns: The running program.
  /// - Throws: ``DesktopSessionError`` when it cannot be started.
  public func launch(
    _ program: URL,
    _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws(DesktopSessionError) -> LaunchedApp {
    var all = self.environment.merging(environment) { $1 }
    all[Self.mark] = id
    let app = LaunchedApp(try ChildProcess(program, arguments, environment: all, input: nil))
    apps.withLock { $0.append(app) }
    return app
  }

  /// Ends the applications launched here and then the session, and waits until all have gone.
  public func end() async {
    await endApps()
    try? input.fileHandleForWriting.close()
    _ = await script.end(allowing: .seconds(20))
  }

  /// Ends the applications launched here, and waits until all have gone.
  func endApps() async {
    let apps = apps.withLock { apps in
      defer { apps = [] }
      return apps
    }
    for app in apps { await app.end() }
  }

  /// The variable in the environment of everything launched on a desktop: which desktop that is.
  static let mark = "THIMBLE_DESKTOP"

  /// The environment, once the script has reported all of it.
  private static func environment(_ output: String) -> [String: String]? {
    guard output.hasSuffix("ready\0") else { return nil }
    var result: [String: String] = [:]
    for line in output.split(separator: "\0") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      result[String(line[..<equals])] = String(line[line.index(after: equals)...])
    }
    return result
  }
}

extension FileHandle {
  /// Returns the text up to this mark, or up to the end.
  ///
  /// Does not block.
  fileprivate func text(until mark: String) async -> String {
    let received = Mutex(Data())
    return await withCheckedContinuation { continuation in
      readabilityHandler = { handle in
        let more = handle.availableData
        let text = received.withLock { data in
          data.append(more)
          return String(decoding: data, as: UTF8.self)
        }
        guard more.isEmpty || text.hasSuffix(mark) else { return }
        handle.readabilityHandler = nil
        continuation.resume(returning: text)
      }
    }
  }
}
