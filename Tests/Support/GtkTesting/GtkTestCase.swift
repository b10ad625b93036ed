import CGtk
package import GtkHost
import ThimbleTesting
public import XCTest

/// A test that uses GTK. It is skipped without a display. It fails if GLib or GTK warn, or if it ends with more hosted
/// objects or handlers than at its start.
@MainActor
open class GtkTestCase: XCTestCase {
  private var types: [String: Int] = [:]
  private var handlers = 0

  nonisolated override open func setUpWithError() throws {
    nonisolated(unsafe) let test = self
    try MainActor.assumeIsolated { try test.begin() }
  }

  nonisolated override open func tearDownWithError() throws {
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated { test.end() }
  }

  private func begin() throws {
    LogWatch.install()
    guard Gtk.initializeIfPossible() else { throw XCTSkip("There is no display to open.") }
    createLastingObjects()
    drain()
    LogWatch.forget()
    types = Self.objectsByType
    handlers = LiveCounts.handlers
  }

  /// Creates objects that live as long as the display, which are no leaks. It runs before each test.
  open func createLastingObjects() {
    _ = Settings.shared
    _ = IconTheme.shared
    _ = Label().clipboard
    Window.observeAll {}?.disconnect()
  }

  private func end() {
    let objects = types.values.reduce(0, +)
    let isBack = MainLoop.run(atMost: 30) {
      Self.objectsByType.values.reduce(0, +) == objects && LiveCounts.handlers == handlers
    }
    if !isBack {
      let now = Self.objectsByType
      let changed = now.filter { types[$0.key, default: 0] != $0.value }
      XCTAssertEqual(now.values.reduce(0, +), objects, "Hosted objects outlive the test: \(changed).")
      XCTAssertEqual(LiveCounts.handlers, handlers, "Handlers outlive the test.")
    }
    drain()
    for complaint in LogWatch.forget() where !GtkLog.toolkitFaults.contains(where: complaint.contains) {
      XCTFail("Logged during the test: \(complaint)")
    }
  }

  /// The hosted objects by type, except two that GTK keeps: its tooltip, whose object a test creates that reads all
  /// widgets of a window under the pointer, and the content of the last drag, until the next one.
  private static var objectsByType: [String: Int] {
    LiveCounts.objectsByType.filter { !["GtkTooltipWindow", "GdkContentProviderUnion"].contains($0.key) }
  }

  /// Runs the main loop until nothing is ready, at most for half a minute.
  package func drain() {
    let deadline = g_get_monotonic_time() + 30_000_000
    while MainLoop.iterate(waiting: false), g_get_monotonic_time() < deadline {}
  }

  /// Runs the main loop until `condition` holds. Fails after half a minute, because the machine may be busy.
  package func wait(_ what: String, file: StaticString = #filePath, line: UInt = #line, until condition: () -> Bool) {
    XCTAssertTrue(MainLoop.run(atMost: 30, until: condition), "Timed out waiting for: \(what).", file: file, line: line)
  }

  /// The resident memory of this process, KiB.
  package var memoryInUse: Int {
    let fields = ((try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? "").split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4 : 0
  }

  /// Waits until a window draws frame after frame, as in an animation.
  package func waitForMotion(in window: Window, file: StaticString = #filePath, line: UInt = #line) {
    let start = frames(of: window)
    wait("the window draws several frames", file: file, line: line) { frames(of: window) > start + 5 }
  }

  /// Waits until the main loop has nothing to do for a fifth of a second: no drawing and no frame clock.
  package func waitForRest(file: StaticString = #filePath, line: UInt = #line) {
    let deadline = g_get_monotonic_time() + 30_000_000
    var turns = 0
    repeat {
      var isOver = false
      let ticker = Ticker(every: 200) { isOver = true }
      turns = 0
      while !isOver { turns += MainLoop.iterate() && !isOver ? 1 : 0 }
      withExtendedLifetime(ticker) {}
    } while turns > 0 && g_get_monotonic_time() < deadline
    XCTAssertEqual(turns, 0, "The main loop never comes to rest.", file: file, line: line)
  }

  private func frames(of window: Window) -> Int {
    window.withUnsafeGtkWidget { widget in
      guard let clock = gtk_widget_get_frame_clock(widget) else { return 0 }
      return gdk_frame_clock_get_frame_counter(clock)
    }
  }

  /// Shows `child` in a window for the length of `body`.
  package func withWindow(_ child: Widget, _ body: (Window) throws -> Void) rethrows {
    let window = Window("Test", child: child)
    window.setDefaultSize(width: 300, height: 200)
    window.present()
    wait("the window is on screen") { child.isMapped && child.width > 0 }
    defer { window.destroy() }
    try body(window)
  }
}
