public import ATSPI
import AccessibilityAudit
import Synchronization

/// An application under test, on a desktop of its own, seen through accessibility.
///
///     let app = try await TestApplication.launch("notes")
///     try await app.find(.entry, named: "Title").type("Milk")
///     try await app.find(.pushButton, named: "Save").press()
///     try await app.find(.label, named: "Saved")
///     try await app.audit()
///     try await app.end()
///
/// The desktop ends with this object, or with the process of the tests, even after a crash. Every function that finds
/// or expects something waits for it, at most as long as ``patience``, and then throws a ``TestFailure`` with the
/// nearest candidates, the tree around them and a picture of the screen. All functions may be called from any task;
/// none needs the main actor.
public final class TestApplication: Sendable {
  /// The desktop that it runs on.
  public let session: DesktopSession
  /// Its process.
  public let process: LaunchedApp
  /// The accessibility bus of the desktop.
  public let desktop: Desktop
  /// The application on that bus, for everything that this type does not offer.
  public let application: Application
  /// The longest time of each wait.
  public let patience: Patience
  private let ownsSession: Bool
  /// The reports of the keyboard focus; nil until the first use.
  let focus = Mutex<FocusReports?>(nil)

  init(
    session: DesktopSession, process: LaunchedApp, desktop: Desktop, application: Application, patience: Patience,
    ownsSession: Bool
  ) {
    self.session = session
    self.process = process
    self.desktop = desktop
    self.application = application
    self.patience = patience
    self.ownsSession = ownsSession
  }

  /// Starts a program on a new desktop, and waits until it is on the accessibility bus.
  ///
  /// - Parameters:
  ///   - program: A path, or the name of a product of the tests' package, or of a program in `PATH`. It may be a script that
  ///     starts the application.
  ///   - arguments: The program's arguments, without its name.
  ///   - environment: Variables that are added to those of the desktop, or replace them.
  ///   - settings: The settings of the desktop.
  ///   - kind: The kind of display.
  ///   - screen: The size of the screen in pixels.
  ///   - patience: The longest time of each wait.
  /// - Returns: The application.
  /// - Throws: ``TestFailure`` when a part of the desktop is missing, or the program ends or shows no accessible application.
  public static func launch(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    settings: SessionSettings = SessionSettings(), on kind: DisplayKind = .current,
    screen: (width: Int, height: Int) = DesktopSession.usualScreen, patience: Patience = Patience()
  ) async throws(TestFailure) -> TestApplication {
    let session = try await DesktopSession.start(on: kind, screen: screen, settings: settings)
    do throws(TestFailure) {
      return try await start(
        program, arguments, environment: environment, in: session, patience: patience, ownsSession: true)
    } catch {
      await session.end()
      throw error
    }
  }

  /// Starts a program on an existing desktop, and waits until it is on the accessibility bus.
  ///
  /// - Parameters:
  ///   - program: As for a new desktop.
  ///   - arguments: The program's arguments, without its name.
  ///   - environment: Variables that are added to those of the desktop, or replace them.
  ///   - session: The desktop.
  ///   - patience: The longest time of each wait.
  /// - Returns: The application.
  /// - Throws: ``TestFailure`` when the program ends or shows no accessible application.
  public static func launch(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], in session: DesktopSession,
    patience: Patience = Patience()
  ) async throws(TestFailure) -> TestApplication {
    try await start(
      program, arguments, environment: environment, in: session, patience: patience, ownsSession: false)
  }

  private static func start(
    _ program: String, _ arguments: [String], environment: [String: String], in session: DesktopSession,
    patience: Patience, ownsSession: Bool
  ) async throws(TestFailure) -> TestApplication {
    let process = try session.launch(try ProgramFile.named(program), arguments, environment: environment)
    do throws(ATSPIError) {
      let desktop = try await Desktop.connect(
        to: .accessibilityBus(session.accessibilityBus), within: patience.limit, callLimit: patience.limit)
      let application = try await desktop.application(
        of: process.family, processID: process.processID, within: patience.limit)
      // GTK creates its objects when they are first read. From here on, all of them report their changes.
      _ = try await application.all(.frame)
      return TestApplication(
        session: session, process: process, desktop: desktop, application: application, patience: patience,
        ownsSession: ownsSession)
    } catch {
      let hasEnded = !process.isRunning
      let status = await process.end()
      await process.endFamily()
      let ending = hasEnded ? " It ended with status \(status)." : ""
      throw TestFailure("\(program) did not start: \(error).\(ending)\n\(process.standardError)")
    }
  }

  /// Waits until the program has left the accessibility bus and is there again, in the same process: a program can
  /// execute itself again.
  ///
  /// - Returns: The new application, with the same process.
  /// - Throws: ``TestFailure`` when it does not come back in time.
  package func restarted() async throws -> TestApplication {
    let old = application.root
    let hasGone = try await eventually { (try? await old.states()) == nil }
    guard hasGone else { throw TestFailure("\(application.name) has not started anew.") }
    let application = try await desktop.application(
      of: process.family, processID: process.processID, within: patience.limit)
    _ = try await application.all(.frame)
    return TestApplication(
      session: session, process: process, desktop: desktop, application: application, patience: patience,
      ownsSession: false)
  }

  /// Runs a program on a desktop, lets `body` use it, and always ends it.
  ///
  /// The desktop may be that of an earlier test, reset to its first state.
  ///
  /// - Parameters:
  ///   - program: A path, or the name of a product of the tests' package, or of a program in `PATH`.
  ///   - arguments: The program's arguments, without its name.
  ///   - environment: Variables that are added to those of the desktop, or replace them.
  ///   - settings: The settings of the desktop.
  ///   - patience: The longest time of each wait.
  ///   - expected: Parts of the messages that it may log.
  ///   - body: Uses the application.
  /// - Returns: The result of `body`.
  /// - Throws: ``TestFailure``, also for messages that the application logged, and errors of `body`.
  @discardableResult
  nonisolated(nonsending) public static func run<Result>(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    settings: SessionSettings = SessionSettings(), patience: Patience = Patience(), expecting expected: [String] = [],
    _ body: (TestApplication) async throws -> Result
  ) async throws -> Result {
    try await DesktopSession.run(settings: settings) { session in
      let app = try await launch(program, arguments, environment: environment, in: session, patience: patience)
      let result = try await body(app)
      try await app.end(expecting: expected)
      return result
    }
  }

  /// Ends the application, and its desktop if that was started for it.
  ///
  /// - Parameters:
  ///   - limit: The time that it has to end by itself before the request to end.
  ///   - expected: Parts of the messages that it may log.
  /// - Throws: ``TestFailure`` if a signal ended it, or it has logged a warning or a critical, such as one of GTK.
  public func end(allowing limit: Duration = .zero, expecting expected: [String] = []) async throws(TestFailure) {
    await desktop.close()
    await process.end(allowing: limit)
    await process.endFamily()
    if ownsSession { await session.end() }
    if let signal = process.crash {
      throw TestFailure("\(application.name) was ended by signal \(signal).\n\(process.standardError)")
    }
    let complaints = GtkLog.complaints(in: process.standardError, besides: expected)
    guard complaints.isEmpty else {
      throw TestFailure("\(application.name) has logged:\n" + complaints.joined(separator: "\n"))
    }
  }
}
