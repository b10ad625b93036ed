import GtkTesting
import XCTest

@testable import Thimble

/// Large content with a held pointer.
final class LargeContentTests: LargeContentTestCase {
  func testHoldingShowsAndLiftingActivatesOnce() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons, watch in
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      XCTAssertEqual(watch.press?.display?.panel.content?.title, "Cut")
      XCTAssertTrue(buttons[0].hasStyleClass("large-content-target"))
      XCTAssertFalse(buttons[0].stateFlags.contains(.active), "The press itself is called off.")
      Hands.act("mouseup", "1")
      wait("the action") { !pressed.isEmpty }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { pressed.count > 1 })
      XCTAssertEqual(pressed, ["Cut"])
      XCTAssertFalse(buttons[0].hasStyleClass("large-content-target"))
    }
  }

  func testSlidingGoesToTheNeighbour() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons, watch in
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      Hands.move(to: buttons[1], in: window)
      wait("the neighbour") { watch.press?.display?.panel.content?.title == "Copy" }
      XCTAssertFalse(buttons[0].hasStyleClass("large-content-target"))
      Hands.act("mouseup", "1")
      wait("the action") { pressed == ["Copy"] }
    }
  }

  func testOffTheItemsAndEscapeDoNothing() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons, watch in
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      Hands.act("mousemove", "400", "20")
      wait("it is dimmed") { watch.press?.display?.panel.hasStyleClass("nowhere") == true }
      Hands.act("mouseup", "1")
      wait("it is over") { watch.press?.session.phase == .idle }
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      Hands.act("key", "Escape")
      wait("it is called off") { watch.press?.session.isShown == false }
      Hands.act("mouseup", "1")
      wait("it is over") { watch.press?.session.phase == .idle }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
    }
  }

  func testAShortPressClicks() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      Hands.move(to: buttons[0], in: window)
      Hands.act("click", "1")
      wait("the click") { pressed == ["Cut"] }
      XCTAssertEqual(watch.press?.session.phase, .idle)
    }
  }

  func testBelowTheScaleNothingIsFollowed() throws {
    try withGroup(["Cut"], scale: 1.2) { window, buttons, watch in
      XCTAssertNil(watch.press)
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      wait("it is pressed") { buttons[0].stateFlags.contains(.active) }
      XCTAssertEqual(time.sleepers, 0)
      Hands.act("mouseup", "1")
      wait("the click") { pressed == ["Cut"] }
    }
  }

  func testADisabledOneSaysWhyAndDoesNothing() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons, watch in
      buttons[0].isEnabled = false
      buttons[0].largeContentOptions.reason = "Select something first"
      let said = listen(to: buttons[0])
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      let panel = watch.press?.display?.panel
      XCTAssertEqual(panel?.content?.reason, "Select something first")
      XCTAssertEqual(panel?.reason.isVisible, true)
      XCTAssertEqual(said.all, [], "It is seen so far.")
      Localization.use("ja")
      defer { Localization.use(nil) }
      Hands.act("mouseup", "1")
      wait("it is over") { watch.press?.session.phase == .idle }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
      XCTAssertEqual(said.all, ["Cut、Select something first"])
    }
  }

  func testWhatIsSaidOfAControlAtWork() throws {
    try withGroup(["Send", "Cut"]) { window, buttons, watch in
      XCTAssertNil(buttons[0].largeContent.reason)
      buttons[0].startLoading()
      XCTAssertEqual(buttons[0].largeContent.reason, LargeContentViewer.shared.words.busy)
      XCTAssertEqual(LargeContentViewer.shared.words.busy, "Busy")
      let said = listen(to: buttons[0])
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      XCTAssertEqual(watch.press?.display?.panel.reason.text, "Busy")
      Hands.act("mouseup", "1")
      wait("it is over") { watch.press?.session.phase == .idle }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
      XCTAssertTrue(said.all.contains("Send, Busy"), "\(said.all)")
      buttons[0].workOptions.activationPolicy = .queue
      XCTAssertEqual(buttons[0].largeContent.reason, "Busy", "It is held by hand.")
      buttons[0].stopLoading()
      XCTAssertNil(buttons[0].largeContent.reason)
    }
  }

  func testAnotherWindowCallsItOff() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      let other = Window("Other", child: Label("Other"))
      other.present()
      wait("it is called off") { watch.press?.session.isShown == false }
      Hands.act("mouseup", "1")
      other.destroy()
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
    }
  }

  func testAControlsOwnLongPressComesLater() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      var isLong = false
      buttons[0].setLongPress("Long") { _ in isLong = true }
      XCTAssertEqual(buttons[0].longPressDelayFactor, 2)
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      hold(watch)
      XCTAssertFalse(isLong)
      wait("the second wait") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("its own long press") { isLong }
      Hands.act("mouseup", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty })
    }
  }

  func testAContextMenuComesLater() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      buttons[0].contextMenu = Menu { MenuItem("Cut Everything") }
      Hands.move(to: buttons[0], in: window)
      Hands.act("mousedown", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.8) { buttons[0].isContextMenuOpen }, "GTK's own time is over.")
      hold(watch)
      wait("the second wait") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the menu") { buttons[0].isContextMenuOpen }
      Hands.act("mouseup", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !pressed.isEmpty || !buttons[0].isContextMenuOpen })
      Hands.act("key", "Escape")
      wait("it is closed") { !buttons[0].isContextMenuOpen }
      letGo(of: buttons[0])
    }
  }

  func testAWindowThatGoesEndsTheFade() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      buttons[0].grabFocus()
      Hands.act("keydown", "space")
      hold(watch)
      Hands.act("key", "Escape")
      wait("the fade is timed") { time.sleepers == 1 }
      window.destroy()
      Hands.act("keyup", "space")
      wait("nothing is timed") { time.sleepers == 0 }
    }
  }

  func testAWindowThatGoesTakesEverythingWithIt() throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      buttons[0].grabFocus()
      Hands.act("keydown", "space")
      hold(watch)
      window.destroy()
      Hands.act("keyup", "space")
      wait("nothing is timed") { time.sleepers == 0 }
      XCTAssertEqual(pressed, [])
      XCTAssertNil(LargeContentViewer.shared.watch(of: window))
    }
  }
}
