import GtkHost
import GtkTesting
import Inspecting
import XCTest

@preconcurrency @MainActor
final class AccessibleStateTests: GtkTestCase {
  func testTheProblemOfAFieldIsItsDescriptionUntilItIsMended() {
    for field in [Entry("7 h"), SearchEntry("Number"), PasswordEntry("Password")] as [any Editable] {
      field.problem = "Write a number"
      XCTAssertEqual(field.exposedDescription, "Write a number")
      XCTAssertTrue(field.hasStyleClass("error"))
      field.problem = nil
      XCTAssertNil(field.exposedDescription)
      XCTAssertFalse(field.hasStyleClass("error"))
    }
  }

  func testAWidgetHiddenFromAssistiveTechnologiesStaysSoWhenItIsShown() {
    let hidden = Label("Hidden")
    hidden.setAccessibleHidden(true)
    let changed = Label("Changed")
    changed.setAccessibleHidden(true)
    let empty = Label("")
    let box = Box(.vertical) {
      hidden
      changed
      empty
    }
    withWindow(box) { _ in
      changed.setAccessibleHidden(false)
      wait("GTK has settled") {
        hidden.isMapped && hidden.exposed(.hidden) == "true" && empty.exposed(.hidden) == "true"
      }
      XCTAssertNotEqual(changed.exposed(.hidden), "true")
      // And again, after it was hidden.
      box.isVisible = false
      wait("the child is off screen") { !hidden.isMapped }
      box.isVisible = true
      wait("the child is on screen and hidden from assistive technologies") {
        hidden.isMapped && hidden.exposed(.hidden) == "true"
      }
    }
  }
}
