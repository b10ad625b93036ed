import ATSPI
import DesktopTraits
import Testing
import ThimbleTesting

/// Every test that needs a desktop: one after the other, as the numbers of live objects are those of the process.
@Suite(
  .serialized, .oneDesktopAtATime,
  .enabled(if: DesktopSession.unavailable == nil, "\(DesktopSession.unavailable ?? "")"))
struct OnADesktop {}

/// The fixture, running, and how it is reached.
struct PlainApp {
  let session: DesktopSession
  let desktop: Desktop
  let app: Application
  let process: LaunchedApp

  /// Runs the fixture on a desktop of its own, and holds at the end that GTK had nothing to complain about.
  static func run(
    expecting expected: String...,
    extraButtons: Int = 0,
    callLimit: Duration = patience,
    _ body: (PlainApp) async throws -> Void
  ) async throws {
    try await DesktopSession.run { session in
      let process = try session.launch(DesktopSession.product("PlainGtkApp"), ["plain", "\(extraButtons)"])
      let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: callLimit)
      let app = try await desktop.application(processID: process.processID)
      try await body(PlainApp(session: session, desktop: desktop, app: app, process: process))
      await desktop.close()
      await process.end()
      #expect(GtkLog.complaints(in: process.standardError, besides: expected) == [])
    }
  }
}
