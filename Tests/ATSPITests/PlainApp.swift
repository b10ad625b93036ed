import ATSPI
import DesktopTraits
import Testing
import ThimbleTesting

/// Every test that needs a desktop. They run one after the other, because the numbers of live objects are for the whole
/// process.
@Suite(
  .serialized, .oneDesktopAtATime,
  .enabled(if: DesktopSession.unavailable == nil, "\(DesktopSession.unavailable ?? "")"))
struct OnADesktop {}

/// The running fixture, and the connection to it.
struct PlainApp {
  let session: DesktopSession
  let desktop: Desktop
  let app: Application
  let process: LaunchedApp

  /// Runs the fixture on a desktop of its own, and checks at the end that GTK has logged no warning.
  static func run(
    expecting expected: String...,
    extraButtons: Int = 0,
    callLimit: Duration = patience,
    _ body: (PlainApp) async throws -> Void
  ) async throws {
    try await DesktopSession.run { session in
      let process = try session.launch(DesktopSession.product("PlainGtkApp"), ["plain", "\(extraButtons)"])
      let desktop = try await Desktop.connect(
        to: .accessibilityBus(session.accessibilityBus), within: patience, callLimit: callLimit)
      let app = try await desktop.application(processID: process.processID, within: patience)
      try await body(PlainApp(session: session, desktop: desktop, app: app, process: process))
      await desktop.close()
      await process.end()
      #expect(GtkLog.complaints(in: process.standardError, besides: expected) == [])
    }
  }
}
