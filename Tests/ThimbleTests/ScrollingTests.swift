import GtkTesting
import Thimble
import XCTest

/// The wheel of the mouse over a view that scrolls sideways only.
@preconcurrency @MainActor
final class ScrollingTests: ThimbleTestCase {
  func testTheWheelScrollsWhatIsAroundAViewThatScrollsSideways() throws {
    let wide = Label(String(repeating: "wide ", count: 100))
    let inner = ScrolledWindow(sideways: wide)
    let outer = ScrolledWindow(
      Box(.vertical) {
        inner
        Label(String(repeating: "tall\n", count: 100))
      })
    try withHands(outer) { window in
      Hands.move(to: inner, in: window)
      Hands.act("click", "5")
      wait("the outer view has scrolled") { outer.verticalOffset > 0 }
      XCTAssertEqual(wide.bounds(in: inner)?.x, 0)
      Hands.act("click", "4")
      wait("the outer view is at its top again") { outer.verticalOffset == 0 }
      Hands.hold("shift")
      Hands.act("click", "5")
      wait("the inner view has scrolled sideways") { (wide.bounds(in: inner)?.x ?? 0) < 0 }
      XCTAssertEqual(outer.verticalOffset, 0)
      Hands.letGo("shift")
    }
  }
}
