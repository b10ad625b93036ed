import GtkTesting
import XCTest

@testable import Thimble

/// Large content with a held key.
final class LargeContentKeyTests: LargeContentTestCase {
  func testLettingGoOfAnInactiveOneLeadsToTheCause() throws {
    try withGroup(["Send", "Cut"]) { window, buttons, watch in
      buttons[0].disable(because: "Write an address first", leadingTo: buttons[1])
      buttons[0].grabFocus()
      let said = listen(to: buttons[0])
      Hands.act("keydown", "space")
      hold(watch)
      XCTAssertEqual(watch.press?.display?.panel.content?.reason, "Write an address first")
      Hands.act("keyup", "space")
      wait("the cause has focus") { buttons[1].isFocused }
      XCTAssertEqual(said.all, ["Send, Write an address first"])
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
      buttons[0].isEnabled = true
    }
  }

  func testHoldingSpaceShowsArrowsMoveAndLettingGoActivates() throws {
    try withGroup(["Cut", "Copy"]) { _, buttons, watch in
      buttons[0].grabFocus()
      Hands.act("keydown", "space")
      hold(watch)
      Hands.act("key", "Right")
      wait("the neighbour") { watch.press?.display?.panel.content?.title == "Copy" }
      XCTAssertTrue(buttons[0].isFocused)
      Hands.act("keyup", "space")
      wait("the action") { !pressed.isEmpty }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { pressed.count > 1 })
      XCTAssertEqual(pressed, ["Copy"])
    }
  }

  func testAShortSpacePressesOnceAndEscapeCallsAHeldOneOff() throws {
    try withGroup(["Cut"]) { _, buttons, watch in
      buttons[0].grabFocus()
      Hands.act("key", "space")
      wait("the action") { pressed == ["Cut"] }
      Hands.act("keydown", "space")
      hold(watch)
      Hands.act("key", "Escape")
      wait("it is called off") { watch.press?.session.isShown == false }
      Hands.act("keyup", "space")
      wait("it is over") { watch.press?.session.phase == .idle }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { pressed.count > 1 })
    }
  }

  func testBelowTheTextScaleSpaceHeldIsSpace() throws {
    try withGroup(["Cut", "Copy"], scale: 1) { _, buttons, watch in
      buttons[0].grabFocus()
      Hands.act("keydown", "space")
      wait("the key is down") { buttons[0].isHighlighted }
      XCTAssertNil(watch.press?.session.deadline, "Nothing is waited for.")
      time.advance(by: .seconds(2))
      drain()
      XCTAssertNil(watch.press?.display)
      Hands.act("key", "Right")
      Hands.act("keyup", "space")
      wait("the action, and not its neighbour's") { pressed == ["Cut"] }
    }
  }

  func testAPressDuringAKeysHoldEndsItAndLeavesNothingBehind() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons, watch in
      buttons[0].grabFocus()
      var handlers: [Int] = []
      for _ in 0..<3 {
        pressed = []
        Hands.act("mousemove", "400", "20")
        Hands.act("keydown", "space")
        hold(watch)
        Hands.move(to: buttons[1], in: window)
        Hands.act("mousedown", "1")
        wait("it is called off") { watch.press?.session.isShown == false }
        XCTAssertEqual(watch.press?.session.isHeldByKey, true, "Its end is still to come.")
        Hands.act("mouseup", "1")
        wait("a click, as ever") { pressed == ["Copy"] }
        Hands.act("keyup", "space")
        wait("it is over") { watch.press?.session.phase == .idle }
        wait("the fade is timed") { time.sleepers > 0 }
        time.advance(by: .milliseconds(120))
        wait("it has gone") { watch.press?.display?.panel.parent == nil }
        buttons[0].grabFocus()
        drain()
        handlers.append(LiveCounts.handlers)
      }
      XCTAssertEqual(handlers[0], handlers[2], "\(handlers)")
      XCTAssertEqual(pressed, ["Copy"], "Letting go of the key does nothing.")
    }
  }
}
