import ATSPI
import AccessibilityAudit
public import FoundationEssentials
import Glibc
import Synchronization

/// A display, a session bus and an accessibility bus that belong to one test.
///
/// ``TestApplication/launch(_:_:environment:settings:on:screen:patience:)`` starts one. Start it yourself for several applications
/// on one desktop:
///
///     try await DesktopSession.run { session in
///       let editor = try await TestApplication.launch("editor", in: session)
///       let viewer = try await TestApplication.launch("viewer", in: session)
///       …
///     }
///
/// There may be several at a time. The session hangs on a pipe from this process, and goes when this object or this process
/// does, however that ends, with everything that was started in it.
public final class DesktopSession: Sendable {
  /// The kind of its display.
  public let kind: DisplayKind
  /// The environment for programs in the session.
  public let environment: [String: String]
  /// An identifier that no other desktop has, in this process or another.
  let id: String
  /// The script that runs the parts of the desktop, and the pipe that it hangs on; nil for a desktop of somebody else.
  private let script: ChildProcess?
  private let input: Channel?
  private let apps = Mutex<[LaunchedApp]>([])
  /// The keys that its keyboard got for typing.
  let extraKeys = ExtraKeys()

  /// True once it is no longer as it was when it started, so that no other test may have it.
  private let isUsedUp = Mutex(false)

  private init(
    kind: DisplayKind, id: String, script: ChildProcess?, input: Channel?, environment: [String: String]
  ) {
    self.kind = kind
    self.id = id
    self.script = script
    self.input = input
    self.environment = environment
  }

  /// The size of a screen in pixels, unless a test wants another one.
  public static let usualScreen = (width: 1280, height: 1024)

  /// The D-Bus address of the accessibility bus.
  public var accessibilityBus: String { environment["A11Y_BUS"] ?? "" }

  /// The D-Bus address of the session bus.
  public var sessionBus: String { environment["DBUS_SESSION_BUS_ADDRESS"] ?? "" }

  /// True if it has not ended.
  var isRunning: Bool { script?.isRunning ?? true }

  /// The reason why no session of the ``DisplayKind/current`` kind can be started on this machine: missing programs.
  ///
  /// Nil when all are there.
  ///
  ///     @Suite(.enabled(if: DesktopSession.unavailable == nil, "\(DesktopSession.unavailable ?? "")"))
  public static let unavailable: String? = {
    do {
      let output = try Channel()
      let command = [bash.path] + script(DisplayKind.current.arguments + ["--check"])
      let process = try Spawning.start(command, environment: Spawning.environment, errors: output.writing)
      output.closeWriting()
      let text = output.text()
      let end = Spawning.end(ofChild: process)
      waitpid(process, nil, 0)
      return end == .exited(status: 0) ? nil : text.trimmed
    } catch {
      return "cannot start \(bash.path): \(error)"
    }
  }()

  /// The file of a program that the tests' package builds, beside the tests.
  public static func product(_ name: String) -> URL { ProgramFile.folder.appendingPathComponent(name) }

  private static let bash = URL(fileURLWithPath: "/bin/bash")

  /// The arguments by which bash runs the script that starts and ends the parts of a desktop.
  private static func script(_ arguments: [String]) -> [String] {
    ["-c", String(decoding: PackageResources.headless, as: UTF8.self), "headless"] + arguments
  }

  /// Lets `body` use a desktop that nobody else uses, and ends every application launched on it.
  ///
  /// A desktop of the usual size and settings is kept for another test, unless `body` throws.
  ///
  /// - Parameters:
  ///   - kind: The kind of display.
  ///   - screen: The size of the screen in pixels.
  ///   - settings: The settings of the desktop.
  ///   - body: Runs in the session.
  /// - Returns: The result of `body`.
  /// - Throws: ``TestFailure`` when the session does not start, and errors of `body`.
  @discardableResult
  nonisolated(nonsending) public static func run<Result>(
    on kind: DisplayKind = .current, screen: (width: Int, height: Int) = usualScreen,
    settings: SessionSettings = SessionSettings(),
    _ body: (DesktopSession) async throws -> Result
  ) async throws -> Result {
    let isPooled = kind == .current && screen == usualScreen && settings == .usual
    let session =
      if isPooled, let idle = DesktopPool.take() { idle } else {
        try await start(on: kind, screen: screen, settings: settings)
      }
    do {
      let result = try await body(session)
      if isPooled { await DesktopPool.giveBack(session) } else { await session.end() }
      return result
    } catch {
      await session.end()
      throw error
    }
  }

  /// Starts a session; ``end()`` ends it, and so does its last reference.
  ///
  /// - Parameters:
  ///   - kind: The kind of display.
  ///   - screen: The size of the screen in pixels.
  ///   - settings: The settings of the desktop.
  /// - Returns: The session, which has no application yet.
  /// - Throws: ``TestFailure`` when a part does not start, with the part's words.
  public static func start(
    on kind: DisplayKind = .current, screen: (width: Int, height: Int) = usualScreen,
    settings: SessionSettings = SessionSettings()
  ) async throws(TestFailure) -> DesktopSession {
    let input = try Channel()
    let output = try Channel()
    let id = UUID().uuidString
    // Programs that the session bus starts from now on belong to the desktop, like all that are launched on it.
    let adoption = """
      dbus-send --session --print-reply=literal --dest=org.freedesktop.DBus /org/freedesktop/DBus \
      org.freedesktop.DBus.UpdateActivationEnvironment dict:string:string:\(mark),\(id) >&2
      """
    // Says what the environment is once everything is up, then stays until the pipe is closed.
    let report = "\(adoption) && env -0 && printf 'ready\\0' && exec cat >&2"
    let script = try ChildProcess(
      bash,
      script(kind.arguments + ["--screen", "\(screen.width)x\(screen.height)", "--", "sh", "-c", report]),
      environment: nil,
      input: input,
      output: output
    )
    // The script gives up by itself when a part does not come up, which closes the pipe.
    if var environment = Self.environment(await output.comingText(until: "ready\0")) {
      let folder = URL(fileURLWithPath: environment["XDG_CONFIG_HOME"] ?? "")
      if settings != .usual {
        do { environment.merge(try settings.write(to: folder)) { $1 } } catch {
          throw TestFailure("the settings of the session could not be written: \(error)")
        }
      }
      let session = DesktopSession(kind: kind, id: id, script: script, input: input, environment: environment)
      // X has the size of text in a resource of the display, which overrides GTK's file.
      if kind == .x11, settings.textScale != 1 {
        let words = ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", settings.resources]
        let tool = try session.launch(try ProgramFile.named("xprop"), words)
        guard await tool.end(allowing: .seconds(30)) == 0 else { throw TestFailure("xprop: \(tool.standardError)") }
      }
      return session
    }
    _ = await script.end(allowing: .seconds(20))
    throw TestFailure("the session did not start: \(script.standardError)")
  }

  /// The desktop that this process runs on, by its environment. It stays when the session ends.
  static func ofThisProcess() -> DesktopSession {
    let environment = ProcessInfo.processInfo.environment
    // GTK takes Wayland where both are there, unless it is told otherwise.
    let isWayland = environment["WAYLAND_DISPLAY"] != nil && environment["GDK_BACKEND"] != "x11"
    return DesktopSession(
      kind: isWayland ? .wayland : .x11, id: UUID().uuidString, script: nil, input: nil, environment: environment)
  }

  /// Starts a program in the session.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: Variables beside those of the session, or instead of them.
  /// - Returns: The running program.
  /// - Throws: ``TestFailure`` when it cannot be started.
  public func launch(
    _ program: URL,
    _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws(TestFailure) -> LaunchedApp {
    var all = self.environment.merging(environment) { $1 }
    all[Self.mark] = id
    let family = UUID().uuidString
    all[ProcessFamily.variable] = family
    let process = try ChildProcess(program, arguments, environment: all, input: nil)
    let app = LaunchedApp(process, family: ProcessFamily(leader: process.processID, mark: family))
    apps.withLock { $0.append(app) }
    return app
  }

  /// Ends the applications launched here and then the session, and waits until all have gone.
  public func end() async {
    await endApps()
    input?.closeWriting()
    _ = await script?.end(allowing: .seconds(20))
  }

  /// Keeps the desktop from being given to another test, because something has changed it.
  func useUp() { isUsedUp.withLock { $0 = true } }

  /// True if another test may have it.
  var isFresh: Bool { !isUsedUp.withLock(\.self) }

  /// Ends the applications launched here, and waits until all have gone.
  func endApps() async {
    let apps = apps.withLock { apps in
      defer { apps = [] }
      return apps
    }
    for app in apps { await app.end() }
  }

  /// The variable in the environment of everything that runs on a desktop: which desktop that is.
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
