import GtkTesting
import Thimble
import XCTest

/// Widgets around buttons: a popover of a button, a bar for its work, and rows of preferences.
@preconcurrency @MainActor
final class SmallPartsTests: ThimbleTestCase {
  func testAPressOpensThePopoverAndFocusComesBack() {
    let entry = Entry("inside")
    let button = Button("Filters").opensPopover(entry)
    withWindow(Box { button }) { window in
      button.grabFocus()
      press(button)
      XCTAssertTrue(button.isPopoverOpen && button.isSelected)
      entry.grabFocus()
      press(button)
      wait("the popover is closed") { !button.isPopoverOpen && !button.isSelected }
      XCTAssertTrue(button.isFocused)
      button.isPopoverOpen = true
      XCTAssertTrue(entry.isMapped)
      button.isVisible = false
      wait("the popover closes with its button") { !button.isPopoverOpen }
    }
  }

  func testABarShowsTheWorkOfACommand() {
    let gate = Gate()
    let command = Command("save", "_Save") { progress in
      progress.fraction = 0.5
      await gate.pass()
    }
    let bar = ProgressBar(command)
    XCTAssertTrue(isCalled("Save", bar))
    XCTAssertFalse(bar.isVisible)
    command.activate()
    wait("the bar shows the half") { bar.isVisible && bar.fraction == 0.5 }
    gate.open()
    wait("the bar is hidden") { !bar.isVisible }
  }

  func testABarShowsTheWorkOfAButton() {
    let gate = Gate()
    let button = Button("Save") { await gate.pass() }
    let bar = ProgressBar(button)
    withWindow(Box(.vertical) { [button, bar] as [Widget] }) { _ in
      press(button)
      XCTAssertTrue(bar.isVisible)
      XCTAssertNil(bar.fraction)
      gate.open()
      wait("the bar is hidden") { !bar.isVisible }
    }
  }

  func testAPreferenceRowNamesItsControlAndActivatesIt() {
    let toggle = Switch("")
    let row = PreferenceRow("Dark style", subtitle: "At night", toggle)
    XCTAssertTrue(isCalled("Dark style", toggle))
    XCTAssertTrue(isDescribed("At night", toggle))
    let list = ListBox()
    list.append(row)
    list.append(PreferenceRow("Other", Switch("")))
    withWindow(list) { _ in
      list.emit("row-activated", row)
      wait("the switch is on, after its animation") { toggle.isOn }
    }
  }
}
