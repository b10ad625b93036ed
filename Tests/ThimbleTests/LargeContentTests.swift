import GtkTesting
import Thimble
import XCTest

/// Large content with a held pointer.
final class LargeContentTests: LargeContentTestCase {
  func testHoldingShowsAndLiftingActivatesOnce() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons in
      hold(buttons[0], in: window)
      XCTAssertEqual(text(in: window), "Cut")
      XCTAssertTrue(buttons[0].hasStyleClass("large-content-target"))
      XCTAssertFalse(buttons[0].stateFlags.contains(.active), "The press itself is cancelled.")
      Hands.letGo()
      wait("the release runs the action") { !pressed.isEmpty }
      Hands.settle()
      XCTAssertEqual(pressed, ["Cut"])
      XCTAssertFalse(buttons[0].hasStyleClass("large-content-target"))
    }
  }

  func testSlidingGoesToTheNeighbour() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons in
      hold(buttons[0], in: window)
      Hands.move(to: buttons[1], in: window)
      wait("the large content shows the neighbour") { text(in: window) == "Copy" }
      XCTAssertFalse(buttons[0].hasStyleClass("large-content-target"))
      Hands.letGo()
      wait("the release runs the action of the neighbour") { pressed == ["Copy"] }
    }
  }

  func testOffTheItemsAndEscapeDoNothing() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons in
      hold(buttons[0], in: window)
      Hands.move(x: 400, y: 20)
      wait("the large content is dimmed") { panel(in: window)?.hasStyleClass("nowhere") == true }
      Hands.letGo()
      wait("the large content is gone") { panel(in: window) == nil }
      hold(buttons[0], in: window)
      Hands.key("Escape")
      wait("Escape takes the large content away") { panel(in: window) == nil }
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(pressed, [])
    }
  }

  func testAShortPressClicks() throws {
    try withGroup(["Cut"]) { window, buttons in
      Hands.move(to: buttons[0], in: window)
      Hands.click()
      wait("the click runs the action") { pressed == ["Cut"] }
      XCTAssertNil(panel(in: window))
    }
  }

  func testBelowTheScaleNothingIsFollowed() throws {
    try withGroup(["Cut"], scale: 1.2) { window, buttons in
      let controllers = controllers(of: window)
      Settings.shared.textScale = 2
      XCTAssertGreaterThan(self.controllers(of: window), controllers)
      Settings.shared.textScale = 1.2
      XCTAssertEqual(self.controllers(of: window), controllers)
      Hands.move(to: buttons[0], in: window)
      Hands.press()
      wait("the button looks pressed") { buttons[0].stateFlags.contains(.active) }
      XCTAssertEqual(time.sleepers, 0)
      Hands.letGo()
      wait("the click runs the action") { pressed == ["Cut"] }
    }
  }

  func testADisabledOneSaysWhyAndDoesNothing() throws {
    try withGroup(["Cut", "Copy"]) { window, buttons in
      buttons[0].isEnabled = false
      buttons[0].largeContentOptions.reason = "Select something first"
      let said = listen(to: buttons[0])
      hold(buttons[0], in: window)
      XCTAssertEqual(text("reason", in: window), "Select something first")
      XCTAssertEqual(said.all, [], "So far it is only shown.")
      Localization.use("ja")
      defer { Localization.use(nil) }
      Hands.letGo()
      wait("the large content is gone") { panel(in: window) == nil }
      Hands.settle()
      XCTAssertEqual(pressed, [])
      XCTAssertEqual(said.all, ["Cut、Select something first"])
    }
  }

  func testAControlAtWorkSaysThatItIsBusy() throws {
    try withGroup(["Send", "Cut"]) { window, buttons in
      let said = listen(to: buttons[0])
      buttons[0].work.start()
      // Queued presses do not make it usable, because the work is held by hand.
      buttons[0].work.options.activationPolicy = .queue
      hold(buttons[0], in: window)
      XCTAssertEqual(text("reason", in: window), "Busy")
      Hands.letGo()
      wait("the large content is gone") { panel(in: window) == nil }
      Hands.settle()
      XCTAssertEqual(pressed, [])
      XCTAssertTrue(said.all.contains("Send, Busy"), "\(said.all)")
      buttons[0].work.stop()
      hold(buttons[0], in: window)
      XCTAssertNil(text("reason", in: window))
      Hands.letGo()
      wait("the release runs the action") { pressed == ["Send"] }
    }
  }

  func testAnotherWindowCallsItOff() throws {
    try withGroup(["Cut"]) { window, buttons in
      hold(buttons[0], in: window)
      let other = Window("Other", child: Label("Other"))
      other.present()
      wait("the other window takes the large content away") { panel(in: window) == nil }
      Hands.letGo()
      other.destroy()
      Hands.settle()
      XCTAssertEqual(pressed, [])
    }
  }

  func testAControlsOwnLongPressComesLater() throws {
    try withGroup(["Cut"]) { window, buttons in
      var isLong = false
      buttons[0].press.setLongPress("Long") { _ in isLong = true }
      hold(buttons[0], in: window)
      XCTAssertFalse(isLong)
      wait("the second wait is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the button's own long press runs") { isLong }
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(pressed, [])
    }
  }

  func testAContextMenuComesLater() throws {
    try withGroup(["Cut"]) { window, buttons in
      buttons[0].contextMenu = Menu { MenuItem("Cut Everything") }
      Hands.move(to: buttons[0], in: window)
      Hands.press()
      // GTK's own delay of half a second is a timer, and no event follows it.
      XCTAssertFalse(MainLoop.run(atMost: 0.8) { buttons[0].isContextMenuOpen })
      hold(in: window)
      wait("the second wait is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the context menu is open") { buttons[0].isContextMenuOpen }
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(pressed, [])
      XCTAssertTrue(buttons[0].isContextMenuOpen)
      Hands.key("Escape")
      wait("the context menu is closed") { !buttons[0].isContextMenuOpen }
      letGo(of: buttons[0])
    }
  }

  func testAWindowThatGoesEndsTheFade() throws {
    try withGroup(["Cut"]) { window, buttons in
      buttons[0].grabFocus()
      Hands.hold("space")
      hold(in: window)
      Hands.key("Escape")
      wait("the fade is timed") { time.sleepers == 1 }
      window.destroy()
      Hands.letGo("space")
      wait("no task waits") { time.sleepers == 0 }
    }
  }

  func testAWindowThatGoesTakesEverythingWithIt() throws {
    try withGroup(["Cut"]) { window, buttons in
      buttons[0].grabFocus()
      Hands.hold("space")
      hold(in: window)
      window.destroy()
      Hands.letGo("space")
      wait("no task waits") { time.sleepers == 0 }
      XCTAssertEqual(pressed, [])
    }
  }
}
