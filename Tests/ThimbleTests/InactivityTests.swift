import GtkTesting
import XCTest

@testable import Thimble

final class InactivityTests: ThimbleTestCase {
  func testAPressSaysWhyAndLeadsToTheCause() {
    var (runs, handled) = (0, 0)
    var said: [String] = []
    let field = Entry()
    let button = Button("Send") { runs += 1 }
    button.connect(.clicked) { _ in handled += 1 }
    button.announcer = Announcer(say: { message, _ in said.append(message) })
    let box = Box(.horizontal) {
      field
      button
    }
    withWindow(box) { window in
      wait("the window is the active one") { window.isActive }
      button.disable(because: "Enter an address first", leadingTo: field)
      for press in [{ button.willClick() }, { button.willActivate() }] {
        button.grabFocus()
        XCTAssertTrue(button.isFocused, "It keeps its place in the tab order.")
        XCTAssertFalse(press())
        XCTAssertTrue(window.focusedWidget?.parent == field || field.isFocused)
      }
      XCTAssertEqual(said, ["Send, Enter an address first", "Send, Enter an address first"])
      button.activate()
      XCTAssertFalse(MainLoop.run(atMost: 0.5) { runs + handled > 0 })
    }
  }

  func testTheReasonIsTheTooltipAsLongAsItHolds() {
    let button = Button("Send")
    button.tooltip = "Sends the letter"
    button.disable(because: "Enter an address first")
    XCTAssertEqual(button.tooltip, "Enter an address first")
    XCTAssertEqual(button.disabledReason, "Enter an address first")
    XCTAssertEqual(button.largeContent.reason, "Enter an address first")
    XCTAssertTrue(button.hasStyleClass("inactive"))
    XCTAssertTrue(button.isSensitive)
    XCTAssertFalse(button.isEnabled)
    button.isEnabled = true
    XCTAssertEqual(button.tooltip, "Sends the letter")
    XCTAssertNil(button.disabledReason)
    XCTAssertNil(button.largeContent.reason)
    XCTAssertFalse(button.hasStyleClass("inactive"))
    XCTAssertTrue(button.isEnabled)
    XCTAssertTrue(button.willClick())
  }

  func testDisabledAltogetherItSaysNothing() {
    let button = Button("Send")
    button.isEnabled = false
    button.disable(because: "Enter an address first")
    XCTAssertTrue(button.isSensitive, "It can be reached again.")
    button.isEnabled = false
    XCTAssertNil(button.disabledReason)
    XCTAssertFalse(button.isSensitive)
  }

  func testTheCauseIsNotKeptAlive() {
    let button = Button("Send")
    weak var weakField: Entry?
    do {
      let field = Entry()
      weakField = field
      button.disable(because: "Enter an address first", leadingTo: field)
    }
    wait("the field is released") { weakField == nil }
    XCTAssertFalse(button.willClick())
  }
}
