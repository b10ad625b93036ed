import CAccessible
import GtkTesting
import Inspecting
import Thimble
import XCTest

/// The exposed disabled state of a button, for every cause and every order.
@preconcurrency @MainActor
final class ExposedStateTests: ThimbleTestCase {
  private func isExposedAsDisabled(_ button: Button) -> Bool {
    button.withUnsafeGtkWidget { caccessible_is_disabled($0) != 0 }
  }

  func testOffIsDescribedAsOnIs() {
    let (button, plain) = (Button("Check Spelling"), Button("Plain"))
    withWindow(Box(.vertical) { [button, plain] }) { _ in
      for isOn in [true, false, true] {
        button.isSelected = isOn
        XCTAssertTrue(isDescribed(isOn ? "Selected" : "Not selected", button))
      }
      XCTAssertFalse(isDescribed("Not selected", plain), "It is no button that can be on.")
    }
  }

  func testACheckButtonIsCalledByItsTitleWithoutTheMark() {
    XCTAssertTrue(isCalled("Show cents", CheckButton("Show _cents")))
    XCTAssertTrue(isCalled("snake_case", CheckButton("_snake__case")))
  }

  func testWorkIsExposedThoughTheButtonIsDisabledAndEnabledMeanwhile() {
    let button = Button("Save")
    withWindow(button) { _ in
      button.work.start()
      XCTAssertTrue(isExposedAsDisabled(button))
      button.isEnabled = false
      button.isEnabled = true
      XCTAssertTrue(isExposedAsDisabled(button), "It still drops presses.")
      button.work.options.activationPolicy = .queue
      button.work.stop()
      XCTAssertFalse(isExposedAsDisabled(button))
      button.isEnabled = false
      XCTAssertTrue(isExposedAsDisabled(button))
    }
  }

  func testAReasonIsExposedUntilItEnds() {
    let button = Button("Save")
    button.disable(because: "Enter a name first")
    XCTAssertTrue(isExposedAsDisabled(button))
    button.work.start()
    button.work.stop()
    XCTAssertTrue(isExposedAsDisabled(button))
    button.isEnabled = true
    XCTAssertFalse(isExposedAsDisabled(button))
    button.isEnabled = false
    button.disable(because: "Enter a name first")
    XCTAssertTrue(isExposedAsDisabled(button))
    XCTAssertTrue(button.takesInput, "It takes focus.")
  }
}
