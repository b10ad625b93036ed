import GtkTesting
import Thimble
import XCTest

/// A menu button that its empty menu disables, combined with the application's own settings.
@preconcurrency @MainActor
final class MenuLockTests: ThimbleTestCase {
  private let some = Menu { MenuItem("Letter") }

  func testAButtonThatTheApplicationHasDisabledStaysDisabled() {
    let button = MenuButton("Recent") { MenuItem("Letter") }
    button.isEnabled = false
    button.menu = Menu()
    button.menu = some
    XCTAssertFalse(button.isEnabled)
    button.isEnabled = true
    XCTAssertTrue(button.isEnabled)
  }

  func testItMayBeDisabledWhileItsMenuIsEmpty() {
    let button = MenuButton("Recent") {}
    button.isEnabled = false
    XCTAssertNil(button.disabledReason)
    button.menu = some
    XCTAssertFalse(button.isEnabled)
    button.isEnabled = true
    XCTAssertTrue(button.isEnabled)
  }

  func testAnEmptyMenuIsNotEnabledByHand() {
    let button = MenuButton("Recent") {}
    button.isEnabled = true
    XCTAssertEqual(button.disabledReason, "There is nothing to choose")
    button.menu = some
    XCTAssertTrue(button.isEnabled)
  }

  func testAReasonOfTheApplicationStays() {
    let button = MenuButton("Recent") { MenuItem("Letter") }
    button.disable(because: "Sign in first")
    button.menu = Menu()
    button.menu = some
    XCTAssertEqual(button.disabledReason, "Sign in first")
    button.menu = Menu()
    button.isEnabled = true
    XCTAssertEqual(button.disabledReason, "There is nothing to choose")
    button.disable(because: "Sign in first")
    button.menu = some
    XCTAssertEqual(button.disabledReason, "Sign in first")
    button.isEnabled = true
    XCTAssertTrue(button.isEnabled)
  }

  func testTheReasonOfAnEmptyMenuIsSetAtOnce() {
    let button = MenuButton("Recent") {}
    button.emptyReason = "No letters yet"
    XCTAssertEqual(button.disabledReason, "No letters yet")
    XCTAssertEqual(button.tooltip, "No letters yet")
    button.isEnabled = false
    button.emptyReason = "No letters at all"
    XCTAssertNil(button.disabledReason)
    button.isEnabled = true
    XCTAssertEqual(button.disabledReason, "No letters at all")
  }

  func testAButtonThatIsTakenOutTakesItsOpenMenuAlong() {
    let button = MenuButton("Recent") { MenuItem("Letter") }
    let other = Button("Other").with { $0.contextMenu = Menu { MenuItem("Letter") } }
    let box = Box(.vertical) { [Entry(""), button, other] }
    withWindow(box) { _ in
      button.open()
      drain()
      XCTAssertTrue(button.isOpen)
      // A GTK warning here fails the test.
      box.remove(button)
      XCTAssertFalse(button.isOpen || button.isHeld)
      drain()
      other.openContextMenu()
      drain()
      XCTAssertTrue(other.isContextMenuOpen)
      box.remove(other)
      XCTAssertFalse(other.isContextMenuOpen)
      drain()
      box.append(button)
      wait("the menu button is on screen again") { button.isMapped && button.width > 0 }
      button.open()
      XCTAssertTrue(button.isOpen)
      button.close()
      letGo(of: button)
    }
  }

  func testAButtonThatIsHiddenClosesItsMenu() {
    let button = MenuButton("Recent") { MenuItem("Letter") }
    let page = Box(.vertical) { button }
    withWindow(Box(.vertical) { [Entry(""), page] }) { _ in
      button.open()
      drain()
      page.isVisible = false
      XCTAssertFalse(button.isOpen || button.isHeld)
      page.isVisible = true
      wait("the menu button is on screen again") { button.isMapped }
      XCTAssertFalse(button.isOpen)
      letGo(of: button)
    }
  }

  func testAWindowThatClosesTakesAnOpenMenuAlong() {
    let button = MenuButton("Recent") { MenuItem("Letter") }
    let window = Window("Closing", child: Box(.vertical) { [Entry(""), button] })
    window.present()
    wait("the menu button is on screen") { button.isMapped && button.width > 0 }
    button.open()
    drain()
    // A GTK warning or a leaked menu here fails the test.
    window.destroy()
    XCTAssertFalse(button.isHeld)
  }
}
