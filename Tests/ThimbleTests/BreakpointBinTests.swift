import GtkTesting
import Thimble
import XCTest

/// Content that follows the width of its container.
@preconcurrency @MainActor
final class BreakpointBinTests: ThimbleTestCase {
  private func makePage() -> (page: BreakpointBin, actions: Box) {
    let actions = Box(.horizontal) { (1...4).map { Button("Action \($0)").with { $0.setSizeRequest(width: 120) } } }
    let page = BreakpointBin(actions)
    actions.bind(\.orientation) { [weak page] in page?.isNarrower(than: 460) == true ? .vertical : .horizontal }
    return (page, actions)
  }

  func testContentFollowsTheWidth() throws {
    let (page, actions) = makePage()
    XCTAssertFalse(page.isNarrower(than: 460), "Nothing is known before the first layout.")
    try withHands(page, width: 500) { window in
      XCTAssertEqual(actions.orientation, .horizontal)
      window.setDefaultSize(width: 400, height: 300)
      wait("the actions are in a column") { actions.orientation == .vertical && actions.width == 400 }
      XCTAssertTrue(page.isNarrower(than: 401))
      XCTAssertFalse(page.isNarrower(than: 400), "A breakpoint is below its width.")
      window.setDefaultSize(width: 500, height: 300)
      wait("the actions are in a row again") { actions.orientation == .horizontal && actions.width == 500 }
    }
  }

  func testABreakpointIsFurtherAwayWithLargeText() throws {
    let (page, actions) = makePage()
    try withHands(page, width: 600) { _ in
      XCTAssertEqual(actions.orientation, .horizontal)
      Settings.shared.textScale = 2
      defer { Settings.shared.textScale = 1 }
      wait("600 pixels are fewer than 920") { actions.orientation == .vertical }
    }
    wait("the text has its size again") { ThemeController.shared.context.textScale == 1 }
  }

  func testItAsksForNoMoreThanAPhoneHas() {
    let (page, _) = makePage()
    XCTAssertEqual(page.measured(.horizontal).minimum, 320)
    XCTAssertGreaterThanOrEqual(page.measured(.horizontal).natural, 480)
    XCTAssertLessThan(BreakpointBin(Label("short")).measured(.horizontal).minimum, 320)
  }

  func testContentThatIsTooWideBeginsAtItsStart() throws {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let wide = Label("wide").with { $0.setSizeRequest(width: 700) }
      let page = BreakpointBin(wide)
      page.textDirection = direction
      try withHands(page, width: 400) { _ in
        let bounds = try XCTUnwrap(wide.bounds(in: page))
        XCTAssertEqual(
          direction == .leftToRight ? bounds.x : bounds.x + bounds.width, direction == .leftToRight ? 0 : 400)
      }
    }
  }
}
