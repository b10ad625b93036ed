import ATSPI
import AccessibilityAudit
import DesktopSession
import Testing

/// Every end-to-end test, two at a time, each with a desktop of its own.
@Suite(
  .twoDesktopsAtATime,
  .enabled(if: DesktopSession.unavailable == nil, "\(DesktopSession.unavailable ?? "")"))
struct EndToEnd {}

/// The gallery, running on a desktop of its own, as an assistive technology sees it.
struct Gallery {
  let session: DesktopSession
  let desktop: Desktop
  let app: Application
  let process: LaunchedApp

  /// The pages that the tests go through; one of them holds that these are all.
  static let pages = [
    "button", "icon-button", "toggle-button", "link-button", "floating-action-button", "close-button", "button-group",
    "toggle-button-group", "button-row", "menu-button", "split-button", "actions", "loading", "press", "hold",
    "confirm", "hit-area", "large-content", "configuration", "styles", "themes", "states", "accessibility",
    "ui-file",
  ]

  /// Runs the gallery on a desktop of its own, and holds at the end that GTK and the kit had nothing to complain about.
  static func run(
    _ arguments: String..., expecting expected: String = "\u{0}", _ body: (Gallery) async throws -> Void
  ) async throws {
    try await DesktopSession.run { session in
      try await run(arguments, in: session, expecting: expected, body)
    }
  }

  /// Runs the gallery on a desktop, and holds the same.
  static func run(
    _ arguments: [String], in session: DesktopSession, expecting expected: String,
    _ body: (Gallery) async throws -> Void
  ) async throws {
    let process = try session.launch(DesktopSession.product("thimble-gallery"), arguments)
    let desktop = try await Desktop.connect(to: .accessibilityBus(session.accessibilityBus), callLimit: patience)
    let app = try await desktop.application(processID: process.processID, within: patience)
    let gallery = Gallery(session: session, desktop: desktop, app: app, process: process)
    // GTK makes its objects when they are asked for: from here on, all report their changes.
    _ = try await app.all(.frame)
    try await body(gallery)
    await desktop.close()
    await process.end()
    #expect(process.complaints(besides: expected) == [])
  }

  /// The button of that name.
  func button(_ name: String) async throws -> Accessible { try await app.first(.pushButton, named: name) }

  /// Waits for a label that says `text`.
  func expectLabel(_ text: String) async throws { _ = try await app.first(.label, named: text) }

  /// Presses keys, by X's names, one after the other.
  func press(_ keys: String...) async throws { try await xdotool(["key", "--delay", "20"] + keys) }

  /// Moves keyboard focus on by Tab until it comes to `accessible`.
  func focus(_ accessible: Accessible) async throws {
    let trail = try await focusTrail()
    for _ in 0..<60 {
      if try await accessible.states().contains(.focused) { return }
      let moves = await trail.all.count
      try await press("Tab")
      let next = try await trail.next(after: moves)
      if next == nil { break }
    }
    Issue.record("Tab does not come to \(try await accessible.node().summary).")
  }

  /// The object that has keyboard focus.
  func focused() async throws -> AccessibleNode? { try await app.root.focused().first?.node() }

  func waitForFocus(toLeave node: AccessibleNode?) async throws {
    guard let node else { return }
    try await app.accessible(node).wait { !$0.states.contains(.focused) }
  }

  /// Holds a key down until `body` has seen what that brings.
  func hold(_ key: String, _ body: () async throws -> Void) async throws {
    try await xdotool(["keydown", key])
    do {
      try await body()
    } catch {
      try await xdotool(["keyup", key])
      throw error
    }
    try await xdotool(["keyup", key])
  }

  /// Does what xdotool's arguments say, such as `mousemove 20 30 click 1`.
  func xdotool(_ arguments: [String]) async throws {
    let tool = try session.launch(Tool.xdotool, arguments)
    #expect(await tool.end(allowing: patience) == 0, "xdotool: \(tool.standardError)")
  }
}
