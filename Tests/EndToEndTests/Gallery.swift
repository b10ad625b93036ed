import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Synchronization
import Testing
import ThimbleTesting

/// Every end-to-end test. A few run at a time, each with a desktop of its own.
@Suite(
  .fewDesktopsAtATime,
  .enabled(if: DesktopSession.unavailable == nil, "\(DesktopSession.unavailable ?? "")"))
struct EndToEnd {
  /// The tests that run on X and, in a process of their own, also on Wayland, by ``DisplayKind``. They are about the
  /// pointer, the keyboard, the screen, and the answers of the accessibility bus.
  @Suite struct EachDisplay {}
}

/// The gallery, or another application of the kit, running on a desktop of its own.
typealias Gallery = TestApplication

extension Gallery {
  /// The pages that the tests go through. One test checks that the list is complete.
  static let pages = [
    "overview", "button", "icon-button", "toggle-button", "link-button", "floating-action-button", "close-button",
    "places", "button-group", "toggle-button-group", "button-row", "menu-button", "split-button", "actions", "model",
    "lists", "loading", "press", "hold", "confirm", "hit-area", "large-content", "configuration", "styles", "themes",
    "states", "accessibility",
    "ui-file",
  ]

  /// The environment for tests that press within a time of the kit, which a busy machine may exceed.
  static let moreTime = ["THIMBLE_TIME_LIMITS": "50"]
  /// The same for tests that also wait until such a time is over, which must be long enough for Orca.
  static let someMoreTime = ["THIMBLE_TIME_LIMITS": "3"]

  /// Runs the gallery on a desktop of its own, and checks at the end that GTK and the kit have logged no warning.
  static func run(
    _ arguments: String..., environment: [String: String] = [:], expecting expected: String? = nil,
    _ body: (Gallery) async throws -> Void
  ) async throws {
    try await DesktopSession.run { session in
      try await run(arguments, environment: environment, in: session, expecting: expected, body)
    }
  }

  /// Runs the gallery on a given desktop, with the same check.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], in session: DesktopSession,
    program: String = "thimble-gallery", expecting expected: String? = nil,
    _ body: (Gallery) async throws -> Void
  ) async throws {
    // The gallery gets its own folder for the state of the window.
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: state) }
    let gallery = try await start(
      program, arguments, environment: environment.merging(["XDG_STATE_HOME": state.path]) { $1 }, in: session)
    try await body(gallery)
    try await gallery.end(expecting: expected.map { [$0] } ?? [])
  }

  /// Starts a program of the kit on a desktop. The waits of these tests are long, because a busy machine must not make one fail.
  static func start(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], in session: DesktopSession
  ) async throws -> Gallery {
    try await launch(program, arguments, environment: environment, in: session, patience: .long)
  }

  /// The application on the accessibility bus.
  var app: Application { application }

  /// Returns the button with this name.
  func button(_ name: String) async throws -> Accessible { try await app.first(.pushButton, named: name) }

  /// Shows a view of a sample in the inspector: presses the sample's button, and then the tab of the view.
  ///
  /// - Returns: The inspector.
  @discardableResult
  func inspect(_ sample: String, _ tab: String) async throws -> Accessible {
    try await button("Inspect \(sample)").perform("click")
    let inspector = try await inspector(of: sample)
    try await inspector.first(.radioButton, named: tab).perform("click")
    return inspector
  }

  /// Waits for the inspector of a sample.
  @discardableResult
  func inspector(of sample: String) async throws -> Accessible {
    let name = "Inspector of \(sample)"
    if let role = Self.groupRole.withLock({ $0 }) { return try await app.first(role, named: name) }
    let (inspector, role) = try await wait(for: "the inspector of \(sample)") {
      try await app.root.identities().preorder.first { $0.name == name }.map { (app.accessible($0), $0.role) }
    }
    Self.groupRole.withLock { $0 = role }
    return inspector
  }

  /// The role of a group in this GTK, once it is known. To look for it is cheaper than to read the name of every object.
  private static let groupRole = Mutex<AccessibleRole?>(nil)

  /// Runs the short work of a button, and runs it again if a busy machine made it so long that it may be announced.
  ///
  /// - Returns: The result of `press` for work that lasted less than 400 ms.
  func withShortWork<Result>(of button: Accessible, _ press: () async throws -> Result) async throws -> Result {
    let busy = try #require(EventKind.stateChanged(.busy))
    for _ in 1...10 {
      let events = try await desktop.events(busy, of: app)
      let watch = Task {
        try await Deadlines.within(patience.limit) {
          var start: ContinuousClock.Instant?
          for await event in events where event.source == button {
            if event.detail1 == 1 { start = .now } else if let start { return start.duration(to: .now) as Duration? }
          }
          return nil
        }
      }
      let result = try await press()
      let time = try #require(try await watch.value, "The button is not busy, or stays so.")
      if time < .milliseconds(400) { return result }
    }
    throw TestFailure("The short work of the button lasted longer than 400 ms, ten times.")
  }

  /// Waits for a label with this text.
  func expectLabel(_ text: String) async throws { _ = try await app.first(.label, named: text) }

  /// Waits until the window is active, and gets keys.
  func expectActiveWindow() async throws {
    _ = try await app.root.children().first?.wait { $0.states.contains(.active) }
  }

  /// Returns the object that has keyboard focus.
  func focusedNode() async throws -> AccessibleNode? { try await app.root.focused().first?.node() }

  func waitForFocus(toLeave node: AccessibleNode?) async throws {
    guard let node else { return }
    try await app.accessible(node).wait { !$0.states.contains(.focused) }
  }
}

extension Application {
  /// Waits for an object with this role and a matching name.
  @discardableResult
  func first(
    _ role: AccessibleRole, where matches: @Sendable (String) -> Bool
  ) async throws(ATSPIError) -> Accessible {
    try await root.first(role) { matches($0.name) }
  }
}
