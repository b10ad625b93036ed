import GtkTesting
import Thimble
import XCTest

final class ButtonTests: ThimbleTestCase {
  func testShowsItsContentAsStyleClasses() {
    XCTAssertTrue(Button("Save").hasStyleClass("title-only"))
    XCTAssertTrue(Button("Save", icon: "document-save-symbolic").hasStyleClass("icon-and-title"))
    XCTAssertTrue(IconButton(icon: "document-save-symbolic", accessibilityLabel: "Save").hasStyleClass("icon-only"))
    XCTAssertEqual(Button("Save").cssName, "thimble-button")
  }

  func testHasOneVariantAndOneSize() {
    let button = Button("Save", variant: .primary, size: .large)
    button.variant = .danger
    button.size = .small
    XCTAssertEqual(Set(button.styleClasses), ["title-only", "danger", "small"])
  }

  func testIsAGTypeOfItsOwn() {
    XCTAssertEqual(Button("Save").typeName, "ThimbleButton")
    XCTAssertEqual(IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add").typeName, "ThimbleIconButton")
  }

  func testAPressRunsTheActionOnceAndThenTheHandlers() {
    var log: [String] = []
    let button = Button("Save") { log.append("action") }
    button.connect(.clicked) { _ in log.append("handler") }
    withWindow(button) { _ in
      XCTAssertTrue(button.activate())
      wait("the press has run the action and the handler") { log.count == 2 }
      XCTAssertEqual(log, ["action", "handler"])
    }
  }

  func testADisabledButtonDoesNothing() {
    var (count, others) = (0, 0)
    let (button, other) = (Button("Save") { count += 1 }, Button("Open") { others += 1 })
    button.isEnabled = false
    withWindow(Box(.horizontal) { [button, other] }) { _ in
      button.activate()
      // GTK clicks a quarter of a second after the request, and the other button later than this one.
      other.activate()
      wait("the other button is pressed") { others == 1 }
      XCTAssertEqual(count, 0)
    }
  }

  func testNameFollowsTheTitleUnlessAnotherIsSet() {
    let button = Button("_Save")
    XCTAssertEqual(button.accessibilityLabel, "Save")
    button.title = "Save _All"
    XCTAssertEqual(button.accessibilityLabel, "Save All")
    button.setAccessibilityLabel("Save everything")
    button.title = "Save"
    XCTAssertEqual(button.accessibilityLabel, "Save everything")
    button.setAccessibilityLabel(nil)
    XCTAssertEqual(button.accessibilityLabel, "Save")
  }

  func testSizesAreThoseOfTheDesign() {
    let box = Box(.horizontal)
    let expected: [(Button.Size, Double)] = [(.mini, 24), (.small, 28), (.medium, 34), (.large, 44), (.extraLarge, 56)]
    let buttons = expected.map { size, _ in Button("Size", size: size).with { $0.verticalAlignment = .center } }
    for button in buttons { box.append(button) }
    withWindow(box) { _ in
      for (button, (size, height)) in zip(buttons, expected) {
        XCTAssertEqual(button.bounds(in: button)?.height, height, size.name)
      }
    }
  }

  func testMayRemoveItselfInItsAction() {
    let box = Box(.horizontal)
    weak var weakButton: Button?
    var isDone = false
    withWindow(box) { _ in
      let button = Button("Remove") { [weak box] in
        if let button = box?.children.first { box?.remove(button) }
        isDone = true
      }
      weakButton = button
      box.append(button)
      button.activate()
      wait("the button has left its box") { isDone && box.children.isEmpty }
    }
    wait("the button is released") { weakButton == nil }
  }

  func testMayCloseItsWindowInItsAction() {
    var window: Window? = Window("Close me")
    weak let weakWindow = window
    window?.child = Button("Close") { weakWindow?.destroy() }
    window?.present()
    let button = window?.child
    wait("the button is on screen") { button?.isMapped == true }
    window = nil
    button?.activate()
    wait("the window is gone") { weakWindow == nil }
  }

  func testIconAndTitleAreMirroredRightToLeft() {
    let button = Button("Next", icon: "go-next-symbolic")
    withWindow(button) { _ in
      XCTAssertLessThan(button.shown.iconBox.x, button.shown.titleBox.x)
      button.textDirection = .rightToLeft
      wait("the icon stands on the right") { button.shown.iconBox.x > button.shown.titleBox.x }
    }
  }
}
