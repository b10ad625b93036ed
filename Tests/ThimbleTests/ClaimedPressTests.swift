import GtkTesting
import Thimble
import XCTest

/// Buttons whose press another gesture takes away: their own context menu, that of a row around them, or a gesture of the
/// application.
final class ClaimedPressTests: HoldTestCase {
  /// Shows a button, in a box with a menu or with one of its own.
  private func withMenu(inRow: Bool, on button: Button, _ body: (Window, Widget) throws -> Void) throws {
    let box = Box(.vertical) { button }
    let owner: Widget = inRow ? box : button
    owner.contextMenu = Menu { MenuItem("Home") }
    try withHands(Box(.vertical) { [Entry(""), box] }) { window in try body(window, owner) }
  }

  func testAButtonKeepsItsOwnHold() throws {
    for inRow in [false, true] {
      let button = button()
      button.press.confirmation = .hold(for: .seconds(5))
      runs = []
      try withMenu(inRow: inRow, on: button) { window, owner in
        down(button, in: window)
        wait("the hold is timed") { time.sleepers > 0 }
        // GTK's long press comes after half a second of real time.
        XCTAssertFalse(MainLoop.run(atMost: 0.8) { !button.press.isTracking }, "The button keeps the press.")
        time.advance(by: .seconds(5))
        wait("the hold confirms the action") { runs.count == 1 }
        Hands.letGo()
        Hands.settle()
        XCTAssertFalse(owner.isContextMenuOpen)
      }
    }
  }

  func testTheSecondaryButtonStillOpensTheMenu() throws {
    let button = button()
    button.press.confirmation = .hold(for: .seconds(5))
    try withMenu(inRow: false, on: button) { window, _ in
      Hands.move(to: button, in: window)
      Hands.clickSecondaryButton()
      wait("the menu is open") { button.isContextMenuOpen }
      Hands.key("Escape")
      wait("the menu is closed") { !button.isContextMenuOpen }
      letGo(of: button)
    }
  }

  func testAPressThatAnotherGestureClaimsIsOver() throws {
    for isOwn in [true, false] {
      let button = button()
      button.press.options.repeatBehavior = .enabled
      let box = Box(.vertical) { button }
      let claim = LongPressGesture { _ in
        true
      } lifted: { _, _ in
      }
      claim.setPhase(.capture)
      (isOwn ? button : box).add(claim)
      var phases: [PressEvent.Phase] = []
      button.press.addHandler { phases.append($0.phase) }
      try withHands(Box(.vertical) { [Entry(""), box] }) { window in
        down(button, in: window)
        wait("the press is cancelled: \(phases) \(button.press.isTracking)") { phases.last == .cancelled }
        runs = []
        time.advance(by: .seconds(5))
        drain()
        XCTAssertEqual(runs, [], "Nothing repeats.")
        Hands.letGo()
        Hands.settle()
        XCTAssertEqual(runs, [])
      }
    }
  }

  func testALongPressIsAnItemOfTheMenuThatTheKeysOpen() throws {
    var isLong = false
    let button = button()
    button.contextMenu = Menu { MenuItem("Home") }
    button.press.setLongPress("Later") { _ in isLong = true }
    try withHands(on: button) { _ in
      for key in ["Menu", "shift+F10"] {
        isLong = false
        button.grabFocus()
        Hands.key(key)
        wait("\(key) opens the menu") { button.isContextMenuOpen }
        XCTAssertFalse(isLong)
        let menu = try XCTUnwrap(button.children.first { $0 is PopoverMenu })
        XCTAssertEqual(rows(in: menu), ["Later", "Home"])
        Hands.key("Return")
        wait("the first item is the long press") { isLong }
        wait("the menu is closed") { !button.isContextMenuOpen }
        letGo(of: button)
      }
    }
  }
}
