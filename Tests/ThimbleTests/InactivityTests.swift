import GtkTesting
import Observation
import Thimble
import XCTest

final class InactivityTests: ThimbleTestCase {
  func testAPressSaysWhyAndLeadsToTheCause() {
    var (runs, handled, others) = (0, 0, 0)
    let field = Entry()
    let other = Button("Open") { others += 1 }
    let button = Button("Send") { runs += 1 }
    button.connect(.clicked) { _ in handled += 1 }
    let said = listen(to: button)
    let box = Box(.horizontal) {
      field
      button
      other
    }
    withWindow(box) { window in
      wait("the window is the active one") { window.isActive }
      button.disable(because: "Enter an address first", leadingTo: field)
      for act in [{ self.press(button) }, { _ = button.activate() }] {
        button.grabFocus()
        XCTAssertTrue(button.isFocused, "It keeps its place in the tab order.")
        act()
        XCTAssertTrue(window.focusedWidget?.parent == field || field.isFocused)
      }
      XCTAssertEqual(said.all, ["Send, Enter an address first", "Send, Enter an address first"])
      // GTK clicks a quarter of a second after the request, and the other button later than this one.
      other.activate()
      wait("the other button is pressed") { others == 1 }
      XCTAssertEqual(runs + handled, 0)
    }
  }

  func testTheReasonIsTheTooltipAsLongAsItHolds() {
    var runs = 0
    let button = Button("Send") { runs += 1 }
    button.tooltip = "Sends the letter"
    button.disable(because: "Enter an address first")
    XCTAssertEqual(button.tooltip, "Enter an address first")
    XCTAssertEqual(button.disabledReason, "Enter an address first")
    XCTAssertTrue(button.hasStyleClass("inactive"))
    XCTAssertTrue(button.takesInput)
    XCTAssertFalse(button.isEnabled)
    button.isEnabled = true
    XCTAssertEqual(button.tooltip, "Sends the letter")
    XCTAssertNil(button.disabledReason)
    XCTAssertFalse(button.hasStyleClass("inactive"))
    XCTAssertTrue(button.isEnabled)
    press(button)
    XCTAssertEqual(runs, 1)
  }

  func testTheReasonFollowsAModel() {
    let draft = Draft()
    let field = Entry()
    let save = Button("Save").bind(\.disabledReason) { draft.title.isEmpty ? "Enter a title first" : nil }
    XCTAssertEqual(save.disabledReason, "Enter a title first")
    XCTAssertFalse(save.isEnabled)
    save.disable(because: "Enter a title first", leadingTo: field)
    draft.title = "Milk"
    wait("the button Save is enabled") { save.isEnabled }
    XCTAssertNil(save.disabledReason)
    save.isEnabled = false
    save.disabledReason = nil
    XCTAssertFalse(save.isEnabled, "It had no reason, and still has none.")
  }

  func testDisabledAltogetherItSaysNothing() {
    let button = Button("Send")
    button.isEnabled = false
    button.disable(because: "Enter an address first")
    XCTAssertTrue(button.takesInput, "It can be reached again.")
    button.isEnabled = false
    XCTAssertNil(button.disabledReason)
    XCTAssertFalse(button.takesInput)
  }

  func testAnotherReasonKeepsTheCauseAndNilTakesItAway() {
    let field = Entry()
    let button = Button("Send") { XCTFail("It is disabled.") }
    let box = Box(.horizontal) {
      field
      button
    }
    withWindow(box) { window in
      wait("the window is the active one") { window.isActive }
      button.disable(because: "Enter an address first", leadingTo: field)
      button.disable(because: "Enter an address with @")
      button.grabFocus()
      press(button)
      wait("the field has focus") { window.focusedWidget?.parent == field || field.isFocused }
      button.disable(because: "The server is away", leadingTo: nil)
      button.grabFocus()
      press(button)
      XCTAssertTrue(button.isFocused)
    }
  }

  func testTheCauseIsNotKeptAlive() {
    let button = Button("Send") { XCTFail("It is still disabled.") }
    weak var weakField: Entry?
    do {
      let field = Entry()
      weakField = field
      button.disable(because: "Enter an address first", leadingTo: field)
    }
    wait("the field is released") { weakField == nil }
    press(button)
  }
}

@Observable
@MainActor
private final class Draft {
  var title = ""
}
