import GtkTesting
import Thimble
import XCTest

/// The gestures that open a button's context menu.
final class ContextMenuTests: ThimbleTestCase {
  private var clicks = 0

  private func withMenu(_ body: (Button) -> Void) throws {
    clicks = 0
    let button = Button("Back") { [weak self] in self?.clicks += 1 }
    button.contextMenu = Menu { MenuItem("Home") }
    button.reflowDelay = nil
    let longPress = Settings.shared[.longPressTime]
    defer { Settings.shared[.longPressTime] = longPress }
    try withHands(Box(.vertical) { [Entry(""), button] }) { window in
      Hands.move(to: button, in: window)
      body(button)
    }
  }

  private func close(_ button: Button, after opening: String) {
    wait("the menu is open after \(opening)") { button.isContextMenuOpen }
    Hands.key("Escape")
    wait("the menu is closed after \(opening)") { !button.isContextMenuOpen }
    letGo(of: button)
    // The popover gives the keys back to the window a little later.
    button.grabFocus()
    wait("the button has focus after \(opening)") { button.stateFlags.contains(.focused) }
  }

  func testALongPressOpensItAndDoesNotClick() throws {
    try withMenu { button in
      var wasPressed = false
      let watch = button.connect(.stateFlagsChanged) { button, _ in
        if button.stateFlags.contains(.active) { wasPressed = true }
      }
      defer { watch.disconnect() }
      Hands.press()
      wait("the button was pressed, and the menu has taken the press") {
        wasPressed && !button.state.contains(.highlighted)
      }
      Hands.letGo()
      wait("the menu is open") { button.isContextMenuOpen }
      Hands.settle()
      XCTAssertTrue(button.isContextMenuOpen)
      XCTAssertEqual(clicks, 0)
      close(button, after: "a long press")
    }
  }

  func testTheSecondaryButtonAndTheMenuKeysOpenItAndAClickDoesNot() throws {
    try withMenu { button in
      // A click on a busy machine is no long press.
      Settings.shared[.longPressTime] = 60_000
      Hands.click()
      wait("the click runs the action") { clicks == 1 }
      XCTAssertFalse(button.isContextMenuOpen)
      Hands.clickSecondaryButton()
      close(button, after: "a secondary click")
      for key in ["Menu", "shift+F10"] {
        Hands.key(key)
        close(button, after: key)
      }
      XCTAssertEqual(clicks, 1)
    }
  }

  func testItStaysOpenWhenTheKeysAreReleasedInAnyOrder() throws {
    try withMenu { button in
      for (keys, released) in [
        (["Menu"], ["Menu"]), (["shift", "F10"], ["F10", "shift"]), (["shift", "F10"], ["shift", "F10"]),
      ] {
        button.grabFocus()
        wait("the button has focus") { button.stateFlags.contains(.focused) }
        for key in keys { Hands.hold(key) }
        wait("the menu is open") { button.isContextMenuOpen }
        for key in released { Hands.letGo(key) }
        Hands.settle()
        XCTAssertTrue(button.isContextMenuOpen, "\(released)")
        close(button, after: "\(keys)")
      }
      XCTAssertEqual(clicks, 0)
    }
  }

  func testAMenuOfOneItemIsAsHighAsTheItem() throws {
    try withMenu { button in
      button.openContextMenu()
      let row = button.descendants(of: Widget.self).first { $0.cssName == "modelbutton" }
      let room = row?.selfAndAncestors.first { $0.cssName == "contents" }
      wait("the menu has its size") { (row?.height ?? 0) > 0 }
      // GTK 4.18 closed it when it was opened again while the scroll bar in it became thinner.
      XCTAssertEqual(room?.height, row?.height)
      close(button, after: "opening it")
    }
  }

  func testWithoutAMenuOrWhileDisabledNothingOpens() throws {
    try withMenu { button in
      button.disable(because: "There is no way back")
      Hands.clickSecondaryButton()
      Hands.settle()
      XCTAssertFalse(button.isContextMenuOpen)
      button.isEnabled = true
      button.contextMenu = nil
      Hands.clickSecondaryButton()
      Hands.click()
      wait("the click runs the action") { clicks == 1 }
      XCTAssertFalse(button.isContextMenuOpen)
    }
  }
}
