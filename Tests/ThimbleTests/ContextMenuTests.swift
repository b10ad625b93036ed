import GtkTesting
import XCTest

@testable import Thimble

/// The gestures that open a button's context menu.
final class ContextMenuTests: ThimbleTestCase {
  private var clicks = 0

  private func withMenu(_ body: (Button) -> Void) throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    clicks = 0
    let button = Button("Back") { [weak self] in self?.clicks += 1 }
    button.contextMenu = Menu { MenuItem("Home") }
    button.reflowDelay = nil
    let window = Window("Context menu", child: Box(.vertical) { button })
    window.isDecorated = false
    Hands.act("mousemove", "400", "400")
    window.present()
    defer { window.destroy() }
    wait("the window is active") { button.isMapped && button.width > 0 && window[.isActive] }
    Hands.move(to: button, in: window)
    body(button)
  }

  private func close(_ button: Button) {
    wait("the menu is there") { button.isContextMenuOpen }
    Hands.act("key", "Escape")
    wait("the menu has gone") { !button.isContextMenuOpen }
    letGo(of: button)
  }

  func testALongPressOpensItAndDoesNotClick() throws {
    try withMenu { button in
      Hands.act("mousedown", "1")
      wait("it is pressed") { button.isHighlighted }
      wait("the press is taken") { !button.isHighlighted }
      Hands.act("mouseup", "1")
      wait("the menu is there") { button.isContextMenuOpen }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { clicks > 0 || !button.isContextMenuOpen })
      close(button)
    }
  }

  func testTheSecondaryButtonAndTheMenuKeysOpenItAndAClickDoesNot() throws {
    try withMenu { button in
      Hands.act("click", "1")
      wait("the click") { clicks == 1 }
      XCTAssertFalse(button.isContextMenuOpen)
      Hands.act("click", "3")
      close(button)
      button.grabFocus()
      for key in ["Menu", "shift+F10"] {
        Hands.act("key", key)
        close(button)
      }
      XCTAssertEqual(clicks, 1)
    }
  }

  func testWithoutAMenuOrWhileDisabledNothingOpens() throws {
    try withMenu { button in
      button.disable(because: "There is no way back")
      Hands.act("click", "3")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { button.isContextMenuOpen })
      button.isEnabled = true
      button.contextMenu = nil
      Hands.act("click", "3")
      Hands.act("click", "1")
      wait("the click") { clicks == 1 }
      XCTAssertFalse(button.isContextMenuOpen)
    }
  }
}
