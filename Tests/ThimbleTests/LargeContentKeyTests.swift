import GtkTesting
import Thimble
import XCTest

/// Large content with a held key.
final class LargeContentKeyTests: LargeContentTestCase {
  func testLettingGoOfAnInactiveOneLeadsToTheCause() throws {
    try withGroup(["Send", "Cut"]) { window, buttons in
      buttons[0].disable(because: "Write an address first", leadingTo: buttons[1])
      buttons[0].grabFocus()
      let said = listen(to: buttons[0])
      Hands.hold("space")
      hold(in: window)
      XCTAssertEqual(text("reason", in: window), "Write an address first")
      Hands.letGo("space")
      wait("the cause has focus") { buttons[1].isFocused }
      XCTAssertEqual(said.all, ["Send, Write an address first"])
      Hands.settle()
      XCTAssertEqual(pressed, [])
      buttons[0].isEnabled = true
    }
  }

  func testHoldingSpaceShowsArrowsMoveAndLettingGoActivates() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons in
      buttons[0].grabFocus()
      Hands.hold("space")
      hold(in: window)
      Hands.key("Right")
      wait("the large content shows the neighbour") { text(in: window) == "Copy" }
      XCTAssertTrue(buttons[0].isFocused)
      Hands.letGo("space")
      wait("the release runs the action") { !pressed.isEmpty }
      Hands.settle()
      XCTAssertEqual(pressed, ["Copy"])
    }
  }

  func testAHeldButtonShowsItsNewWords() throws {
    try withGroup(["Cut"]) { window, buttons in
      buttons[0].grabFocus()
      Hands.hold("space")
      hold(in: window)
      buttons[0].setAccessibilityLabel("Cut all")
      XCTAssertEqual(text(in: window), "Cut all")
      buttons[0].disable(because: "Choose a text first")
      XCTAssertEqual(text("reason", in: window), "Choose a text first")
      Hands.letGo("space")
      Hands.settle()
      buttons[0].isEnabled = true
    }
  }

  func testAShortSpacePressesOnceAndEscapeCallsAHeldOneOff() throws {
    try withGroup(["Cut"]) { window, buttons in
      buttons[0].grabFocus()
      Hands.key("space")
      wait("a short press runs the action") { pressed == ["Cut"] }
      Hands.hold("space")
      hold(in: window)
      Hands.key("Escape")
      wait("Escape takes the large content away") { panel(in: window) == nil }
      Hands.letGo("space")
      Hands.settle()
      XCTAssertEqual(pressed, ["Cut"])
    }
  }

  func testBelowTheTextScaleSpaceHeldIsSpace() throws {
    try withGroup(["Cut", "Copy"], scale: 1) { window, buttons in
      buttons[0].grabFocus()
      Hands.hold("space")
      wait("the button Cut is highlighted") { buttons[0].state.contains(.highlighted) }
      XCTAssertEqual(time.sleepers, 0, "Nothing is pending.")
      time.advance(by: .seconds(2))
      drain()
      XCTAssertNil(panel(in: window))
      Hands.key("Right")
      Hands.letGo("space")
      wait("the release runs the action of the button with focus") { pressed == ["Cut"] }
    }
  }

  func testAPressDuringAKeysHoldEndsItAndLeavesNothingBehind() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons in
      buttons[0].grabFocus()
      var handlers = Int.max
      for _ in 0..<3 {
        pressed = []
        Hands.move(x: 400, y: 20)
        Hands.hold("space")
        hold(in: window)
        Hands.move(to: buttons[1], in: window)
        Hands.press()
        wait("the press takes the large content away") { panel(in: window) == nil }
        Hands.letGo()
        wait("the press clicks the button Copy") { pressed == ["Copy"] }
        Hands.letGo("space")
        waitUntilGone(window)
        buttons[0].grabFocus()
        drain()
        wait("the handlers are no more than in the round before") { LiveCounts.handlers <= handlers }
        handlers = LiveCounts.handlers
      }
      XCTAssertEqual(pressed, ["Copy"], "Releasing the key does nothing.")
    }
  }
}
