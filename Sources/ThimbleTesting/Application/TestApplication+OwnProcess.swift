import ATSPI
import AccessibilityAudit
import Glibc

extension TestApplication {
  /// Lets `body` use the windows of the tests' own process like those of any other application.
  ///
  ///     let window = Window("Notes", child: Button("Save") { try await store() })
  ///     window.present()
  ///     try await TestApplication.inThisProcess { app in
  ///       try await app.find(.pushButton, named: "Save").press()
  ///       try await app.audit()
  ///     }
  ///
  /// The test reads its own process over the accessibility bus, so it gets the same objects as a screen reader. While
  /// it waits, GLib's main loop and the main actor run in turns. All windows of the process belong to the application:
  /// find one first if there are several. The application runs on the display of the process. Keys and pointer work if
  /// no other window is there.
  ///
  /// - Parameters:
  ///   - patience: The longest time of each wait.
  ///   - body: Uses the application.
  /// - Returns: The result of `body`.
  /// - Throws: ``TestFailure`` if the process has presented no window, or has no accessibility bus, and errors of `body`.
  @MainActor @discardableResult
  public static func inThisProcess<Result>(
    patience: Patience = Patience(), _ body: @MainActor (TestApplication) async throws -> Result
  ) async throws -> Result {
    let loop = Task { await OwnMainLoop.run() }
    defer { loop.cancel() }
    let app = try await ofThisProcess(patience)
    do {
      let result = try await body(app)
      try await app.end()
      return result
    } catch {
      try? await app.end()
      throw error
    }
  }

  private static func ofThisProcess(_ patience: Patience) async throws(TestFailure) -> TestApplication {
    do throws(ATSPIError) {
      let desktop = try await Desktop.connect(within: patience.limit, callLimit: patience.limit)
      let application = try await desktop.application(processID: getpid(), within: patience.limit)
      _ = try await application.all(.frame)
      return TestApplication(
        session: .ofThisProcess(), process: LaunchedApp(), desktop: desktop, application: application,
        patience: patience, ownsSession: true)
    } catch {
      throw TestFailure(
        "This process is not on the accessibility bus: \(error). Present a window before, and run the tests on a desktop, or by "
          + "xvfb-run dbus-run-session -- swift test")
    }
  }
}
