import GtkHost
import GtkTesting
import Thimble
import ThimbleNames
import XCTest

@preconcurrency @MainActor
final class CloseButtonTests: ThimbleTestCase {
  func testItClosesItsWindow() {
    let close = CloseButton()
    let window = Window("Test", child: Box(.vertical) { close })
    window.present()
    wait("the window is on screen") { close.isMapped }
    var isAsked = false
    window.connect(.closeRequest) { _ in
      isAsked = true
      return false
    }
    press(close)
    XCTAssertTrue(isAsked)
    wait("the window is gone") { !close.isMapped }
  }

  func testItClosesItsPopoverAndNotTheWindow() {
    let close = CloseButton()
    let popover = Popover(Box(.vertical) { close })
    let button = Button("Open")
    popover.setParent(button)
    withWindow(Box(.vertical) { button }) { window in
      popover.popUp()
      wait("the popover is there") { close.isMapped }
      press(close)
      wait("the popover is gone") { !popover.isMapped }
      XCTAssertTrue(window.isMapped)
    }
  }

  func testItDoesWhatItIsTold() {
    var count = 0
    let close = CloseButton(accessibilityLabel: "Close the tab") { count += 1 }
    withWindow(Box(.vertical) { close }) { window in
      press(close)
      XCTAssertEqual(count, 1)
      XCTAssertTrue(window.isMapped)
      XCTAssertEqual(close.accessibilityLabel, "Close the tab")
      XCTAssertEqual(close.tooltip, "Close the tab")
    }
  }

  func testOneThatIsInNoWindowDoesNothing() {
    let close = CloseButton()
    press(close)
    XCTAssertEqual(close.accessibilityLabel, "Close")
  }

  func testPresetsAreCalledSomething() {
    Localization.use("de")
    defer { Localization.use(nil) }
    let names = Button.Preset.allCases.filter(\.hasIcon).map { Button.preset($0).accessibilityLabel }
    XCTAssertEqual(
      names,
      [
        "Weitere Informationen", "Weitere Informationen", "Weitere Informationen", "Kontakt hinzufügen", "Schließen",
      ])
    for preset in Button.Preset.allCases {
      var count = 0
      let button = Button.preset(preset, title: "Title") { count += 1 }
      XCTAssertEqual(button.accessibilityLabel, "Title")
      XCTAssertEqual(button.title.isEmpty, preset.hasIcon)
      press(button)
      XCTAssertEqual(count, 1)
    }
    XCTAssertTrue(Button.preset(.close) is CloseButton)
  }
}
