import ATSPI
import AccessibilityAudit
public import FoundationEssentials
import Glibc
import Processes
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
/// There may be several sessions at a time. A pipe connects the session to this process: when this object or this
/// process ends, even by a crash, the session ends with everything that was started in it.
public final class DesktopSession: Sendable {
  /// The kind of display.
  public let kind: DisplayKind
  /// The environment for programs in the session.
  public let environment: [String: String]
  /// An identifier that no other desktop has, in this process or another.
  let id: String
  /// The script that runs the parts of the desktop until its pipe is closed; nil for a desktop that this process did
  /// not start.
  private let script: ChildProcess?
  private let input: Channel?
  private let apps = Mutex<[LaunchedApp]>([])
  /// The keys that were added to the keyboard for typing.
  let extraKeys = ExtraKeys()

  /// True after a change that cannot be undone. Then no other test may use the desktop.
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

  /// The size of a screen in pixels by default.
  public static let usualScreen = (width: 1280, height: 1024)

  /// The D-Bus address of the accessibility bus.
  public var accessibilityBus: String { environment["A11Y_BUS"] ?? "" }

  /// The D-Bus address of the session bus.
  public var sessionBus: String { environment["DBUS_SESSION_BUS_ADDRESS"] ?? "" }

  /// True while the session runs.
  var isRunning: Bool { script?.isRunning ?? true }

  /// The reason why no session of the ``DisplayKind/current`` kind can be started on this machine: missing programs.
  ///
  /// It is nil when all programs are there.
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

  /// Returns the file of a program that the tests' package builds, beside the tests.
  public static func product(_ name: String) -> URL { ProgramFile.folder.appendingPathComponent(name) }

  private static let bash = URL(fileURLWithPath: "/bin/bash")

  /// Returns the arguments with which bash runs the script that starts and ends the parts of a desktop.
  private static func script(_ arguments: [String]) -> [String] {
    ["-c", String(decoding: PackageResources.headless, as: UTF8.self), "headless"] + arguments
  }

  /// Lets `body` use a desktop alone, and ends every application launched on it.
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

  private static func channel() throws(TestFailure) -> Channel {
    do throws(SpawnFailure) { return try Channel() } catch { throw TestFailure("\(error)") }
  }

  /// Starts a session; ``end()`` ends it, and so does its last reference.
  ///
  /// - Parameters:
  ///   - kind: The kind of display.
  ///   - screen: The size of the screen in pixels.
  ///   - settings: The settings of the desktop.
  /// - Returns: The session, which has no application yet.
  /// - Throws: ``TestFailure`` when a part does not start, with the part's output.
  public static func start(
    on kind: DisplayKind = .current, screen: (width: Int, height: Int) = usualScreen,
    settings: SessionSettings = SessionSettings()
  ) async throws(TestFailure) -> DesktopSession {
    let (input, output) = (try channel(), try channel())
    let id = UUID().uuidString
    // Programs that the session bus starts from now on belong to the desktop, like the programs that are launched on
    // it.
    let adoption = """
      dbus-send --session --print-reply=literal --dest=org.freedesktop.DBus /org/freedesktop/DBus \
      org.freedesktop.DBus.UpdateActivationEnvironment dict:string:string:\(mark),\(id) >&2
      """
    // Prints the environment after everything has started, then runs until the pipe is closed.
    let report = "\(adoption) && env -0 && printf 'ready\\0' && exec cat >&2"
    let script = try ChildProcess(
      bash,
      script(kind.arguments + ["--screen", "\(screen.width)x\(screen.height)", "--", "sh", "-c", report]),
      environment: nil,
      input: input,
      output: output
    )
    // The script ends by itself when a part does not start, which closes the pipe.
    if var environment = Self.environment(await output.comingText(until: "ready\0")) {
      let folder = URL(fileURLWithPath: environment["XDG_CONFIG_HOME"] ?? "")
      if settings != .usual {
        do { environment.merge(try settings.write(to: folder)) { $1 } } catch {
          throw TestFailure("the settings of the session could not be written: \(error)")
        }
      }
      let session = DesktopSession(kind: kind, id: id, script: script, input: input, environment: environment)
      // On X, a resource of the display sets the size of text. It overrides GTK's file.
      if kind == .x11, settings.textScale != 1 {
        let words = ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", settings.resources]
        let tool = try session.launch(try ProgramFile.named("xprop"), words)
        guard await tool.end(allowing: Patience.usualLimit(atLeast: .seconds(30))) == 0 else {
          throw TestFailure("xprop: \(tool.standardError)")
        }
      }
      return session
    }
    _ = await script.end(allowing: Patience.usualLimit(atLeast: .seconds(20)))
    throw TestFailure("the session did not start: \(script.standardError)")
  }

  /// Returns the desktop of this process, by its environment. It goes on when the session ends.
  static func ofThisProcess() -> DesktopSession {
    let environment = ProcessInfo.processInfo.environment
    // GTK prefers Wayland if both are there, unless GDK_BACKEND says otherwise.
    let isWayland = environment["WAYLAND_DISPLAY"] != nil && environment["GDK_BACKEND"] != "x11"
    return DesktopSession(
      kind: isWayland ? .wayland : .x11, id: UUID().uuidString, script: nil, input: nil, environment: environment)
  }

  /// Starts a program in the session.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: Variables that are added to those of the session, or replace them.
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
    _ = await script?.end(allowing: Patience.usualLimit(atLeast: .seconds(20)))
  }

  /// Marks the desktop as changed, so that no other test gets it.
  func useUp() { isUsedUp.withLock { $0 = true } }

  /// True if another test may use the desktop.
  var isFresh: Bool { !isUsedUp.withLock(\.self) }

  /// Ends the applications launched here, and waits until all have gone.
  func endApps() async {
    let apps = apps.withLock { apps in
      defer { apps = [] }
      return apps
    }
    for app in apps { await app.end() }
  }

  /// The environment variable that names the desktop of a process.
  static let mark = "THIMBLE_DESKTOP"

  /// Reads the environment from the script's output; nil if it is not complete.
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

/// Pointer and keyboard input on a desktop, with the commands of xdotool, such as `mousemove 20 30 click 1` and
/// `key ctrl+f`.
extension DesktopSession {
  /// The longest time for input. It is long, so that no test fails on a busy machine.
  private static let patience = Patience.usualLimit(atLeast: .seconds(30))

  /// Moves the pointer and presses buttons and keys. Returns when the display has received all of it.
  ///
  /// The words are commands of xdotool: `mousemove X Y`, `mousedown BUTTON`, `mouseup BUTTON`, `click BUTTON`,
  /// `key KEY…`, `keydown KEY`, `keyup KEY` and `type TEXT`.
  ///
  /// - Throws: ``TestFailure`` with the program's output when it fails.
  public func act(_ words: [String]) async throws(TestFailure) {
    let tool = try launch(kind.hands, words)
    let status = await tool.end(allowing: Self.patience)
    guard status == 0 else { throw TestFailure("\(words): status \(status), \(tool.standardError)") }
  }
}
