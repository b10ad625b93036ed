import DesignTokens
import GtkTesting
import Thimble
import XCTest

/// The values of a theme outside its stylesheet: defaults that a control's own settings override.
final class ThemeMetricsTests: ThimbleTestCase {
  private var controller: ThemeController { .shared }

  private static let tokens = """
    {"theme": {
      "hit-area": {"$type": "dimension", "button": {"minimum": {"$value": {"value": 64, "unit": "px"}}}},
      "spinner": {"button": {
        "stroke-width": {"$type": "dimension", "md": {"$value": {"value": 3, "unit": "px"}}},
        "rotation": {"$type": "duration", "$value": {"value": 2, "unit": "s"}},
        "show-delay": {"$type": "duration", "$value": {"value": 100, "unit": "ms"}},
        "minimum-visible": {"$type": "duration", "$value": {"value": 900, "unit": "ms"}}}}}}
    """

  private func theme() throws -> Theme { try Theme(tokens: Self.tokens) }

  func testTheLeastTargetIsTheThemesUnlessSomethingNearerSays() throws {
    let button = Button("Save")
    let box = Box(.horizontal) { button }
    XCTAssertEqual(button.minimumHitSize, Size(48))
    controller.theme = try theme()
    XCTAssertEqual(button.minimumHitSize, Size(64))
    XCTAssertEqual(box.effectiveHitPolicy, .always(64))
    box.hitPolicy = .always(30)
    XCTAssertEqual(button.minimumHitSize, Size(30))
    button.minimumHitSize = Size(20)
    XCTAssertEqual(button.minimumHitSize, Size(20))
    button.resetMinimumHitSize()
    box.hitPolicy = nil
    controller.theme = .default
    XCTAssertEqual(button.minimumHitSize, Size(48))
  }

  func testAThemesLargerTargetIsHit() throws {
    let button = Button("X")
    button.horizontalAlignment = .center
    button.verticalAlignment = .center
    let box = Box(.vertical) { button }
    button.expandsVertically = true
    let theme = try theme()
    withWindow(box) { window in
      guard let bounds = button.bounds(in: window) else { return XCTFail("It has no place.") }
      let (x, y) = (bounds.x + bounds.width / 2, bounds.y + bounds.height / 2 + 30)
      XCTAssertNotEqual(window.pick(x: x, y: y), button)
      controller.theme = theme
      XCTAssertEqual(window.pick(x: x, y: y), button)
      controller.theme = .default
      box.setTheme(theme)
      XCTAssertEqual(window.pick(x: x, y: y), button)
      box.setTheme(nil)
      XCTAssertNotEqual(window.pick(x: x, y: y), button)
    }
  }

  func testTheTimesOfWorkAreTheThemesUnlessTheButtonHasItsOwn() throws {
    let time = ManualTime()
    let button = Button("Save")
    button.pacemaker = time.pacemaker
    /// Starts the work, and expects the spinner after a time and not earlier.
    func start(_ delay: Duration) {
      button.work.start()
      wait("the delay of the ring is timed") { time.sleepers == 1 }
      time.advance(by: delay - .milliseconds(1))
      drain()
      XCTAssertFalse(button.hasStyleClass("loading"))
      time.advance(by: .milliseconds(1))
      wait("the ring is shown") { button.hasStyleClass("loading") }
    }
    /// Ends the work, and expects the spinner to stay for a time and not longer.
    func stop(_ rest: Duration) {
      button.work.stop()
      wait("the rest of the ring is timed") { time.sleepers == 1 }
      time.advance(by: rest - .milliseconds(1))
      drain()
      XCTAssertTrue(button.hasStyleClass("loading"))
      time.advance(by: .milliseconds(1))
      wait("the ring is gone") { !button.hasStyleClass("loading") }
    }
    start(.milliseconds(400))
    stop(.milliseconds(500))
    controller.theme = try theme()
    start(.milliseconds(100))
    // Running work keeps its times.
    controller.theme = .default
    stop(.milliseconds(900))
    controller.theme = try theme()
    button.work.options.timing = PendingTiming(showDelay: .milliseconds(10))
    start(.milliseconds(10))
    controller.theme = .default
    stop(.milliseconds(500))
  }

  func testTheRingIsDrawnAsTheThemeSays() throws {
    let button = Button("Save", icon: "document-save-symbolic")
    button.work.options.timing = PendingTiming(showDelay: .zero)
    try withWindow(Box(.vertical) { button }) { _ in
      button.work.start()
      wait("the ring is shown") { ring(of: button) != nil }
      guard let ring = ring(of: button) else { return XCTFail("There is no ring.") }
      XCTAssertEqual(ring.appearance(), ProgressRing.Appearance(strokeWidth: 2, rotation: 1))
      controller.theme = try theme()
      XCTAssertEqual(ring.appearance(), ProgressRing.Appearance(strokeWidth: 3, rotation: 2))
      button.work.progress = 1
      let ink = { (picture: Picture) in picture.pixels.reduce(0) { $0 + Int($1[3]) } }
      let thick = ink(try Picture(of: ring))
      controller.theme = .default
      XCTAssertLessThan(ink(try Picture(of: ring)), thick * 4 / 5)
      button.work.stop()
    }
  }
}
